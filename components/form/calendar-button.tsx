'use client'

import { Calendar } from '@/components/ui/icons'
import { useRef, useState } from 'react'
import type { CalendarSelection } from '@/components/form/calendar'
import { porPedido } from '@/components/ui/por-pedido'

const CalendarPopover = porPedido(() =>
  import('@/components/form/calendar').then((module) => module.CalendarPopover),
)

type Props = { label: string; disabled?: boolean | undefined; selection: CalendarSelection }

/** The calendar is loaded when it is first wanted. */
export function CalendarButton({ label, disabled, selection }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        className="mr-1 grid size-7 shrink-0 place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground disabled:pointer-events-none pointer-coarse:size-10"
        onPointerEnter={CalendarPopover.fetch}
        onFocus={CalendarPopover.fetch}
        onClick={() => setOpen((before) => !before)}
      >
        <Calendar aria-hidden className="size-4" />
      </button>
      {open && <CalendarPopover anchor={button} selection={selection} onClose={() => setOpen(false)} />}
    </>
  )
}
