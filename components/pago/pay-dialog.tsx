'use client'

import { useState } from 'react'
import { type Medio, MeansChoice } from '@/components/en-linea/means-choice'
import type { EnLinea } from '@/components/en-linea/offered'
import { OnlineForm } from '@/components/en-linea/online-form'
import { type PagoEnCurso, useOnlinePayment } from '@/components/en-linea/use-online-payment'
import { FRACASO, PayForm } from '@/components/pago/pay-form'
import { type Pagado, PaidNotice } from '@/components/pago/paid-notice'
import type { Emisor } from '@/components/pago/emisor'
import type { AccionesDePago } from '@/components/pago/payment-actions'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { DE_PAGO, UnknownOutcome } from '@/components/pago/unknown-outcome'
import { useMember } from '@/components/matriculado/member-scope'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>

type Props = {
  matriculadoID: number
  filas: readonly FilaPendiente[]
  /** Of these, what was paid or taken meanwhile, as the list behind was read again. */
  yaNo: readonly FilaPendiente[]
  /** Online payment is offered beside cash, and how the server keeps it. */
  enLinea: EnLinea | undefined
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
export function PayDialog({ matriculadoID, filas, yaNo, enLinea, proponeRecibo, close, ...recibo }: Props) {
  const [pagado, setPagado] = useState<Pagado>()
  const [incierto, setIncierto] = useState<Pago>()
  const [typed, setTyped] = useState(false)
  const online = useOnlinePayment(matriculadoID, filas, 'operador', enLinea)
  const quien = useMember()
  const leave = useGuardedClose((typed || online.typed) && !pagado && !incierto, close)
  const { enviar, pendiente } = useLlamada('/pago/realizarPagoEfectivo', {
    exito: 'Pago realizado correctamente',
    fracaso: FRACASO,
    cuentaIncierto: true,
    enCampos: true,
    relee: true,
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
    <Dialog open onOpenChange={(open) => !open && !pendiente && !online.pendiente && leave()}>
      <DialogContent
        title={pagado ? 'Pago realizado correctamente' : 'Pagar'}
        description={quien}
        data-espera={online.url}
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
          <EitherForm
            {...{ filas, yaNo, enLinea, online, proponeRecibo, pendiente, pagar, close }}
            emisor={recibo.daRecibo ? recibo.emisor : undefined}
            onTyped={setTyped}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

type EitherProps = Pick<Props, 'filas' | 'yaNo' | 'enLinea' | 'proponeRecibo' | 'close'> & {
  emisor: Emisor | undefined
  online: PagoEnCurso
  /** Cash is being collected. */
  pendiente: boolean
  pagar: (pago: Pago) => Promise<Readonly<Record<string, string>>>
  onTyped: (typed: boolean) => void
}

/** Cash or online; what was typed for one is still there for who comes back from the other. */
function EitherForm({ enLinea, emisor, online, pendiente, pagar, onTyped, ...props }: EitherProps) {
  const [medio, setMedio] = useState<Medio>('efectivo')
  const begun = online.incierto || online.url !== undefined
  return (
    <>
      {enLinea && !(begun && medio === 'enLinea') && (
        <div className="px-5 pt-4">
          <MeansChoice medio={medio} disabled={online.pendiente || pendiente} choose={setMedio} />
        </div>
      )}
      {enLinea && medio === 'enLinea' && (
        <OnlineForm {...{ enLinea, emisor }} filas={props.filas} close={props.close} pago={online} />
      )}
      <div className={medio === 'enLinea' ? 'hidden' : 'contents'}>
        <PayForm {...props} {...{ pagar, onTyped }} />
      </div>
    </>
  )
}
