'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { PARTES } from '@/components/padron/matriculado/strip-partes'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID: number
  /** The places in the table of those that this person may open, with a space between. */
  partes: string
}

/** Drawn by the browser's code, so that it travels as which of them and not as elements (decision 108). */
export function StripLinks({ matriculadoID, partes }: Props) {
  const here = usePathname()
  const open = new Set(partes.split(' ').map(Number))
  return (
    <nav aria-label="Pantallas del matriculado" className="min-w-0 flex-1">
      <ul>
        {PARTES.filter((_, index) => open.has(index)).map(([ruta, titulo]) => {
          const href = rutas[ruta](matriculadoID)
          return (
            <li key={ruta}>
              <Link href={href} prefetch={false} aria-current={href === here ? 'page' : undefined}>
                {titulo}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
