import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import { CargaTable } from '@/components/tesoreria/carga/carga-table'
import { traerTodas } from '@/contract/carga'
import { traerActivas } from '@/contract/tarea'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Conceptos a varios' }

export default async function ConceptosAVariosPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('conceptos.cargarAVarios')
  const address = addressOf(rutas.conceptosAVarios(), await searchParams)
  // First: a job told as ended with a list read before its end would leave that list on the screen.
  const activas = await readApi(traerActivas, {})
  const lista = await readListPage(traerTodas.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodas, { pagina }),
  )
  const tareas = activas.ok ? activas.datos.filter(({ tipo }) => tipo === 'carga') : []
  return (
    <>
      <PageHeader
        title="Conceptos a varios"
        subtitle="Lo que se cargó de una vez a quienes se eligieron en una lista, y se deshace de una vez"
        back={rutas.varios()}
      />
      <div className="grid grid-cols-1 gap-4">
        {tareas.map((tarea) => (
          <TareaPanel key={tarea.id} tarea={tarea} enlace={undefined} />
        ))}
        <CargaTable
          {...pagedList(
            lista,
            { ruta: '/carga/traerTodas', entrada: {}, que: 'la lista de conceptos a varios' },
            { address },
          )}
          address={address}
        />
      </div>
    </>
  )
}
