import type { Metadata } from 'next'
import { ChargeTable } from '@/components/tesoreria/cuota/charge-table'
import { RunHeader } from '@/components/tesoreria/cuota/run-header'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { ReadFailure } from '@/components/espera/read-failure'
import { traerCargos, traerCorrida } from '@/contract/cuota'
import { leer } from '@/lib/api/cliente'
import { leerLista } from '@/lib/api/lista'
import { type Busqueda, orNotFound, readId, requirePropio } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Cuotas generadas' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function CorridaPage({ params, searchParams }: Props) {
  await exigir('cuotas.correr')
  await requirePropio()
  const corridaID = readId((await params).id)
  const address = addressOf(rutas.corrida(corridaID), await searchParams)
  const entrada = { corridaID }
  const [leida, lista] = await Promise.all([
    leer(traerCorrida, entrada),
    leerLista(traerCargos.ruta, readPage(address.params.pagina), (pagina) =>
      leer(traerCargos, { pagina, ...entrada }),
    ),
  ])
  const corrida = orNotFound(leida)
  if (!corrida.ok)
    return <ReadFailure falla={corrida} ruta="/cuota/traerCorrida" entrada={entrada} que="la generación" />
  return (
    <>
      <RunHeader corridaID={corridaID} corrida={corrida.datos} />
      <ChargeTable
        {...pagedList(lista, { ruta: '/cuota/traerCargos', entrada, que: 'la lista de cuotas' }, { address })}
        address={address}
      />
    </>
  )
}
