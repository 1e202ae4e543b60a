import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { MemberHeader } from '@/components/matriculado/member-header'
import { GenerateForm } from '@/components/pago/generate-form'
import { KindFilter } from '@/components/pago/kind-filter'
import { pendingDebt, sumPending } from '@/components/pago/pending-debt'
import { toFila } from '@/components/pago/pending-row'
import { PendingTable } from '@/components/pago/pending-table'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerPagosPendientes } from '@/contract/pago'
import { emisor } from '@/components/pago/emisor'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/pantalla'
import { PERSONA_DE_PLANES } from '@/lib/personas'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Pagos pendientes' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function PagosPage({ params, searchParams }: Props) {
  const { permisos, personaID } = await exigir('pagos.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.pagos(matriculadoID), await searchParams)
  const entrada = {
    matriculadoID,
    traerMatriculas: address.params.matriculas !== '0',
    traerConceptos: address.params.conceptos !== '0',
    traerPP: address.params.planes !== '0',
    mostrarTodo: true,
  }
  const pedida = leer(traerPagosPendientes, entrada)
  const todas = entrada.traerMatriculas && entrada.traerConceptos && entrada.traerPP
  const suma = todas ? pedida.then(sumPending) : pendingDebt(matriculadoID)
  const [quien, lista, puede] = await Promise.all([
    leer(traerDatosBasicos, { matriculadoID }),
    pedida,
    capacidades(),
  ])
  const basicos = orNotFound(quien)
  const datos = basicos.ok ? basicos.datos : undefined
  const puedePlanes = personaID === PERSONA_DE_PLANES
  const filas = mapRows(orLeave(lista), (row, index) => toFila(row, index, puedePlanes))
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  return (
    <>
      <MemberHeader pantalla="Pagos pendientes" matriculadoID={matriculadoID} datos={datos} suma={suma} />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3" data-print="hide">
        <KindFilter address={address} />
        {permisos.has('pagos.generar') && (
          <GenerateForm matriculadoID={matriculadoID} simula={puede.has('pago.simularMatriculaAdelantada')} />
        )}
      </div>
      <PendingTable
        matriculadoID={matriculadoID}
        content={contentOf(filas, espera)}
        address={address}
        puedeCobrar={permisos.has('pagos.cobrar')}
        proponeRecibo={puede.has('pago.proximoRecibo')}
        daRecibo={puede.has('pago.emitirRecibo')}
        emisor={emisor()}
      />
    </>
  )
}
