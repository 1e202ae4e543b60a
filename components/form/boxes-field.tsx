'use client'

import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '@/components/form/use-field'
import { Checkbox } from '@/components/ui/checkbox'
import { CircleAlert } from '@/components/ui/icons'
import { casillaOf, hasCasilla } from '@/domain/regla'
import { escrito } from '@/lib/ortografia/escrito'

type Props = { opciones: readonly { valor: number; texto: string }[] }

/** Several of a few options; the value is the sum of their bits. */
export function BoxesField<T extends FieldValues, C, O>({ opciones, ...props }: FieldProps<T, C, O> & Props) {
  const { value, control, frame } = useField(props)
  const { id, onChange, onBlur, name, ref, disabled } = control
  const marked = typeof value === 'number' ? value : 0
  return (
    <fieldset className="field" aria-describedby={control['aria-describedby']}>
      <legend className="label">{escrito(frame.label)}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {opciones.map(({ valor, texto }, index) => (
          <label key={valor} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <Checkbox
              {...(index === 0 ? { id, ref } : {})}
              {...{ name, onBlur, disabled }}
              checked={hasCasilla(marked, valor)}
              onChange={({ target }) =>
                onChange(target.checked ? marked | casillaOf(valor) : marked & ~casillaOf(valor))
              }
            />
            {texto}
          </label>
        ))}
      </div>
      {frame.error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert aria-hidden />
          {frame.error}
        </p>
      )}
      {frame.hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-muted-foreground">
          {frame.hint}
        </p>
      )}
    </fieldset>
  )
}
