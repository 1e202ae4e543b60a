import Link from 'next/link'
import { type IconType, BadgeCheck, PenLine } from '@/components/ui/icons'
import { rutas } from '@/lib/routes'

const PAGINAS: readonly { href: string; label: string; icon: IconType }[] = [
  { href: rutas.carnetDigital(), label: 'Mi carnet', icon: BadgeCheck },
  { href: rutas.misDatos(), label: 'Proponer un cambio', icon: PenLine },
]

/** The doctor's other pages, which our own server has. */
export function OwnPages() {
  return (
    <nav aria-label="Sus páginas" className="mb-3" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {PAGINAS.map(({ href, label, icon: Icon }, at) => (
          <li key={href} className="grid max-sm:flex-auto">
            <Link href={href} className={`btn min-h-11 ${at === 0 ? 'btn-primary' : 'btn-outline'}`}>
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
