import { useEffect, useRef } from 'react'
import {
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { type Fecha, isFecha } from '@/domain/fechas'

type Fields<T extends FieldValues> = {
  from: FieldPath<T>
  to: FieldPath<T>
  propose: (from: Fecha) => Fecha
}

/** A date follows another one until somebody types it himself. */
export function useProposedDate<T extends FieldValues, O extends FieldValues>(
  { control, getValues, setValue }: UseFormReturn<T, unknown, O>,
  { from, to, propose }: Fields<T>,
): void {
  const now: unknown = useWatch({ control, name: from })
  const last = useRef(now)
  useEffect(() => {
    if (now === last.current || !isDay(now)) return
    const proposed = isDay(last.current) ? propose(last.current) : undefined
    last.current = now
    if (getValues(to) === proposed) setValue(to, propose(now) as PathValue<T, FieldPath<T>>)
  }, [now, to, propose, getValues, setValue])
}

const isDay = (value: unknown): value is Fecha => typeof value === 'string' && isFecha(value)
