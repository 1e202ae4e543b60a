import type { Metadata } from 'next'
import { CargoTable } from '@/components/tesoreria/cuota/cargo-table'
import { RunHeader } from '@/components/tesoreria/cuota/run-header'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { ReadFailure } from '@/components/espera/read-failure'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import { traerCargos, traerCorrida } from '@/contract/cuota'
import { traerUltima } from '@/contract/tarea'
import { textOfMes } from '@/domain/cuota'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Cuotas generadas' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function CorridaPage({ params, searchParams }: Props) {
  await requireSession('cuotas.correr')
  const corridaID = readId((await params).id)
  const address = addressOf(rutas.corrida(corridaID), await searchParams)
  const entrada = { corridaID }
  const [leida, lista] = await Promise.all([
    readApi(traerCorrida, entrada),
    readListPage(traerCargos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerCargos, { pagina, ...entrada }),
    ),
  ])
  const corrida = orNotFound(leida)
  if (!corrida.ok)
    return <ReadFailure falla={corrida} ruta="/cuota/traerCorrida" entrada={entrada} que="la generación" />
  const { generando, anio, mes } = corrida.datos
  const enCurso =
    generando && anio && mes ? { tipo: 'cuotas' as const, clave: textOfMes({ anio, mes }) } : undefined
  const ultima = enCurso && (await readApi(traerUltima, enCurso))
  const leidaTarea = ultima?.ok ? ultima.datos[0] : undefined
  // The run was read while it was made: its end, if it came since, is for the panel to see, which reads the page again.
  const tarea = leidaTarea && { ...leidaTarea, estado: 'pendiente' as const }
  return (
    <>
      <RunHeader corridaID={corridaID} corrida={corrida.datos} />
      {tarea && (
        <div className="mb-4">
          <TareaPanel key={tarea.id} tarea={tarea} enlace={undefined} />
        </div>
      )}
      <CargoTable
        {...pagedList(lista, { ruta: '/cuota/traerCargos', entrada, que: 'la lista de cuotas' }, { address })}
        address={address}
      />
    </>
  )
}
