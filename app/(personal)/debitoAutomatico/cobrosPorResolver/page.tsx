import type { Metadata } from 'next'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { collectionRow } from '@/lib/debitos/collection-row'
import { CollectionTable } from '@/components/debitos/rendicion/collection-table'
import { FILTROS_COBROS, readCobrosFilters } from '@/components/debitos/rendicion/filters'
import { PLANILLA_COBROS } from '@/components/debitos/rendicion/planillas'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerCobros } from '@/contract/rendicion'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cobros por resolver' }

export default async function CobrosPorResolverPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('debitos.rondas')
  const address = addressOf(rutas.cobrosPorResolver(), await searchParams)
  const values = Object.fromEntries(FILTROS_COBROS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_COBROS, values)).length > 0
  const entrada = readCobrosFilters(address)
  const lista = wrong
    ? undefined
    : await readListPage(traerCobros.ruta, readPage(address.params['pagina']), (pagina) =>
        readApi(traerCobros, { pagina, ...entrada }),
      )
  return (
    <>
      <PageHeader
        title="Cobros por resolver"
        subtitle="Dinero de los débitos que no paga nada por sí solo, lo más viejo primero"
        back={rutas.utilidades()}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <FilterForm vacia filters={FILTROS_COBROS} address={address} values={values} />
        <TableDownloads
          que="los cobros por resolver"
          disabled={!lista?.paginas.total}
          tabla={{
            de: hrefWith(
              { path: '/api/descargas/cobrosPorResolver', params: {} },
              { estado: entrada.estado },
            ),
            titulo: 'Cobros por resolver',
            columnas: PLANILLA_COBROS,
          }}
        />
      </div>
      {lista ? (
        <CollectionTable
          {...pagedList(
            mapList(lista, collectionRow),
            { ruta: '/cobroPorResolver/traerTodos', entrada, que: 'los cobros por resolver' },
            { address, filters: FILTROS_COBROS, planilla: true },
          )}
          address={address}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
