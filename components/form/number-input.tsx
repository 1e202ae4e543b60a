'use client'

import type { ControlProps } from '@/components/form/control-props'
import { useTypedText } from '@/components/form/use-typed-text'
import { Input } from '@/components/ui/input'
import { asTyped } from '@/domain/texto'

export type NumberInputProps = ControlProps & {
  value: number | string | null | undefined
  onChange: (value: number | string | undefined) => void
  placeholder?: string
  className?: string
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Takes off spaces and hyphens, and dots only where they part thousands: '1.5' is not fifteen. */
export function readInteger(typed: string): number | null {
  const text = asTyped(typed)
    .trim()
    .replace(/(?<=\d)[\s-](?=\d)/g, '')
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null
}

export function NumberInput({ value, onChange, onBlur, ...props }: NumberInputProps) {
  const { text, setText, tidy } = useTypedText({
    value,
    onChange,
    read: readInteger,
    format: String,
    isValue: isNumber,
  })
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        tidy()
        onBlur?.()
      }}
    />
  )
}
