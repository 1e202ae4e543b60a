'use client'

import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { DateField } from '@/components/form/value-fields'
import type { FieldProps } from '@/components/form/use-field'
import { Checkbox } from '@/components/ui/checkbox'
import { isFar } from '@/domain/fecha-lejana'
import { type Fecha, formatFecha, isFecha, today } from '@/domain/fechas'

type Props<T extends FieldValues, O> = FieldProps<T, unknown, O> & {
  /** The form's field that keeps the day that was confirmed; a form with two such dates has two. */
  confirma?: string
}

/** A date that is asked back when it is more than a year ahead. */
export function FarDateField<T extends FieldValues, O>({ confirma = 'confirmada', ...props }: Props<T, O>) {
  const { control, name } = props
  const dia = useWatch({ control, name }) as unknown
  return (
    <div className="grid gap-1.5">
      <DateField {...props} />
      {typeof dia === 'string' && isFecha(dia) && isFar(dia, today()) && (
        <Confirm {...{ control, dia, confirma }} />
      )}
    </div>
  )
}

function Confirm<T extends FieldValues, O>({
  control,
  dia,
  confirma,
}: {
  control: Control<T, unknown, O>
  dia: Fecha
  confirma: string
}) {
  const { field } = useController({ control, name: confirma as FieldPath<T> })
  return (
    <label className="flex items-center gap-2 text-sm">
      <Checkbox
        checked={(field.value as Fecha | undefined) === dia}
        onChange={(event) => field.onChange(event.target.checked ? dia : undefined)}
      />
      Sí, es el {formatFecha(dia)}: falta más de un año
    </label>
  )
}
