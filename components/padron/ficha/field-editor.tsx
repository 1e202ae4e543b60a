'use client'

import { type Control, useController } from 'react-hook-form'
import { CatalogoEditor } from '@/components/padron/ficha/catalogo-editor'
import { type EditValues, NACIMIENTO } from '@/components/padron/ficha/typed-field'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { DateField, NumberField } from '@/components/form/value-fields'
import { CAMPOS_FICHA, type CampoFicha, type RutaCampo, SEXOS } from '@/domain/campos-ficha'
import { Radio } from '@/components/ui/radio'
import { CircleAlert } from '@/components/ui/icons'
import { useId } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  control: Control<EditValues>
  ficha: Ficha
  campo: RutaCampo
  /** The field's name in its form. */
  name?: string
  /** The chosen province, where the form has it too. */
  provinciaID?: number | undefined
}

export function FieldEditor({ control, ficha, campo, name = 'valor', provinciaID }: Props) {
  const { etiqueta, editor, maximo = 500, nota }: CampoFicha = CAMPOS_FICHA[campo]
  const field = { control, name, label: etiqueta } as const
  switch (editor) {
    case 'texto':
      return <TextField {...field} maxLength={maximo} inputMode={KEYBOARDS[campo]} />
    case 'parrafo':
      return (
        <TextAreaField
          {...field}
          maxLength={maximo}
          rows={6}
          hint={[nota, 'Ctrl + Enter guarda'].filter(Boolean).join(' ')}
        />
      )
    case 'entero':
      return <NumberField {...field} />
    case 'fecha':
      return <DateField {...field} nacimiento={campo === NACIMIENTO} />
    case 'siNo':
      return <Choice {...field} options={SI_NO} />
    case 'opciones':
      return <Choice {...field} options={SEXO} />
    case 'catalogo':
      return <CatalogoEditor {...field} {...{ ficha, campo, provinciaID }} />
  }
}

const KEYBOARDS: Partial<Record<RutaCampo, 'email' | 'tel' | 'numeric'>> = {
  'matriculado.datospersonales.email': 'email',
  'matriculado.datospersonales.telefono': 'tel',
  'matriculado.datosprofesionales.tel_prof': 'tel',
  'matriculado.datosprofesionales.fax': 'tel',
  'matriculado.datosprofesionales.cuit_cuil': 'numeric',
}

const SI_NO = [
  [true, escrito('Si')],
  [false, 'No'],
] as const
const SEXO = Object.entries(SEXOS).map(([id, nombre]) => [Number(id), nombre] as const)

type ChoiceProps = {
  control: Control<EditValues>
  name: string
  label: string
  options: readonly (readonly [valor: number | boolean, nombre: string])[]
}

/** Few fixed answers, all in sight. None is marked where the record has none. */
function Choice({ control, name, label, options }: ChoiceProps) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-[0.8125rem] font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map(([valor, nombre], index) => (
          <Radio
            key={nombre}
            ref={index === 0 ? field.ref : undefined}
            name={id}
            checked={field.value === valor}
            onChange={() => field.onChange(valor)}
            onBlur={field.onBlur}
          >
            {nombre}
          </Radio>
        ))}
      </div>
      {error && (
        <p id={id} className="field-error mt-1">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
