'use client'

import { useState } from 'react'
import { type Medio, MeansChoice } from '@/components/en-linea/means-choice'
import { OnlineForm } from '@/components/en-linea/online-form'
import { PayForm } from '@/components/pago/pay-form'
import { type Pagado, PaidNotice } from '@/components/pago/paid-notice'
import type { Emisor } from '@/components/pago/emisor'
import type { AccionesDePago } from '@/components/pago/payment-actions'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { DE_PAGO, UnknownOutcome } from '@/components/pago/unknown-outcome'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>

type Props = {
  matriculadoID: number
  filas: readonly FilaPendiente[]
  /** Online payment is offered beside cash. */
  enLinea: boolean
  proponeRecibo: boolean
  daRecibo: boolean
  emisor: Emisor
  /** What may be done with the payment once it is made. */
  acciones: AccionesDePago
  close: () => void
}

/**
 * Collects in cash, or begins an online payment. Cash has three states: the form; paid, with the receipt at hand; and
 * unknown, when no answer came: then the pending list is read again before repeating is offered, with the same key (D3).
 */
export function PayDialog({ matriculadoID, filas, enLinea, proponeRecibo, close, ...recibo }: Props) {
  const [pagado, setPagado] = useState<Pagado>()
  const [incierto, setIncierto] = useState<Pago>()
  const [typed, setTyped] = useState(false)
  const [medio, setMedio] = useState<Medio>('efectivo')
  const choice = enLinea && <MeansChoice medio={medio} choose={setMedio} />
  const leave = useGuardedClose(typed && !pagado && !incierto, close)
  const { enviar, pendiente } = useLlamada('/pago/realizarPagoEfectivo', {
    exito: 'Pago realizado correctamente',
    fracaso: 'No se pudo realizar el pago',
    cuentaIncierto: true,
  })

  async function pagar(pago: Pago) {
    const result = await enviar(pago)
    if (!result) return {}
    setIncierto(!result.ok && isUncertain(result) ? pago : undefined)
    if (result.ok)
      setPagado({ pago, pagoID: result.datos.pagoID ?? undefined, nroRecibo: result.datos.nroRecibo })
    return result.ok ? {} : result.errores
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={pagado ? 'Pago realizado correctamente' : 'Pagar'}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        {pagado ? (
          <PaidNotice {...recibo} {...{ matriculadoID, pagado, close }} />
        ) : incierto ? (
          <UnknownOutcome
            matriculadoID={matriculadoID}
            filas={filas}
            textos={DE_PAGO}
            repetir={() => void pagar(incierto)}
            pendiente={pendiente}
            close={close}
          />
        ) : (
          <>
            {medio === 'enLinea' && (
              <OnlineForm matriculadoID={matriculadoID} filas={filas} operador="operador" close={close}>
                {choice}
              </OnlineForm>
            )}
            {/* What was typed for cash is still there for who comes back to it. */}
            <div className={medio === 'enLinea' ? 'hidden' : 'contents'}>
              <PayForm
                {...{ filas, proponeRecibo, pagar, close }}
                choice={medio === 'efectivo' && choice}
                onTyped={setTyped}
              />
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
