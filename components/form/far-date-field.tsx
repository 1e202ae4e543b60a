'use client'

import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { DateField } from '@/components/form/value-fields'
import type { FieldProps } from '@/components/form/use-field'
import { usePropio } from '@/components/llamada/servidor'
import { Checkbox } from '@/components/ui/checkbox'
import { isFar } from '@/domain/fecha-lejana'
import { type Fecha, formatFecha, isFecha, today } from '@/domain/fechas'

/** A date that is asked back when it is more than a year ahead: the form's `confirmada` is the day that was confirmed. */
export function FarDateField<T extends FieldValues, O>(props: FieldProps<T, unknown, O>) {
  const { control, name } = props
  const propio = usePropio()
  const dia = useWatch({ control, name }) as unknown
  return (
    <div className="grid gap-1.5">
      <DateField {...props} />
      {propio && typeof dia === 'string' && isFecha(dia) && isFar(dia, today()) && (
        <Confirm {...{ control, dia }} />
      )}
    </div>
  )
}

function Confirm<T extends FieldValues, O>({
  control,
  dia,
}: {
  control: Control<T, unknown, O>
  dia: Fecha
}) {
  const { field } = useController({ control, name: 'confirmada' as FieldPath<T> })
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
