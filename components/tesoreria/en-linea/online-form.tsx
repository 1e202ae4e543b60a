'use client'

import { ExternalLink } from '@/components/ui/icons'
import { UNTIL_THEN, type EnLinea } from '@/lib/tesoreria/offered'
import type { PagoEnCurso } from '@/components/tesoreria/en-linea/use-online-pago'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { NoAddress } from '@/components/tesoreria/en-linea/online-unknown'
import { OnlineOutcome, PayLink } from '@/components/tesoreria/en-linea/online-outcome'
import { stateOf } from '@/components/tesoreria/en-linea/pago-state'
import { TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { ObservationsField } from '@/components/tesoreria/pago/observations-field'
import { ItemLines, SIN_ITEMS } from '@/components/tesoreria/pago/item-lines'
import { ActFooter } from '@/components/ui/act-footer'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'

type Props = {
  pago: PagoEnCurso
  cambios: readonly string[]
  /** The person acts on what stands there now. */
  look: () => void
  enLinea: EnLinea
  /** Who pays his own writes no remarks for the office. */
  suyo?: boolean
  close: () => void
}

export function OnlineForm({ pago, cambios, look, enLinea, suyo = false, close }: Props) {
  const { form, filas, generate, sinDireccion, url } = pago
  const { pendiente } = pago.outcome
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  if (sinDireccion) return <NoAddress close={close} />
  if (pago.pago && stateOf(pago.pago, undefined) !== 'enTramite')
    return <OnlineOutcome pago={pago.pago} close={close} />
  if (url !== undefined) return <Begun {...{ url, enLinea, close }} total={formatMoney(total)} />
  return (
    <>
      <DialogBody className="grid gap-4">
        <ChangedNotice cambios={cambios}>{filas.length === 0 ? SIN_ITEMS : undefined}</ChangedNotice>
        <ItemLines label="Qué se paga" filas={filas} />
        <TotalLine total={total} />
        {!suyo && <ObservationsField control={form.control} name="observaciones" />}
        <p className="text-muted-foreground">
          Se abre la página de pago en otra ventana. {UNTIL_THEN[enLinea]}
        </p>
      </DialogBody>
      <ActFooter
        {...{ close, pendiente }}
        disabled={filas.length === 0}
        icon={<ExternalLink aria-hidden />}
        act={() => {
          look()
          void generate()
        }}
      >
        {pendiente ? 'Generando...' : `Pagar en línea ${formatMoney(total)}`}
      </ActFooter>
    </>
  )
}

type BegunProps = { url: string; total: string; enLinea: EnLinea; close: () => void }

/** The payment's address, for a browser that opened no window and for whoever closed it. */
function Begun({ url, total, enLinea, close }: BegunProps) {
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>
          El pago en línea por <strong className="tabular-nums">{total}</strong>{' '}
          {enLinea === 'reserva' ? 'está en trámite.' : `está pedido. ${UNTIL_THEN.suelto}`} Si la página de
          pago no se abrió, ábrala desde aquí.
        </p>
        <PayLink url={url} />
      </DialogBody>
      <DialogFooter>
        <Button autoFocus onClick={close}>
          Cerrar
        </Button>
      </DialogFooter>
    </>
  )
}
