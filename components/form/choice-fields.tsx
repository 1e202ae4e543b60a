'use client'

import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { DateRangeInput, rangeProblem } from '@/components/form/date-range-input'
import { FieldFrame } from '@/components/form/field-frame'
import { type FieldProps, useField } from '@/components/form/use-field'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'
import { Switch } from '@/components/ui/switch'

type SelectProps<Id extends string | number> = { options: readonly Option<Id>[]; placeholder?: string }

/** Searchable select. Value: the option's id, undefined when none; a field that is not required can be emptied. */
export function SelectField<T extends FieldValues, C, O, Id extends string | number = number>(
  props: FieldProps<T, C, O> & SelectProps<Id>,
) {
  const { options, placeholder, required = false } = props
  const { value, control, frame } = useField(props)
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
      />
    </FieldFrame>
  )
}

/** Si/No. Value: boolean. */
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

type RangeProps<T extends FieldValues, C, O> = Pick<FieldProps<T, C, O>, 'control' | 'label'> & {
  disabled?: boolean
  /** Names of the two dates in the form. */
  desde: FieldPath<T>
  hasta: FieldPath<T>
}

/** Two dates of a form that belong together; the range is checked with or without a schema. */
export function DateRangeField<T extends FieldValues, C, O>(props: RangeProps<T, C, O>) {
  const { control, label, disabled = false } = props
  const from = useController({ control, name: props.desde, rules: { deps: [props.hasta] } })
  const to = useController({
    control,
    name: props.hasta,
    rules: {
      validate: (value: unknown, values) => rangeProblem(values[props.desde] as string, value as string),
    },
  })
  const error = from.fieldState.error ?? to.fieldState.error
  return (
    <DateRangeInput
      label={label}
      desde={from.field.value}
      hasta={to.field.value}
      disabled={disabled}
      error={error && (error.message ?? 'Rango de fechas no válido')}
      onBlur={to.field.onBlur}
      onChange={({ desde, hasta }) => {
        from.field.onChange(desde)
        to.field.onChange(hasta)
      }}
    />
  )
}
