import type { NextRequest } from 'next/server'
import { FILTROS_MOROSOS, readMorososFilters } from '@/components/avisos/moroso/filters'
import { readQuery } from '@/components/data-table/query'
import { lectorDe } from '@/lib/descarga/lectura'
import { walkMorosos } from '@/lib/descarga/morosos'
import { streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/intermediario'

export async function GET(request: NextRequest): Promise<Response> {
  return streamTable(request, 'morosos.ver', (sesion, senal) => {
    const query = readQuery(request.nextUrl.searchParams, FILTROS_MOROSOS)
    return typeof query === 'string' ? query : walkMorosos(lectorDe(sesion, senal), readMorososFilters(query))
  })
}
