import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows refusals beside their fields, or at the top, under the act's fixed text `fracaso`. The first gets the focus.
 */
export function showErrors<T extends FieldValues, C, O extends FieldValues | undefined>(
  form: UseFormReturn<T, C, O>,
  errores: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  fracaso?: string,
): void {
  if (fracaso && Object.keys(errores).length > 0) form.setError('root', { message: fracaso })
  let shouldFocus = true
  for (const [name, message] of Object.entries(errores)) {
    if (Object.hasOwn(labels, name)) {
      // The labels are of the form's own fields.
      form.setError(name as FieldPath<T>, { message }, { shouldFocus })
      shouldFocus = false
    } else form.setError('root', { message: fracaso ? `${fracaso}: ${message}` : message })
  }
}
