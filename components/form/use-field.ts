import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { describe } from '@/components/form/field-frame'

/** The names are checked against the form's own. */
export type FieldProps<T extends FieldValues, C, O> = {
  control: Control<T, C, O>
  name: FieldPath<T>
  label: string
  required?: boolean
  disabled?: boolean
  hint?: ReactNode
  help?: ReactNode
  className?: string
  /** More characters stay in sight and are refused, since cut text would be saved cut. */
  maxLength?: number | undefined
  /** What the form itself finds wrong with it. */
  error?: string | undefined
}

/** Marks a control whose text is not what would be saved, so its form saves nothing. */
export const NO_VALE = 'data-no-vale'

/** Counts as the API does. */
const excessOf = (value: unknown, max: number | undefined): string | undefined =>
  typeof value === 'string' && max !== undefined && value.length > max
    ? `Hasta ${max} caracteres: tiene ${value.length}`
    : undefined

/**
 * `validate` answers the message for text of a wrong kind; a schema's message goes first. `refuse` tells why the
 * field's text is not its value.
 */
export function useField<T extends FieldValues, C, O>(
  {
    control,
    name,
    label,
    required,
    disabled,
    hint,
    help,
    className,
    maxLength,
    error: found,
  }: FieldProps<T, C, O>,
  validate?: (value: unknown) => string | undefined,
  refuse?: (value: unknown) => string | undefined,
) {
  const id = useId()
  const { field, fieldState } = useController({ control, name, rules: validate ? { validate } : {} })
  // The controller falls back to the default, so a field with one could never be emptied.
  const value: unknown = useWatch({ control, name })
  const refused = refuse?.(value) ?? excessOf(value, maxLength)
  const error =
    refused ??
    found ??
    (fieldState.error ? (fieldState.error.message ?? 'El dato no es correcto') : undefined)
  return {
    value,
    control: {
      ref: field.ref,
      name: field.name,
      onBlur: field.onBlur,
      onChange: field.onChange,
      disabled,
      [NO_VALE]: refused ? '' : undefined,
      ...describe(id, { hint, error, required }),
    },
    frame: { id, label, required, hint, help, error, className },
  }
}
