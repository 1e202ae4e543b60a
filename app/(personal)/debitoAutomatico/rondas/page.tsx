import type { Metadata } from 'next'
import { FILTROS_RONDAS, readRondasFilters } from '@/components/debitos/ronda/filters'
import { RoundsTable } from '@/components/debitos/ronda/rounds-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodas } from '@/contract/ronda'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { roundRow } from '@/components/debitos/ronda/round-row'

export const metadata: Metadata = { title: 'Débitos del mes' }

export default async function RondasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('debitos.rondas')
  const address = addressOf(rutas.rondas(), await searchParams)
  const values = Object.fromEntries(FILTROS_RONDAS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_RONDAS, values)).length > 0
  const entrada = readRondasFilters(address)
  const lista = wrong
    ? undefined
    : await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
        readApi(traerTodas, { pagina, ...entrada }),
      )
  return (
    <>
      <PageHeader
        title="Débitos del mes"
        subtitle="Lo que se pidió a los bancos y a las entidades, lo último primero"
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
      />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_RONDAS} address={address} values={values} />
      </div>
      {lista ? (
        <RoundsTable
          {...pagedList(
            mapList(lista, roundRow),
            { ruta: '/ronda/traerTodas', entrada, que: 'la lista de débitos' },
            { address, filters: FILTROS_RONDAS },
          )}
          address={address}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}
