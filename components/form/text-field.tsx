'use client'

import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from '@/components/form/field-frame'
import { type FieldProps, useField } from '@/components/form/use-field'
import { Input, Textarea } from '@/components/ui/input'

type TextProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoFocus' | 'readOnly'
>

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export function TextField<T extends FieldValues, C, O>(props: FieldProps<T, C, O> & TextProps) {
  const { type, autoComplete = 'off', inputMode, placeholder, autoFocus, readOnly } = props
  const { value, control, frame } = useField(props)
  const own = { type, autoComplete, inputMode, placeholder, autoFocus, readOnly }
  return (
    <FieldFrame {...frame}>
      <Input {...own} {...control} value={asText(value)} />
    </FieldFrame>
  )
}

export function TextAreaField<T extends FieldValues, C, O>(props: FieldProps<T, C, O> & { rows?: number }) {
  const { value, control, frame } = useField(props)
  return (
    <FieldFrame {...frame}>
      <Textarea rows={props.rows ?? 3} {...control} value={asText(value)} />
    </FieldFrame>
  )
}
