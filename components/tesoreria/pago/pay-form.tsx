'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type Control, useForm, type UseFormReturn } from 'react-hook-form'
import { showErrors } from '@/components/form/show-errors'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { FormErrors } from '@/components/form/form-errors'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { changeOf, type DelMedio, MeansFields, type Vuelto } from '@/components/tesoreria/pago/cash-received'
import { TotalLine, holdEnter } from '@/components/tesoreria/pago/dialog-parts'
import { ItemLines, linesOf, SIN_ITEMS } from '@/components/tesoreria/pago/item-lines'
import { ObservationsField } from '@/components/tesoreria/pago/observations-field'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'
import { today } from '@/domain/fechas'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'
import type { MedioDePago } from '@/lib/tesoreria/counter-rules'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Pago = EntradaEn<'/pago/realizarPagoEfectivo'>
type Valores = DelMedio & {
  fechaPago: string | undefined
  nroRecibo: string
  observaciones: string
}

const ETIQUETAS = {
  fechaPago: 'Fecha de Pago',
  nroRecibo: 'Número de Recibo',
  medioPagoID: 'Forma de Pago',
  referencia: 'Número de referencia',
  observaciones: 'Observaciones',
}

const VACIO = { nroRecibo: '', referencia: '', observaciones: '', recibido: undefined }

export const FRACASO = 'No se pudo realizar el pago'

type Props = {
  filas: readonly FilaPendiente[]
  cambios: readonly string[]
  /** Of the counter; a server without a catalogue of means is told of none. */
  medio: MedioDePago
  /** Answers the errors by field. */
  pagar: (pago: Pago, vuelto: Vuelto | undefined) => Promise<Readonly<Record<string, string>>>
  /** Closing would lose something typed. */
  onTyped: (typed: boolean) => void
  close: () => void
}

export function PayForm({ filas, cambios, medio, pagar, onTyped, close }: Props) {
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  const form = useForm<Valores>({ defaultValues: { ...VACIO, fechaPago: today() } })
  const propuesto = useProposal(form)

  const { isDirty } = form.formState
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])

  const enEfectivo = medio.id === EFECTIVO_EN_MANO

  async function submit({ fechaPago = '', nroRecibo, observaciones, referencia, recibido }: Valores) {
    const typed = nroRecibo.trim()
    const pago = {
      lineas: linesOf(filas),
      observaciones: observaciones.trim() || undefined,
      // An unchanged proposal is sent empty: the number is taken in the payment's transaction.
      nroRecibo: typed && typed !== propuesto ? typed : undefined,
      fechaPago,
      ...(!enEfectivo && { medioPagoID: medio.id, referencia: referencia.trim() || undefined }),
    }
    const errores = await pagar(pago, enEfectivo ? changeOf(recibido, total) : undefined)
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
            hint={numberHint(propuesto)}
          />
          <MeansFields control={form.control as unknown as Control<DelMedio>} {...{ medio, total }} />
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

/** The next number, which the empty field shows; undefined where the server proposes none. */
function useProposal(form: UseFormReturn<Valores>): string | undefined {
  const { estado, leer } = useLectura('/pago/proximoRecibo')
  useEffect(() => {
    void leer({}).then((read) => {
      // Never while somebody is about to type, whose text would join the number: nothing comes between look and write.
      if (!read?.ok || form.getFieldState('nroRecibo').isDirty || hasFocus('nroRecibo')) return
      flushSync(() => form.resetField('nroRecibo', { defaultValue: read.datos.nroRecibo ?? '' }))
    })
  }, [leer, form])
  if (estado.fase === 'ausente') return undefined
  return estado.fase === 'lista' ? (estado.datos.nroRecibo ?? '') : ''
}

/** How our own server numbers; another's way is unknown. */
const numberHint = (propuesto: string | undefined): string => {
  if (propuesto === undefined) return 'Puede quedar vacío'
  return propuesto ? `Propuesto: ${propuesto}; se toma al cobrar` : 'Vacío: se numera al cobrar'
}

const hasFocus = (name: string) =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name
