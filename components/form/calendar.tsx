'use client'

import * as Popover from 'radix-ui/popover'
import { type RefObject, useState } from 'react'
import { type DateRange, DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import 'react-day-picker/style.css'
import '@/components/form/calendar.css'
import { type Fecha, partsOf, today } from '@/domain/fechas'

export type Rango = { desde: Fecha; hasta: Fecha }

export type CalendarSelection =
  | { mode: 'single'; value: Fecha | undefined; onSelect: (value: Fecha) => void }
  | {
      mode: 'range'
      value: Partial<Rango>
      onSelect: (value: Rango) => void
      /** Named ranges: 'Este año'. */
      presets: readonly (Rango & { nombre: string })[]
    }

type Props = { anchor: RefObject<HTMLElement | null>; selection: CalendarSelection; onClose: () => void }

/** The picker works on local noons, which no time zone moves to another day. */
const toDate = (fecha: Fecha | undefined) => {
  if (!fecha) return undefined
  const { anio, mes, dia } = partsOf(fecha)
  return new Date(anio, mes - 1, dia, 12)
}
const toFecha = (date: Date): Fecha => {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Drop-downs for month and year keep a birth date three clicks away. */
const COMMON = {
  locale: es,
  captionLayout: 'dropdown',
  startMonth: new Date(1920, 0),
  autoFocus: true,
  showOutsideDays: true,
} as const

export function CalendarPopover({ anchor, selection, onClose }: Props) {
  // From the button's end it would cover what is left of the field.
  const [field] = useState(() => ({
    current: anchor.current?.closest<HTMLElement>('.control-box') ?? anchor.current,
  }))
  const common = {
    ...COMMON,
    today: toDate(today()),
    endMonth: new Date(partsOf(today()).anio + 20, 11),
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Portal container={anchor.current?.closest<HTMLElement>('[role=dialog]')}>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="Calendario"
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className="appear raised z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg border bg-card p-3"
        >
          {selection.mode === 'single' ? (
            <DayPicker
              {...common}
              mode="single"
              required
              selected={toDate(selection.value)}
              defaultMonth={toDate(selection.value)}
              onSelect={(date: Date) => {
                selection.onSelect(toFecha(date))
                onClose()
              }}
            />
          ) : (
            <RangeCalendar common={common} selection={selection} onClose={onClose} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type RangeProps = {
  common: Record<string, unknown>
  selection: Extract<CalendarSelection, { mode: 'range' }>
  onClose: () => void
}

/** Two clicks make a range in either order; a preset makes it at once. */
function RangeCalendar({ common, selection, onClose }: RangeProps) {
  const { value, onSelect, presets } = selection
  const [range, setRange] = useState<DateRange | undefined>({
    from: toDate(value.desde),
    to: toDate(value.hasta),
  })
  const [picking, setPicking] = useState(false)
  const take = (rango: Rango) => {
    onSelect(rango)
    onClose()
  }
  return (
    <div className="flex gap-3 max-sm:flex-col-reverse">
      <ul className="grid content-start gap-0.5 border-r pr-3 max-sm:flex max-sm:flex-wrap max-sm:border-0 max-sm:pr-0">
        {presets.map(({ nombre, ...rango }) => (
          <li key={nombre}>
            <button
              type="button"
              className="min-h-8 w-full rounded-md px-2.5 text-left whitespace-nowrap hover:bg-muted pointer-coarse:min-h-11"
              onClick={() => take(rango)}
            >
              {nombre}
            </button>
          </li>
        ))}
      </ul>
      <DayPicker
        {...common}
        mode="range"
        required
        defaultMonth={toDate(value.desde)}
        selected={range}
        onSelect={(_: DateRange, day: Date) => {
          const from = range?.from
          setPicking(!picking)
          if (!picking || !from) return setRange({ from: day, to: undefined })
          const [first, last] = day < from ? [day, from] : [from, day]
          take({ desde: toFecha(first), hasta: toFecha(last) })
        }}
      />
    </div>
  )
}
