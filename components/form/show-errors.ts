import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What the server refused: beside its field where the form has it, at the top where it has not; with `fracaso`, the fixed
 * text of the act, over it. The focus goes to the first of them.
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
