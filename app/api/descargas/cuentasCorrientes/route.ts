import type { NextRequest } from 'next/server'
import { readQuery } from '@/components/data-table/query'
import { FILTROS_CUENTAS, readCuentasFilters } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { walkCuentas } from '@/lib/descarga/cuentas-corrientes'
import { lectorDe } from '@/lib/descarga/lectura'
import { streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/intermediario'

export async function GET(request: NextRequest): Promise<Response> {
  return streamTable(request, 'cuentas.ver', (sesion, senal) => {
    const query = readQuery(request.nextUrl.searchParams, FILTROS_CUENTAS)
    return typeof query === 'string' ? query : walkCuentas(lectorDe(sesion, senal), readCuentasFilters(query))
  })
}
