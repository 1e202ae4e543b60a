import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { pagedList } from '@/components/espera/paged-list'
import { FILTROS_DE_CUMPLES, readCumplesFilters } from '@/components/estadisticas/tablero/cumples-filters'
import { CumplesTable } from '@/components/estadisticas/tablero/cumples-table'
import { PageHeader } from '@/components/shell/page-header'
import { traerPaginaDeCumples } from '@/contract/cumples'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cumpleaños' }

export default async function CumplesPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('estadisticas.ver')
  const address = addressOf(rutas.cumples(), await searchParams)
  const filtros = readCumplesFilters(address)
  const asked = Object.fromEntries(FILTROS_DE_CUMPLES.map(({ name }) => [name, address.params[name]]))
  const lista =
    Object.keys(problemsOf(FILTROS_DE_CUMPLES, asked)).length > 0
      ? undefined
      : await readListPage(traerPaginaDeCumples.ruta, readPage(address.params.pagina), (pagina) =>
          readApi(traerPaginaDeCumples, { pagina, ...filtros }),
        )
  const total = lista?.result.ok ? `: ${formatCount(lista.paginas.total)}` : ''
  return (
    <>
      <PageHeader
        title="Cumpleaños"
        subtitle={`${filtros.lapso === 'hoy' ? 'De hoy' : 'De hoy y los seis días que siguen'}${total}`}
        back={rutas.estadisticas()}
      />
      <div className="mb-4">
        <FilterForm
          filters={FILTROS_DE_CUMPLES}
          address={address}
          values={{ lapso: filtros.lapso, nombre: address.params['nombre'] }}
        />
      </div>
      {lista ? (
        <CumplesTable
          {...pagedList(
            lista,
            { ruta: '/estadisticas/traerPaginaDeCumples', entrada: filtros, que: 'los cumpleaños' },
            { address, filters: FILTROS_DE_CUMPLES },
          )}
          address={address}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
