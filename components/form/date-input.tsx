'use client'

import type { ReactNode } from 'react'
import { CalendarButton } from '@/components/form/calendar-button'
import type { ControlProps } from '@/components/form/control-props'
import { SELECT_ON_CLICK } from '@/components/form/select-on-click'
import { useTypedText } from '@/components/form/use-typed-text'
import { type Fecha, formatFecha, isFecha, readFecha, today } from '@/domain/fechas'
import { lastBirth } from '@/domain/nacimiento'

export type DateInputProps = ControlProps & {
  /** YYYY-MM-DD, or the typed text while it is no date. */
  value: Fecha | null | undefined
  onChange: (value: Fecha | undefined) => void
  /** A doctor's day of birth: a year of two digits is in the past. */
  nacimiento?: boolean | undefined
}

const isDay = (value: unknown): value is Fecha => typeof value === 'string' && isFecha(value)

/** Typed (01032026, 1/3/26, 1-3, h, +5, -10) or picked. */
export function DateInput({ disabled, ...props }: DateInputProps) {
  const { value, onChange } = props
  return (
    <div className="control control-box">
      <DateText disabled={disabled} {...props} />
      <CalendarButton
        label="Elegir fecha"
        disabled={disabled}
        selection={{ mode: 'single', value: isDay(value) ? value : undefined, onSelect: onChange }}
      />
    </div>
  )
}

/** The input without its frame. */
export function DateText({ value, onChange, onBlur, nacimiento, ...props }: DateInputProps): ReactNode {
  const { text, setText, tidy } = useTypedText({
    value,
    onChange,
    read: (typed) => readFecha(typed, today(), nacimiento ? lastBirth(today()) : undefined),
    format: formatFecha,
    isValue: isDay,
  })
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      placeholder="DD/MM/AAAA"
      maxLength={24}
      className="inner-input tabular-nums"
      value={text}
      onChange={(event) => setText(event.target.value)}
      {...SELECT_ON_CLICK}
      onKeyDown={(event) => {
        // Enter shows the date as it was read before it is sent.
        if (event.key === 'Enter') tidy()
      }}
      onBlur={() => {
        tidy()
        onBlur?.()
      }}
      {...props}
    />
  )
}
