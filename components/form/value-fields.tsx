'use client'

import { useState } from 'react'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { DateInput, type DateInputProps } from '@/components/form/date-input'
import { FieldFrame } from '@/components/form/field-frame'
import { MoneyInput } from '@/components/form/money-input'
import { NumberInput } from '@/components/form/number-input'
import { type FieldProps, useField } from '@/components/form/use-field'
import type { Centavos, MoneyReading } from '@/domain/dinero'
import { isFecha } from '@/domain/fechas'

/** Text left in a field of another kind could not be read. */
const noText = (message: string) => (value: unknown) => (typeof value === 'string' ? message : undefined)

/** Centavos, undefined when empty, the text itself when it is no amount. */
export function MoneyField<T extends FieldValues, C, O>(props: FieldProps<T, C, O>) {
  const [reading, setReading] = useState<MoneyReading>()
  const { isSubmitting } = useFormState({ control: props.control })
  // A submit means that the notice was understood; if the value comes back, it shows again.
  if (isSubmitting && reading) setReading(undefined)
  const typed = useWatch({ control: props.control, name: props.name }) as unknown
  const aviso = reading?.ok && reading.monto === typed ? reading.aviso : undefined
  const { value, control, frame } = useField(
    { ...props, hint: aviso ?? props.hint },
    noText('Ingrese un importe válido'),
  )
  return (
    <FieldFrame {...frame}>
      <MoneyInput {...control} value={value as Centavos | string | undefined} onReading={setReading} />
    </FieldFrame>
  )
}

/** A whole number, undefined when empty, the text itself when it is none. */
export function NumberField<T extends FieldValues, C, O>(props: FieldProps<T, C, O>) {
  const { value, control, frame } = useField(props, noText('Ingrese un número entero'))
  return (
    <FieldFrame {...frame}>
      <NumberInput {...control} value={value as number | string | undefined} />
    </FieldFrame>
  )
}

/** YYYY-MM-DD, undefined when empty, the text itself when it is no date. */
export function DateField<T extends FieldValues, C, O>(
  props: FieldProps<T, C, O> & Pick<DateInputProps, 'nacimiento'>,
) {
  const { value, control, frame } = useField(props, (given) =>
    typeof given === 'string' && !isFecha(given) ? 'Ingrese una fecha válida' : undefined,
  )
  return (
    <FieldFrame {...frame}>
      <DateInput {...control} value={value as string | undefined} nacimiento={props.nacimiento} />
    </FieldFrame>
  )
}
