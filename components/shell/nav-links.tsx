'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

export type MenuItem = { href: string; label: string; icon: ReactNode }

/** /matriculados/… belongs to its item, and /fichaMatriculado to none. */
const isCurrent = (href: string, pathname: string) => pathname === href || pathname.startsWith(`${href}/`)

export function NavLinks({ items }: { items: readonly MenuItem[] }) {
  const pathname = usePathname()
  return (
    <ul className="grid gap-0.5 px-3">
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={false}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            className="nav-link"
          >
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
