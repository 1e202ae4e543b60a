import { useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'

/** Of two switches one may be on: the error stands at the second exactly while both are. */
export function useExclusive<T extends FieldValues, C, O extends FieldValues>(
  { control, setError, clearErrors }: UseFormReturn<T, C, O>,
  first: FieldPath<T>,
  second: FieldPath<T>,
  message: string,
): void {
  const one: unknown = useWatch({ control, name: first })
  const other: unknown = useWatch({ control, name: second })
  const both = one === true && other === true
  useEffect(() => {
    if (both) setError(second, { message })
    else clearErrors(second)
  }, [both, second, message, setError, clearErrors])
}
