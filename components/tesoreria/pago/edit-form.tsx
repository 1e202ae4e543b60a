'use client'

import { mergeIntoForm } from '@/components/form/merge'
import { describeFusion } from '@/components/form/merge-words'
import { showErrors } from '@/components/form/show-errors'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { useExclusive } from '@/components/form/use-exclusive'
import { FormErrors } from '@/components/form/form-errors'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextAreaField } from '@/components/form/text-field'
import { MoneyField } from '@/components/form/value-fields'
import { holdEnter } from '@/components/tesoreria/pago/dialog-parts'
import {
  type Edicion,
  ETIQUETAS,
  type Matricula,
  startOf,
  tiposFor,
  type Valores,
  wordOf,
} from '@/components/tesoreria/pago/edit-values'
import { AMBOS } from '@/domain/cobertura'
import { useListedPrecio } from '@/components/tesoreria/pago/listed-precio'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { formatMoney } from '@/domain/dinero'

const NO_SE_EDITA = 'Ya no se puede editar: cierre este cuadro. La lista ya se leyó de nuevo.'
const loadCheck = async () => (await import('@/components/tesoreria/pago/edit-schema')).checkEdicion

/** The errors by field, and the month as it is now. */
export type Rechazada = { errores: Readonly<Record<string, string>>; ahora?: Matricula | undefined }

type Props = {
  leida: Matricula
  /** The month's year; undefined where its prices cannot be read. */
  anio: number | undefined
  /** What became of a month that is not pending any more. */
  quitada: readonly string[] | undefined
  save: (values: Edicion) => Promise<Rechazada>
  onTyped: (typed: boolean) => void
  close: () => void
}

export function EditForm({ leida, anio, quitada, save, onTyped, close }: Props) {
  const [choque, setChoque] = useState<{ titulo: string | undefined; cambios: readonly string[] }>()
  const form = useForm<Valores, unknown, Edicion>({
    defaultValues: startOf(leida),
    resolver: lazyResolver<Valores, Edicion>(loadCheck),
  })
  const { control } = form
  const { isDirty } = form.formState
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useEffect(() => form.setFocus('tipoMatriculaID'), [form])
  useExclusive(form, 'ampliacionFederacion', 'ampliacionFederacionExtendida', AMBOS)
  const precio = useListedPrecio(control, leida, anio)

  async function submit(values: Edicion) {
    setChoque(undefined)
    const { errores, ahora } = await save(values)
    const { version: titulo, ...propios } = errores
    const now = ahora && startOf(ahora)
    if (now) setChoque({ titulo, cambios: describeFusion(mergeIntoForm(form, now), now, ETIQUETAS, wordOf) })
    showErrors(form, propios, ETIQUETAS)
  }
  const field = <N extends keyof Valores>(name: N) => ({ control, name, label: ETIQUETAS[name] })
  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <ChangedNotice {...(quitada ? { cambios: quitada } : choque)}>{quitada && NO_SE_EDITA}</ChangedNotice>
        <FormErrors control={control} labels={ETIQUETAS} />
        <div className="grid gap-4 sm:grid-cols-3" onKeyDown={holdEnter}>
          <SelectField
            {...field('tipoMatriculaID')}
            options={tiposFor(leida.tipoMatriculaID)}
            required
            className="sm:col-span-3"
          />
          <BooleanField {...field('federacion')} />
          <BooleanField {...field('ampliacionFederacion')} />
          <BooleanField {...field('ampliacionFederacionExtendida')} />
          <MoneyField
            {...field('monto')}
            required
            hint={[leida.monto && `Ahora se deben ${formatMoney(leida.monto)}`, precio]
              .filter(Boolean)
              .join(' · ')}
            className="sm:col-span-3"
          />
          <TextAreaField {...field('observaciones')} rows={2} maxLength={1000} className="sm:col-span-3" />
        </div>
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton disabled={quitada !== undefined} />
      </DialogFooter>
    </Form>
  )
}
