import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Unless somebody types in another field already, since a page is seen before its scripts run. */
export function useFirstFocus<T extends FieldValues, C, O>(
  { setFocus }: UseFormReturn<T, C, O>,
  name: FieldPath<T> | undefined,
): void {
  useEffect(() => {
    if (name && !document.activeElement?.closest('form')) setFocus(name)
  }, [setFocus, name])
}
