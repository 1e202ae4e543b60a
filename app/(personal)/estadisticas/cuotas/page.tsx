import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { filtersOf, mesOf, readCuotasFilters } from '@/components/estadisticas/tablero/cuotas-filters'
import { CuotasTable } from '@/components/estadisticas/tablero/cuotas-table'
import { PageHeader } from '@/components/shell/page-header'
import { traerCuotasDelMes } from '@/contract/estadisticas'
import { textOfMes } from '@/domain/cuota'
import { SITUACION } from '@/domain/estadisticas'
import { formatMes, today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cuotas del mes' }

export default async function CuotasDelMesPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('estadisticas.ver')
  const address = addressOf(rutas.cuotasDelMes(), await searchParams)
  const hoy = today()
  const mes = mesOf(address.params['mes'], hoy)
  const filters = filtersOf(hoy, mes)
  const filtros = readCuotasFilters(address, hoy)
  const values = { mes: textOfMes(mes), situacion: filtros.situacion, nombre: address.params['nombre'] }
  const asked = Object.fromEntries(filters.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(filters, asked)).length > 0
  const lista = wrong
    ? undefined
    : await readListPage(traerCuotasDelMes.ruta, readPage(address.params.pagina), (pagina) =>
        readApi(traerCuotasDelMes, { pagina, ...filtros }),
      )
  const total = lista?.result.ok ? `: ${formatCount(lista.paginas.total)}` : ''
  return (
    <>
      <PageHeader
        title="Cuotas del mes"
        subtitle={`${formatMes(mes)}, ${SITUACION[filtros.situacion]}${total}`}
        back={rutas.estadisticas()}
      />
      <div className="mb-4">
        <FilterForm filters={filters} address={address} values={values} />
      </div>
      {lista ? (
        <CuotasTable
          {...pagedList(
            lista,
            { ruta: '/estadisticas/traerCuotasDelMes', entrada: filtros, que: 'las cuotas' },
            { address, filters },
          )}
          address={address}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
