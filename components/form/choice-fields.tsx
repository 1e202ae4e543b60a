'use client'

import { useState } from 'react'
import { type FieldValues } from 'react-hook-form'
import { FieldFrame } from '@/components/form/field-frame'
import { type FieldProps, useField } from '@/components/form/use-field'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'
import { Switch } from '@/components/ui/switch'

type SelectProps<Id extends string | number> = { options: readonly Option<Id>[]; placeholder?: string }

const DE_LA_LISTA = 'Elija una opción de la lista'

/** The value is the option's id, or undefined; only an optional field can be emptied. */
export function SelectField<T extends FieldValues, C, O, Id extends string | number = number>(
  props: FieldProps<T, C, O> & SelectProps<Id>,
) {
  const { options, placeholder, required = false } = props
  const [left, setLeft] = useState<{ value: unknown }>()
  const { value, control, frame } = useField(props, undefined, (now) =>
    left && left.value === now ? DE_LA_LISTA : undefined,
  )
  const { onChange, ...rest } = control
  return (
    <FieldFrame {...frame}>
      <Combobox
        {...rest}
        {...(placeholder ? { placeholder } : {})}
        options={options}
        clearable={!required}
        value={(value as Id | undefined) ?? null}
        onChange={(id) => onChange(id ?? undefined)}
        onUnmatched={(is) => setLeft(is ? { value } : undefined)}
      />
    </FieldFrame>
  )
}

export function BooleanField<T extends FieldValues, C, O>(props: FieldProps<T, C, O>) {
  const { value, control, frame } = useField(props)
  return (
    <FieldFrame {...frame}>
      <Switch
        {...control}
        checked={value === true}
        onChange={(event) => control.onChange(event.target.checked)}
      />
    </FieldFrame>
  )
}
