import type { NextRequest } from 'next/server'
import { FILTROS_CUENTAS, readCuentasFilters } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { problemsOf } from '@/components/data-table/filter-problems'
import { walkCuentas } from '@/lib/descarga/cuentas-corrientes'
import { lectorDe } from '@/lib/descarga/lectura'
import { streamTable } from '@/lib/descarga/respuesta'

export { proxyOther as HEAD } from '@/lib/intermediario'

/** The filtered balances, whole: the filters as /cuentasCorrientes has them. */
export async function GET(request: NextRequest): Promise<Response> {
  return streamTable(request, 'cuentas.ver', (sesion, senal) => {
    const query = [...request.nextUrl.searchParams]
    const asked = Object.fromEntries(query)
    if (Object.keys(asked).length < query.length) return 'Parámetro repetido'
    const [problem] = Object.values(problemsOf(FILTROS_CUENTAS, asked))
    if (problem) return problem
    return walkCuentas(lectorDe(sesion, senal), readCuentasFilters({ params: asked }))
  })
}
