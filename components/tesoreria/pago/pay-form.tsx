'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { showErrors } from '@/components/form/show-errors'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { FormErrors } from '@/components/form/form-errors'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { usePropio } from '@/components/llamada/servidor'
import { TotalLine, holdEnter } from '@/components/tesoreria/pago/dialog-parts'
import { ItemLines, linesOf, SIN_ITEMS } from '@/components/tesoreria/pago/item-lines'
import { ObservationsField } from '@/components/tesoreria/pago/observations-field'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'
import { today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>
type Valores = { fechaPago: string | undefined; nroRecibo: string; observaciones: string }

const ETIQUETAS = {
  fechaPago: 'Fecha de Pago',
  nroRecibo: 'Número de Recibo',
  observaciones: 'Observaciones',
}

export const FRACASO = 'No se pudo realizar el pago'

type Props = {
  filas: readonly FilaPendiente[]
  cambios: readonly string[]
  /** Answers the errors by field. */
  pagar: (pago: Pago) => Promise<Readonly<Record<string, string>>>
  /** Closing would lose something typed. */
  onTyped: (typed: boolean) => void
  close: () => void
}

export function PayForm({ filas, cambios, pagar, onTyped, close }: Props) {
  const propio = usePropio()
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  const form = useForm<Valores>({ defaultValues: { fechaPago: today(), nroRecibo: '', observaciones: '' } })
  const propuesto = useProposal(form, propio)

  const { isDirty } = form.formState
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])

  async function submit({ fechaPago = '', nroRecibo, observaciones }: Valores) {
    const typed = nroRecibo.trim()
    const errores = await pagar({
      lineas: linesOf(filas),
      observaciones: observaciones.trim() || undefined,
      // An unchanged proposal is sent empty: the number is taken in the payment's transaction.
      nroRecibo: typed && typed !== propuesto ? typed : undefined,
      fechaPago,
    })
    showErrors(form, errores, ETIQUETAS, FRACASO)
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <FormErrors control={form.control} labels={ETIQUETAS} />
        <ChangedNotice cambios={cambios}>{filas.length === 0 ? SIN_ITEMS : undefined}</ChangedNotice>
        <ItemLines label="Qué se paga" filas={filas} />
        <TotalLine total={total} />
        <div className="grid gap-4 sm:grid-cols-2" onKeyDown={holdEnter}>
          <DateField control={form.control} name="fechaPago" label={ETIQUETAS.fechaPago} required />
          <TextField
            control={form.control}
            name="nroRecibo"
            label={ETIQUETAS.nroRecibo}
            maxLength={20}
            hint={propio ? numberHint(propuesto) : 'Puede quedar vacío'}
          />
          <ObservationsField control={form.control} name="observaciones" className="sm:col-span-2" />
        </div>
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton savingText="Pagando..." disabled={filas.length === 0}>
          Pagar {formatMoney(total)}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}

/** The next number, which our own server proposes and the empty field shows. */
function useProposal(form: UseFormReturn<Valores>, propio: boolean): string {
  const { estado, leer } = useLectura('/pago/proximoRecibo')
  useEffect(() => {
    if (!propio) return
    void leer({}).then((read) => {
      // Never while somebody is about to type, whose text would join the number: nothing comes between look and write.
      if (!read?.ok || form.getFieldState('nroRecibo').isDirty || hasFocus('nroRecibo')) return
      flushSync(() => form.resetField('nroRecibo', { defaultValue: read.datos.nroRecibo ?? '' }))
    })
  }, [propio, leer, form])
  return estado.fase === 'lista' ? (estado.datos.nroRecibo ?? '') : ''
}

/** How our own server numbers; another's way is unknown. */
const numberHint = (propuesto: string): string =>
  propuesto ? `Propuesto: ${propuesto}; se toma al cobrar` : 'Vacío: se numera al cobrar'

const hasFocus = (name: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name
