import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChargeTable } from '@/components/tesoreria/cuota/charge-table'
import { pagedList } from '@/components/tesoreria/cuota/paged-list'
import { RunHeader } from '@/components/tesoreria/cuota/run-header'
import { addressOf, readPage } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { traerCargos, traerCorrida } from '@/contract/cuota'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Cuotas generadas' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function CorridaPage({ params, searchParams }: Props) {
  await exigir('cuotas.correr')
  if (!(await capacidades()).has('cuota.mensual')) notFound()
  const corridaID = readId((await params).id)
  const address = addressOf(rutas.corrida(corridaID), await searchParams)
  const entrada = { corridaID, pagina: readPage(address.params.pagina) }
  const [leida, lista] = await Promise.all([leer(traerCorrida, { corridaID }), leer(traerCargos, entrada)])
  const corrida = orNotFound(leida)
  if (!corrida.ok)
    return (
      <ReadFailure falla={corrida} ruta="/cuota/traerCorrida" entrada={{ corridaID }} que="la generación" />
    )
  return (
    <>
      <RunHeader corridaID={corridaID} corrida={corrida.datos} />
      <ChargeTable
        {...pagedList(orLeave(lista), { ruta: '/cuota/traerCargos', entrada, que: 'la lista de cuotas' })}
        address={address}
      />
    </>
  )
}
