'use client'

import { showErrors } from '@/components/form/show-errors'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useConfirm } from '@/components/form/confirm'
import { FormErrors } from '@/components/form/form-errors'
import { Form, SubmitButton } from '@/components/form/form'
import { TextAreaField } from '@/components/form/text-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { DateField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { formatFecha, isFecha, type Fecha } from '@/domain/fechas'

const ETIQUETAS = { hasta: 'Cerrar hasta', motivo: 'Motivo' }

type Valores = { hasta: string | undefined; motivo: string }
type Props = {
  actual: Fecha | undefined
  propuesta: Fecha | undefined
  maximo: Fecha | undefined
}

/** Tells what moving the lock date does before it is moved. */
export function CierreForm({ actual, propuesta, maximo }: Props) {
  const form = useForm<Valores>({ defaultValues: { hasta: propuesta, motivo: '' } })
  const recuperado = useUnsavedForm(form)
  const hasta = useWatch({ control: form.control, name: 'hasta' })
  const reabre = isReopening(hasta, actual)
  const ask = useMoving(form, actual, reabre)

  function submit({ hasta: day, motivo }: Valores) {
    const wrong = faultOf(day, maximo)
    if (wrong) form.setError('hasta', { message: wrong }, { shouldFocus: true })
    else if (reabre && !motivo.trim())
      form.setError('motivo', { message: 'Ingrese el motivo para reabrir' }, { shouldFocus: true })
    // The question is not part of the submit: nothing is being closed while it stands.
    else if (day && isFecha(day)) void ask(day, motivo.trim() || undefined)
    return Promise.resolve()
  }

  return (
    <Form form={form} onSubmit={submit}>
      <div className="grid gap-4">
        <RecoveredNotice recuperado={recuperado} />
        <FormErrors control={form.control} labels={ETIQUETAS} />
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <DateField control={form.control} name="hasta" label={ETIQUETAS.hasta} required />
          <TextAreaField
            control={form.control}
            name="motivo"
            label={ETIQUETAS.motivo}
            required={reabre}
            maxLength={1000}
            rows={2}
          />
        </div>
        <p role="status" className="text-muted-foreground">
          {hasta && isFecha(hasta)
            ? (tooLate(hasta, maximo) ?? effectOf(hasta, actual))
            : 'El día indicado queda incluido en el cierre.'}
        </p>
        <div className="flex justify-end max-sm:*:flex-1">
          <SubmitButton>{buttonOf(hasta, reabre)}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** 'Cerrar' alone reads like leaving. */
function buttonOf(hasta: string | undefined, reabre: boolean): string {
  if (reabre) return 'Reabrir'
  return hasta && isFecha(hasta) ? `Cerrar hasta el ${formatFecha(hasta)}` : 'Cerrar el período'
}

function useMoving(form: UseFormReturn<Valores>, actual: Fecha | undefined, reabre: boolean) {
  const confirm = useConfirm()
  const { enviar } = useLlamada('/cierre/mover', {
    exito: reabre ? 'Se reabrió el período correctamente' : 'Se cerró el período correctamente',
    fracaso: reabre ? 'No se pudo reabrir el período' : 'No se pudo cerrar el período',
    relee: true,
    enCampos: true,
  })
  async function move(day: Fecha, motivo: string | undefined) {
    const result = await enviar({ hasta: day, motivo, anterior: actual })
    if (!result) return
    if (result.ok) form.reset({ hasta: undefined, motivo: '' })
    else showErrors(form, result.errores, ETIQUETAS)
  }
  return (day: Fecha, motivo: string | undefined) =>
    confirm({
      title: reabre
        ? `Reabrir desde el día siguiente al ${formatFecha(day)}`
        : `Cerrar hasta el ${formatFecha(day)}`,
      description: effectOf(day, actual),
      yes: reabre ? 'Reabrir' : 'Cerrar',
      no: 'Cancelar',
      action: () => move(day, motivo),
    })
}

const faultOf = (day: string | undefined, maximo: Fecha | undefined): string | undefined =>
  day && isFecha(day) ? tooLate(day, maximo) : 'Ingrese la fecha de cierre'

const isReopening = (hasta: string | undefined, actual: Fecha | undefined): boolean =>
  actual !== undefined && hasta !== undefined && isFecha(hasta) && hasta < actual

const tooLate = (hasta: Fecha, maximo: Fecha | undefined): string | undefined =>
  maximo !== undefined && hasta > maximo
    ? `Se puede cerrar hasta el ${formatFecha(maximo)}: el día de hoy queda abierto`
    : undefined

function effectOf(hasta: Fecha, actual: Fecha | undefined): string {
  if (actual !== undefined && hasta < actual) {
    return `Se vuelve a poder fechar del día siguiente al ${formatFecha(hasta)} al ${formatFecha(actual)}.`
  }
  return `No se podrá fechar ningún pago el ${formatFecha(hasta)} ni antes. Lo que ya está registrado no cambia.`
}
