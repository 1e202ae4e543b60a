import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { describe } from '@/components/form/field-frame'

/** What every field of a form takes. The names are checked against the form's own. */
export type FieldProps<T extends FieldValues, C, O> = {
  control: Control<T, C, O>
  name: FieldPath<T>
  label: string
  required?: boolean
  disabled?: boolean
  hint?: ReactNode
  className?: string
  /** Characters that fit. More are kept in sight and refused in words: cut, what was pasted would be saved cut. */
  maxLength?: number | undefined
}

/** On a control whose text is not what would be saved: its form saves nothing. */
export const NO_VALE = 'data-no-vale'

/** What is said of a text that does not fit, as the API counts; undefined when it does. */
const excessOf = (value: unknown, max: number | undefined): string | undefined =>
  typeof value === 'string' && max !== undefined && value.length > max
    ? `Hasta ${max} caracteres: tiene ${value.length}`
    : undefined

/**
 * One field's value, ties and frame. `validate` gives the message for text that is no value of its kind; a form with a
 * schema says its own instead. `refuse` says why what stands in the field is not its value; undefined when it is.
 */
export function useField<T extends FieldValues, C, O>(
  { control, name, label, required, disabled, hint, className, maxLength }: FieldProps<T, C, O>,
  validate?: (value: unknown) => string | undefined,
  refuse?: (value: unknown) => string | undefined,
) {
  const id = useId()
  const { field, fieldState } = useController({ control, name, rules: validate ? { validate } : {} })
  // Not the controller's own: it falls back to the default, so that a field that had one could never be emptied.
  const value: unknown = useWatch({ control, name })
  const refused = refuse?.(value) ?? excessOf(value, maxLength)
  const error =
    refused ?? (fieldState.error ? (fieldState.error.message ?? 'El dato no es correcto') : undefined)
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
    frame: { id, label, required, hint, error, className },
  }
}
