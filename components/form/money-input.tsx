'use client'

import type { KeyboardEvent } from 'react'
import type { ControlProps } from '@/components/form/control-props'
import { SELECT_ON_CLICK } from '@/components/form/select-on-click'
import { useTypedText } from '@/components/form/use-typed-text'
import { type Centavos, type MoneyReading, formatAmount, readMoney } from '@/domain/dinero'

export type MoneyInputProps = ControlProps & {
  value: Centavos | string | null | undefined
  onChange: (value: Centavos | string | undefined) => void
  /** Called with each reading; an ambiguous amount ('1.234') has a notice. */
  onReading?: (reading: MoneyReading) => void
  placeholder?: string
}

const isCentavos = (value: unknown): value is Centavos => typeof value === 'bigint'
const readCentavos = (text: string) => {
  const reading = readMoney(text)
  return reading.ok ? reading.monto : null
}

/** Shown as 1.234,50 when left. */
export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, onBlur, onReading, placeholder = '0,00', disabled, ...attributes } = props
  const { text, setText, tidy } = useTypedText({
    value,
    onChange,
    read: readCentavos,
    format: formatAmount,
    isValue: isCentavos,
  })
  return (
    <div className="control control-box">
      <span aria-hidden className="pl-2.5 text-muted-foreground select-none">
        $
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        className="inner-input px-2.5 text-right tabular-nums"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onReading?.(readMoney(event.target.value))
        }}
        {...SELECT_ON_CLICK}
        onKeyDown={(event) => {
          // Enter shows the amount as it was read before it is sent.
          if (event.key === 'Enter') tidy()
          typeCommaOnKeypad(event)
        }}
        onBlur={() => {
          tidy()
          onBlur?.()
        }}
        {...attributes}
      />
    </div>
  )
}

/** The keypad's point writes a comma in every layout. */
export function typeCommaOnKeypad(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.code !== 'NumpadDecimal' || event.key === ',') return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(',', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
