import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { Button } from '@/components/ui/button'
import { ChevronLeft, ChevronRight } from '@/components/ui/icons'

type Props = { address: Address; anterior: number | undefined; siguiente: number | undefined }

/** From the years shown to those beside them that have prices. */
export function YearSteps({ address, anterior, siguiente }: Props) {
  const to = (anio: number) => hrefWith(address, { ...address.params, anio: String(anio) })
  if (anterior === undefined && siguiente === undefined) return null
  return (
    <nav aria-label="Otros precios" className="flex flex-wrap gap-2" data-print="hide">
      {anterior !== undefined && (
        <Button variant="outline" asChild>
          <Link href={to(anterior)} prefetch={false} aria-keyshortcuts="a">
            <ChevronLeft aria-hidden />
            Precios de {anterior}
          </Link>
        </Button>
      )}
      {siguiente !== undefined && (
        <Button variant="outline" asChild>
          <Link href={to(siguiente)} prefetch={false} aria-keyshortcuts="s">
            Precios de {siguiente}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  )
}
