'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { placeIn } from '@/lib/menu-place'

export type MenuItem = { href: string; label: string; icon: ReactNode }

type Props = {
  items: readonly MenuItem[]
  /** What stands under the menu and may be where this screen belongs. */
  pinned?: readonly string[]
}

/** Every screen marks where it stands: 'page' is the screen itself, 'true' what it belongs to. */
export function NavLinks({ items, pinned = [] }: Props) {
  const pathname = usePathname()
  const place = placeIn([...items.map(({ href }) => href), ...pinned], pathname)
  return (
    <ul className="grid gap-0.5 px-3">
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={false}
            aria-current={place === href ? (pathname === href ? 'page' : true) : undefined}
            className="nav-link"
          >
            {icon}
            <span className="nav-text">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
