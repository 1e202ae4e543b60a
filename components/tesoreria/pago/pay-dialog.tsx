'use client'

import { useState } from 'react'
import { type Medio, MeansChoice } from '@/components/tesoreria/en-linea/means-choice'
import { OnlineForm } from '@/components/tesoreria/en-linea/online-form'
import { type PagoEnCurso, useOnlinePayment } from '@/components/tesoreria/en-linea/use-online-payment'
import { FRACASO, PayForm } from '@/components/tesoreria/pago/pay-form'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { DE_PAGO, UnknownOutcome } from '@/components/tesoreria/pago/unknown-outcome'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>

type Props = {
  elegidas: readonly FilaPendiente[]
  /** The list behind, as it was read last. */
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/**
 * Collects in cash, or begins an online payment. Cash has three states: the form; paid, with the receipt at hand; and
 * unknown, when no answer came: then the pending list is read again before repeating is offered, with the same key (D3).
 */
export function PayDialog({ elegidas, lista, close }: Props) {
  const { quien, enLinea } = useMostrador()
  const { filas, cambios, look } = useItems(elegidas, lista)
  const [pagado, setPagado] = useState<Pagado>()
  const [incierto, setIncierto] = useState<{ pago: Pago; filas: readonly FilaPendiente[] }>()
  const [typed, setTyped] = useState(false)
  const online = useOnlinePayment(filas, 'operador', enLinea)
  const leave = useGuardedClose((typed || online.typed) && !pagado && !incierto, close)
  const { enviar, pendiente } = useLlamada('/pago/realizarPagoEfectivo', {
    exito: 'Pago realizado correctamente',
    fracaso: FRACASO,
    cuentaIncierto: true,
    enCampos: true,
    relee: true,
  })

  async function pagar(pago: Pago, sobre = filas) {
    look()
    const result = await enviar(pago)
    if (!result) return {}
    setIncierto(!result.ok && isUncertain(result) ? { pago, filas: sobre } : undefined)
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
          <PaidNotice pagado={pagado} close={close} />
        ) : incierto ? (
          <UnknownOutcome
            filas={incierto.filas}
            textos={DE_PAGO}
            repetir={() => void pagar(incierto.pago, incierto.filas)}
            pendiente={pendiente}
            close={close}
          />
        ) : (
          <EitherForm
            {...{ filas, cambios, look, online, pendiente, close }}
            pagar={(pago) => pagar(pago)}
            onTyped={setTyped}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

type EitherProps = Pick<Props, 'close'> & {
  filas: readonly FilaPendiente[]
  cambios: readonly string[]
  look: () => void
  online: PagoEnCurso
  /** Cash is being collected. */
  pendiente: boolean
  pagar: (pago: Pago) => Promise<Readonly<Record<string, string>>>
  onTyped: (typed: boolean) => void
}

/** Cash or online; what was typed for one is still there for who comes back from the other. */
function EitherForm({ online, pendiente, pagar, onTyped, look, ...props }: EitherProps) {
  const { enLinea } = useMostrador()
  const [medio, setMedio] = useState<Medio>('efectivo')
  return (
    <>
      {enLinea && !(online.begun && medio === 'enLinea') && (
        <div className="px-5 pt-4">
          <MeansChoice medio={medio} disabled={online.pendiente || pendiente} choose={setMedio} />
        </div>
      )}
      {enLinea && medio === 'enLinea' && (
        <OnlineForm {...{ enLinea, look }} cambios={props.cambios} close={props.close} pago={online} />
      )}
      <div className={medio === 'enLinea' ? 'hidden' : 'contents'}>
        <PayForm {...props} {...{ pagar, onTyped }} />
      </div>
    </>
  )
}
