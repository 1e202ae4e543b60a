'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { CalendarButton } from '@/components/form/calendar-button'
import { DateText } from '@/components/form/date-input'
import { NO_ADDRESS } from '@/components/form/no-address'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import { Label } from '@/components/ui/label'
import { addDays, type Fecha, isFecha } from '@/domain/fechas'

type Props = {
  address: Address
  fecha: Fecha
  hoy: Fecha
  /** Whose drawers may be looked at; absent for who sees his own alone. */
  cajeros: readonly { id: string; nombre: string }[] | undefined
  quien: string | undefined
}

/** The sheet's day as one control: a step, a day that is picked, or one that is typed and entered. Nothing is after today. */
export function DayControl({ address, fecha, hoy, cajeros, quien }: Props) {
  const id = useId()
  const router = useRouter()
  const [typed, setTyped] = useState<Fecha | undefined>(fecha)
  const [seen, setSeen] = useState(fecha)
  if (seen !== fecha) {
    setSeen(fecha)
    setTyped(fecha)
  }
  const hrefOf = (more: Record<string, string | undefined>) =>
    hrefWith(address, { ...address.params, ...more })
  const go = (more: Record<string, string | undefined>) => {
    beginProgress(hrefOf(more))
    router.push(hrefOf(more), { scroll: false })
  }
  const pick = (day: Fecha | undefined) => day && go({ fecha: day })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (typed && isFecha(typed)) pick(typed)
  }
  return (
    <form role="search" {...NO_ADDRESS} onSubmit={enter} className="day-control" data-print="hide">
      <Step href={hrefOf({ fecha: addDays(fecha, -1) })} name="Día anterior" tecla="a" />
      <Label htmlFor={id} className="sr-only">
        Fecha
      </Label>
      <div className="control control-box w-36 max-sm:w-44">
        <DateText id={id} value={typed} onChange={setTyped} />
        <CalendarButton
          label="Elegir fecha"
          disabled={undefined}
          selection={{ mode: 'single', value: fecha, onSelect: pick }}
        />
      </div>
      {fecha < hoy && <Step href={hrefOf({ fecha: addDays(fecha, 1) })} name="Día siguiente" tecla="s" />}
      {/* With the cashier's field beside it, Enter sends the day only where a form has a button. */}
      <button type="submit" hidden>
        Ver el día
      </button>
      {cajeros && (
        <div className="ml-2 w-56">
          <Combobox
            aria-label="Cajero"
            options={cajeros}
            clearable
            placeholder="Todos"
            value={quien ?? null}
            onChange={(chosen) => go({ quien: chosen ?? undefined })}
          />
        </div>
      )}
    </form>
  )
}

type StepProps = { href: string; name: 'Día anterior' | 'Día siguiente'; tecla: string }

const Step = ({ href, name, tecla }: StepProps) => (
  <Button variant="outline" size="icon" asChild>
    <Link href={href} prefetch={false} aria-label={name} title={name} aria-keyshortcuts={tecla}>
      {name === 'Día anterior' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Link>
  </Button>
)
