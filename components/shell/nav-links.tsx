'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Pins, type PinsProps, usePins } from '@/components/shell/pins'
import { placeIn } from '@/lib/menu-place'

export type MenuItem = { href: string; label: string; icon: ReactNode }

type Props = { items: readonly MenuItem[]; pins: PinsProps | undefined }

/** Every screen marks where it stands: 'page' is the screen itself, 'true' what it belongs to. */
export function NavLinks({ items, pins }: Props) {
  const pathname = usePathname()
  const own = usePins(pins)
  const menu = items.map(({ href }) => href)
  const place = placeIn([...menu, ...own.hrefs], pathname)
  return (
    <>
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
      {pins && <Pins {...{ pins, menu, pathname, place, ...own }} />}
    </>
  )
}
