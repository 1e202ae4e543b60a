'use client'

import { useId } from 'react'
import { CalendarButton } from '@/components/form/calendar-button'
import type { Rango } from '@/components/form/calendar'
import { DateText } from '@/components/form/date-input'
import { CircleAlert } from '@/components/ui/icons'
import { type Fecha, endOfMonth, isFecha, startOfMonth, startOfYear, today } from '@/domain/fechas'

export type DateRangeInputProps = {
  label: string
  /** YYYY-MM-DD, or the typed text while it is no date. */
  desde: Fecha | undefined
  hasta: Fecha | undefined
  onChange: (range: { desde: Fecha | undefined; hasta: Fecha | undefined }) => void
  onBlur?: () => void
  disabled?: boolean
  error?: string | undefined
}

export function rangeProblem(desde: string | undefined, hasta: string | undefined): string | undefined {
  if (!desde || !isFecha(desde)) return 'Ingrese una fecha Desde válida'
  if (!hasta || !isFecha(hasta)) return 'Ingrese una fecha Hasta válida'
  return desde > hasta ? 'La fecha Desde es posterior a la fecha Hasta' : undefined
}

/** Two dates with one calendar and the commonest ranges. */
export function DateRangeInput(props: DateRangeInputProps) {
  const { label, desde, hasta, onChange, onBlur, disabled, error } = props
  const id = useId()
  const common = {
    onBlur,
    disabled,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id,
  }
  const hoy = today()
  return (
    <fieldset className="min-w-0 max-sm:w-full">
      <legend className="mb-1 text-[0.8125rem] font-medium">{label}</legend>
      <div className="control control-box w-full max-sm:h-auto max-sm:flex-wrap sm:max-w-76 max-sm:[&>input]:h-11 max-sm:[&>input]:flex-[1_1_6rem]">
        <DateText
          aria-label={`${label}: desde`}
          value={desde}
          onChange={(value) => onChange({ desde: value, hasta })}
          {...common}
        />
        <span aria-hidden className="text-muted-foreground">
          –
        </span>
        <DateText
          aria-label={`${label}: hasta`}
          value={hasta}
          onChange={(value) => onChange({ desde, hasta: value })}
          {...common}
        />
        <CalendarButton
          label="Elegir rango"
          disabled={disabled}
          selection={{
            mode: 'range',
            value: { desde: asDay(desde), hasta: asDay(hasta) },
            onSelect: onChange,
            presets: [
              { nombre: 'Este mes', desde: startOfMonth(hoy), hasta: endOfMonth(hoy) },
              { nombre: 'Este año', desde: startOfYear(hoy), hasta: endOfMonth(hoy) },
              { nombre: 'Año pasado', ...wholeYear(Number(hoy.slice(0, 4)) - 1) },
            ],
          }}
        />
      </div>
      {error !== undefined && (
        <p id={id} className="field-error">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const asDay = (value: string | undefined) => (value && isFecha(value) ? value : undefined)
const wholeYear = (anio: number): Rango => ({ desde: `${anio}-01-01`, hasta: `${anio}-12-31` })
