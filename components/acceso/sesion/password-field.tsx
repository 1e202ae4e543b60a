'use client'

import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '@/components/form/field-frame'
import { type FieldProps, useField } from '@/components/form/use-field'
import { PasswordInput } from '@/components/acceso/sesion/password-input'

type Props<T extends FieldValues, C, O> = FieldProps<T, C, O> & {
  autoComplete: 'new-password' | 'current-password'
}

/** The text is kept as typed, with its blanks. */
export function PasswordField<T extends FieldValues, C, O>(props: Props<T, C, O>) {
  const { value, control, frame } = useField(props)
  return (
    <FieldFrame {...frame}>
      <PasswordInput
        {...control}
        autoComplete={props.autoComplete}
        value={typeof value === 'string' ? value : ''}
      />
    </FieldFrame>
  )
}
