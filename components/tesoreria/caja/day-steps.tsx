import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { Button } from '@/components/ui/button'
import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import { addDays, type Fecha } from '@/domain/fechas'

/** From a day's sheet to those beside it; nothing stands after today. */
export function DaySteps({ address, fecha, hoy }: { address: Address; fecha: Fecha; hoy: Fecha }) {
  const to = (days: number) => hrefWith(address, { ...address.params, fecha: addDays(fecha, days) })
  return (
    <nav aria-label="Día" className="mb-4 flex flex-wrap gap-2" data-print="hide">
      <Button variant="outline" asChild>
        <Link href={to(-1)} prefetch={false} aria-keyshortcuts="a">
          <ChevronLeft aria-hidden />
          Día anterior
        </Link>
      </Button>
      {fecha < hoy && (
        <Button variant="outline" asChild>
          <Link href={to(1)} prefetch={false} aria-keyshortcuts="s">
            Día siguiente
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  )
}
