import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { FILTROS_TAREAS, readTareasFilters } from '@/components/tarea/filters'
import { TareaTable } from '@/components/tarea/tarea-table'
import { toFila } from '@/components/tarea/words'
import { traerTodas } from '@/contract/tarea'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Tareas' }

export default async function TareasPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('tareas.ver')
  const address = addressOf(rutas.tareas(), await searchParams)
  const entrada = readTareasFilters(address)
  const lista = await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodas, { pagina, ...entrada }),
  )
  const values = Object.fromEntries(FILTROS_TAREAS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_TAREAS, values)).length > 0
  return (
    <>
      <PageHeader title="Tareas" subtitle="Lo que se pidió y se hace aparte" back={rutas.varios()} />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_TAREAS} address={address} values={values} />
      </div>
      {wrong ? (
        <UnreadableFilter clearHref={address.path} />
      ) : (
        <TareaTable
          {...pagedList(
            mapList(lista, toFila),
            { ruta: '/tarea/traerTodas', entrada, que: 'la lista de tareas' },
            { address, filters: FILTROS_TAREAS },
          )}
          address={address}
        />
      )}
    </>
  )
}
