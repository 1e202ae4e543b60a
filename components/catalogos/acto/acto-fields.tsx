'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import {
  ETIQUETAS,
  type Firmante,
  OPCIONES_DE_CLASE,
  type Valores,
} from '@/components/catalogos/acto/acto-values'
import { SelectField } from '@/components/form/choice-fields'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { MAX_ASUNTO, MAX_ORGANO, TEXTOS, type TextoDeActo } from '@/domain/acto'

const BodyEditor = dynamic(
  () => import('@/components/catalogos/tipo-certificado/body-editor').then((module) => module.BodyEditor),
  { ssr: false, loading: () => <div aria-hidden className="control h-40 animate-pulse bg-muted" /> },
)

type Props = { form: UseFormReturn<Valores>; firmantes: readonly Firmante[] }

/** What an act says and who signs it, in the order of its paper. */
export function ActoFields({ form, firmantes }: Props) {
  const { control } = form
  const ties = <N extends keyof Valores>(name: N) => ({ name, control, label: ETIQUETAS[name] })
  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField {...ties('clase')} required options={OPCIONES_DE_CLASE} />
        <DateField {...ties('fecha')} required />
        <TextField {...ties('organo')} required maxLength={MAX_ORGANO} className="sm:col-span-2" />
        <TextField {...ties('asunto')} required maxLength={MAX_ASUNTO} className="sm:col-span-2" autoFocus />
      </div>
      {TEXTOS.map((texto) => (
        <BodyField key={texto} form={form} name={texto} />
      ))}
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField {...ties('primerFirmanteID')} options={firmantes} />
        <SelectField {...ties('segundoFirmanteID')} options={firmantes} />
      </div>
    </>
  )
}

/** The editor keeps its own text, so that what a draft brings back begins it anew. */
function BodyField({ form, name }: { form: UseFormReturn<Valores>; name: TextoDeActo }) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const [shown, setShown] = useState({ html: field.value, empieza: field.value, vez: 0 })
  if (field.value !== shown.html)
    setShown(({ vez }) => ({ html: field.value, empieza: field.value, vez: vez + 1 }))
  const error = fieldState.error?.message
  function type(html: string) {
    setShown((now) => ({ ...now, html }))
    field.onChange(html)
  }
  return (
    <div className="field">
      <span id={`${id}-label`} className="label">
        {ETIQUETAS[name]}
      </span>
      <BodyEditor
        key={shown.vez}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        inicial={shown.empieza}
        sinMarcadores
        onChange={type}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
