import Link from 'next/link'
import { CreditCard, FileBadge, type IconType, ReceiptText, UserCog } from '@/components/ui/icons'
import { LUGARES } from '@/lib/own-places'
import { type Alcance, isThere } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'

const ICONOS: Partial<Record<(typeof LUGARES)[number]['lugar'], IconType>> = {
  carnetDigital: CreditCard,
  pedirPapel: FileBadge,
  miCuentaCorriente: ReceiptText,
  miFicha: UserCog,
}

/** On a phone what a doctor comes for besides his debt, under his name. */
export const OwnShortcuts = ({ hay }: { hay: Alcance }) => (
  <nav aria-label="Lo de todos los días" className="mb-4 sm:hidden" data-print="hide">
    <ul className="grid auto-cols-fr grid-flow-col gap-2">
      {LUGARES.map(({ label, lugar }) => {
        const Icon = ICONOS[lugar]
        if (!Icon || !isThere(lugar, hay)) return null
        return (
          <li key={lugar}>
            <Link
              href={rutas[lugar]()}
              prefetch={false}
              className="grid h-full min-h-14 place-items-center content-center gap-1 rounded-lg border bg-card px-1 py-1.5 text-center text-xs text-primary-ink"
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  </nav>
)
