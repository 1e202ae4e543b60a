'use client'

import { useState } from 'react'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useOutcome } from '@/components/llamada/use-outcome'
import { EFECTIVO, type Medio, MeansChoice } from '@/components/tesoreria/en-linea/means-choice'
import { OnlineForm } from '@/components/tesoreria/en-linea/online-form'
import { type PagoEnCurso, useOnlinePago } from '@/components/tesoreria/en-linea/use-online-pago'
import { DE_PAGO, itemsWitness } from '@/components/tesoreria/pago/items-witness'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import type { Vuelto } from '@/components/tesoreria/pago/cash-received'
import { FRACASO, PayForm } from '@/components/tesoreria/pago/pay-form'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>

type Props = {
  elegidas: readonly FilaPendiente[]
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/** Collects in cash, or begins an online payment. */
export function PayDialog({ elegidas, lista, close }: Props) {
  const { matriculadoID, quien, enLinea } = useMostrador()
  const { filas, cambios, look } = useItems(elegidas, lista)
  const [pagado, setPagado] = useState<Pagado>()
  const [typed, setTyped] = useState(false)
  const online = useOnlinePago(filas, 'operador', enLinea)
  const efectivo = useOutcome('/pago/realizarPagoEfectivo', {
    fracaso: FRACASO,
    enCampos: true,
  })

  function pagar(pago: Pago, vuelto: Vuelto | undefined) {
    look()
    return efectivo.send(
      {
        show: itemsWitness(matriculadoID, filas, DE_PAGO),
        done: ({ pagoID, nroRecibo, recibo }) =>
          setPagado({ pago, pagoID: pagoID ?? undefined, nroRecibo, recibo, vuelto }),
      },
      pago,
    )
  }

  return (
    <MoneyDialog
      title={pagado ? 'Pago realizado correctamente' : 'Pagar'}
      description={<ForMatriculado {...{ matriculadoID, quien }} />}
      data-espera={online.url}
      className="max-w-2xl"
      outcome={online.outcome.pendiente || online.outcome.incierto ? online.outcome : efectivo}
      typed={(typed || online.typed) && !pagado}
      close={close}
    >
      {pagado ? (
        <PaidNotice pagado={pagado} close={close} />
      ) : (
        <EitherForm
          {...{ filas, cambios, look, online, pagar, close }}
          pendiente={efectivo.pendiente}
          onTyped={setTyped}
        />
      )}
    </MoneyDialog>
  )
}

type EitherProps = Pick<Props, 'close'> & {
  filas: readonly FilaPendiente[]
  cambios: readonly string[]
  look: () => void
  online: PagoEnCurso
  pendiente: boolean
  pagar: (pago: Pago, vuelto: Vuelto | undefined) => Promise<Readonly<Record<string, string>>>
  onTyped: (typed: boolean) => void
}

/** What was typed for one means stays while the other is shown. */
function EitherForm({ online, pendiente, pagar, onTyped, look, ...props }: EitherProps) {
  const { enLinea, reglas } = useMostrador()
  const [medio, setMedio] = useState<Medio>(EFECTIVO)
  const counter = reglas?.medios.length ? reglas.medios : [EFECTIVO]
  const medios: readonly Medio[] = enLinea ? [...counter, 'enLinea'] : counter
  const isOnline = medio === 'enLinea'
  return (
    <>
      {!(online.begun && isOnline) && (
        <div className="px-5 pt-4 empty:hidden">
          <MeansChoice
            {...{ medios, medio }}
            disabled={online.outcome.pendiente || pendiente}
            choose={setMedio}
          />
        </div>
      )}
      {enLinea && isOnline && (
        <OnlineForm {...{ enLinea, look }} cambios={props.cambios} close={props.close} pago={online} />
      )}
      <div className={isOnline ? 'hidden' : 'contents'}>
        <PayForm {...props} {...{ pagar, onTyped }} medio={isOnline ? EFECTIVO : medio} />
      </div>
    </>
  )
}
