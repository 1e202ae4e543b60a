'use client'

import { showErrors } from '@/components/form/show-errors'
import { useForm, useWatch } from 'react-hook-form'
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
  /** The last day that is closed now. */
  actual: Fecha | undefined
  propuesta: Fecha | undefined
}

/** Moves the lock date; says beforehand what that does. */
export function CloseForm({ actual, propuesta }: Props) {
  const form = useForm<Valores>({ defaultValues: { hasta: propuesta, motivo: '' } })
  const recuperado = useUnsavedForm(form)
  const confirm = useConfirm()
  const hasta = useWatch({ control: form.control, name: 'hasta' })
  const reabre = isReopening(hasta, actual)
  const { enviar } = useLlamada('/cierre/mover', {
    exito: reabre ? 'Se reabrió el período correctamente' : 'Se cerró el período correctamente',
    fracaso: reabre ? 'No se pudo reabrir el período' : 'No se pudo cerrar el período',
    enCampos: true,
  })

  async function submit({ hasta: day, motivo }: Valores) {
    if (!day || !isFecha(day)) return form.setError('hasta', { message: 'Ingrese la fecha de cierre' })
    if (reabre && !motivo.trim()) {
      return form.setError('motivo', { message: 'Ingrese el motivo para reabrir' }, { shouldFocus: true })
    }
    const agreed = await confirm({
      title: reabre
        ? `Reabrir desde el día siguiente al ${formatFecha(day)}`
        : `Cerrar hasta el ${formatFecha(day)}`,
      description: effectOf(day, actual),
      yes: reabre ? 'Reabrir' : 'Cerrar',
      no: 'Cancelar',
    })
    if (!agreed) return
    const result = await enviar({ hasta: day, motivo: motivo.trim() || undefined, anterior: actual })
    if (!result) return
    if (result.ok) form.reset({ hasta: undefined, motivo: '' })
    else showErrors(form, result.errores, ETIQUETAS)
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
        <p role="status" className="text-soft">
          {hasta && isFecha(hasta) ? effectOf(hasta, actual) : 'El día indicado queda incluido en el cierre.'}
        </p>
        <div className="flex justify-end max-sm:*:flex-1">
          <SubmitButton savingText={reabre ? 'Reabriendo...' : 'Cerrando...'}>
            {reabre ? 'Reabrir' : 'Cerrar'}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

const isReopening = (hasta: string | undefined, actual: Fecha | undefined): boolean =>
  actual !== undefined && hasta !== undefined && isFecha(hasta) && hasta < actual

function effectOf(hasta: Fecha, actual: Fecha | undefined): string {
  if (actual !== undefined && hasta < actual) {
    return `Se vuelve a poder fechar del día siguiente al ${formatFecha(hasta)} al ${formatFecha(actual)}.`
  }
  return `No se podrá fechar ningún pago el ${formatFecha(hasta)} ni antes. Lo que ya está asentado no cambia.`
}
