import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { mapList, pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { FILTROS_TAREAS, readTareasFilters } from '@/components/tarea/filters'
import { JobTable } from '@/components/tarea/job-table'
import { toFila } from '@/components/tarea/words'
import { traerPropias, traerTodas } from '@/contract/tarea'
import { leer } from '@/lib/api/cliente'
import { leerLista } from '@/lib/api/lista'
import { type Busqueda } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Tareas' }

export default async function TareasPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await exigir('tareas.ver')
  const todas = permisos.has('tareas.todas')
  const llamada = todas ? traerTodas : traerPropias
  const address = addressOf(rutas.tareas(), await searchParams)
  const entrada = readTareasFilters(address)
  const lista = await leerLista(llamada.ruta, readPage(address.params.pagina), (pagina) =>
    leer(llamada, { pagina, ...entrada }),
  )
  const values = Object.fromEntries(FILTROS_TAREAS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_TAREAS, values)).length > 0
  const ruta = todas ? '/tarea/traerTodas' : '/tarea/traerPropias'
  return (
    <>
      <PageHeader
        title="Tareas"
        subtitle={
          todas ? 'Lo que se pidió y se hace aparte, de todos' : 'Lo que usted pidió y se hace aparte'
        }
        back={rutas.varios()}
      />
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_TAREAS} address={address} values={values} />
      </div>
      {wrong ? (
        <UnreadableFilter clearHref={address.path} />
      ) : (
        <JobTable
          {...pagedList(
            mapList(lista, toFila),
            { ruta, entrada, que: 'la lista de tareas' },
            { address, filters: FILTROS_TAREAS },
          )}
          address={address}
          todas={todas}
        />
      )}
    </>
  )
}
