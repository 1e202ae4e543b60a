import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { LinkButton } from '@/components/listado/link-button'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { ChosenScope } from '@/components/tesoreria/pago/chosen-scope'
import { counterRules, planRefusal } from '@/lib/tesoreria/counter-rules'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { OpenNotice } from '@/components/tesoreria/en-linea/open-notice'
import { pendingDeuda, sumPending } from '@/lib/tesoreria/pending-deuda'
import { type FilaPendiente, toFila } from '@/components/tesoreria/pago/pending-row'
import { PendingTable } from '@/components/tesoreria/pago/pending-table'
import { PendingTools } from '@/components/tesoreria/pago/pending-tools'
import { OldDeudaButton } from '@/components/tesoreria/pago/old-deuda-button'
import { readWriteOffs, WriteOffs } from '@/components/tesoreria/pago/write-offs'
import { CreditoNotice } from '@/components/tesoreria/saldo/credito-notice'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerPagosPendientes } from '@/contract/pago'
import { TIPO_PLAN } from '@/domain/estados'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pagos pendientes' }

const isPlan = ({ tipo, planRoto }: FilaPendiente) => tipo === TIPO_PLAN && !planRoto

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function PagosPage({ params, searchParams }: Props) {
  const sesion = await requireSession('pagos.ver')
  const { hay } = sesion
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.pagos(matriculadoID), await searchParams)
  const entrada = {
    matriculadoID,
    traerMatriculas: address.params.matriculas !== '0',
    traerConceptos: address.params.conceptos !== '0',
    traerPP: address.params.planes !== '0',
    mostrarTodo: true,
  }
  const pedida = readApi(traerPagosPendientes, entrada)
  const eliminadas = readWriteOffs(matriculadoID, sesion.permisos)
  const todas = entrada.traerMatriculas && entrada.traerConceptos && entrada.traerPP
  const suma = todas ? pedida.then(sumPending) : pendingDeuda(matriculadoID)
  const [quien, lista, reglas] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    pedida,
    counterRules(sesion.personaID),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const mostrador = await counterFor({
    matriculadoID,
    datos,
    permisos: sesion.permisos,
    hay,
    paga: true,
    reglas,
  })
  const { permisos, edita } = mostrador
  const credito = mostrador.registra && permisos.has('pagos.cobrar') ? datos?.saldoAFavor : undefined
  const trabaPlanes = planRefusal(reglas)
  const pendientes = orLeave(lista)
  const filas = mapRows(pendientes, (row, index) => toFila(row, index, trabaPlanes))
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  return (
    <MostradorScope {...mostrador}>
      <MatriculadoHeader pantalla="Pagos pendientes" {...{ matriculadoID, datos, suma }} />
      <ChosenScope>
        <PendingTools
          address={address}
          permisos={permisos}
          aviso={trabaPlanes && filas.ok && filas.datos.some(isPlan) ? trabaPlanes : undefined}
        />
        {credito !== undefined && <CreditoNotice saldo={credito} filas={filas} />}
        {pendientes.ok && <OpenNotice filas={pendientes.datos} pantalla="operador" />}
        <PendingTable content={contentOf(filas, espera)} address={address} />
        <UnderList
          anios={permisos.has('deuda.eliminar') ? reglas.aniosDeuda : undefined}
          cobranza={hay.propio && permisos.has('cobranza.ver') ? rutas.cobranza(matriculadoID) : undefined}
        />
      </ChosenScope>
      {eliminadas && mostrador.registra && permisos.has('deuda.eliminar') && (
        <WriteOffs matriculadoID={matriculadoID} leidas={eliminadas} editaMatriculas={edita} />
      )}
    </MostradorScope>
  )
}

/** What is not every day's stands under the list. */
const UnderList = ({ anios, cobranza }: { anios: number | undefined; cobranza: string | undefined }) => (
  <div className="mt-3 flex flex-wrap justify-end gap-2" data-print="hide">
    {cobranza && <LinkButton href={cobranza}>Cobranza y prescripción</LinkButton>}
    {anios !== undefined && <OldDeudaButton anios={anios} />}
  </div>
)
