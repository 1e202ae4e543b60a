'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { createElement, useId, useState } from 'react'
import { type MenuItem, NavLinks } from '@/components/shell/nav-links'
import { type Accesos, MAX_ACCESOS, writtenAccesos } from '@/lib/accesos'
import type { Destino } from '@/lib/destinations'
import { iconOf } from '@/components/shell/screen-icons'
import { usePantallas } from '@/components/shell/use-pantallas'
import { placeIn } from '@/lib/menu-place'

interface PinsProps {
  /** Whose they are: each person has his own on this browser. */
  dueno: string
  accesos: Accesos
  /** Names every screen that could be pinned. */
  pantallas: string
}

/** The menu with the pinned screens under it. What is pinned or let go is kept at once, for the next page to be drawn with. */
export function PinnedLinks({
  items,
  dueno,
  accesos,
  pantallas,
}: PinsProps & { items: readonly MenuItem[] }) {
  const [hrefs, setHrefs] = useState<readonly string[]>(() => accesos.fijados.map(({ href }) => href))
  const change = (next: readonly string[]) => {
    document.cookie = writtenAccesos(dueno, next)
    setHrefs(next)
  }
  return (
    <>
      <NavLinks items={items} pinned={hrefs} />
      <Pins menu={items.map(({ href }) => href)} {...{ hrefs, accesos, pantallas, change }} />
    </>
  )
}

type Props = Pick<PinsProps, 'accesos' | 'pantallas'> & {
  hrefs: readonly string[]
  /** Which stand in the menu anyhow. */
  menu: readonly string[]
  change: (next: readonly string[]) => void
}

function Pins({ menu, hrefs, accesos: { fijados, aqui }, pantallas, change }: Props) {
  const id = useId()
  const pathname = usePathname()
  const place = placeIn([...menu, ...hrefs], pathname)
  // Until all screens are read, those that the page itself was drawn with.
  const destinos = usePantallas(pantallas)?.destinos ?? [...fijados, ...(aqui ? [aqui] : [])]
  const shown = hrefs.flatMap((href) => destinos.find((destino) => destino.href === href) ?? [])
  const here = destinos.find(({ href }) => href === pathname && !menu.includes(href))
  const pinned = here !== undefined && hrefs.includes(here.href)
  const room = pinned || hrefs.length < MAX_ACCESOS
  if (shown.length === 0 && !here) return null
  return (
    <div className="pins">
      <p id={id} className="pins-title">
        Accesos
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5 px-3">
        {shown.map((destino) => (
          <Pin key={destino.href} destino={destino} pathname={pathname} place={place} />
        ))}
      </ul>
      {here && room && (
        <button
          type="button"
          className="pin-act"
          onClick={() => change(pinned ? hrefs.filter((href) => href !== here.href) : [...hrefs, here.href])}
        >
          {pinned ? 'Quitar de Accesos' : 'Agregar a Accesos'}
        </button>
      )}
    </div>
  )
}

type PinProps = { destino: Destino; pathname: string; place: string | undefined }

const Pin = ({ destino: { href, titulo }, pathname, place }: PinProps) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      aria-current={place === href ? (pathname === href ? 'page' : true) : undefined}
      className="nav-link"
    >
      {createElement(iconOf(href), { 'aria-hidden': true })}
      <span className="nav-text">{titulo}</span>
    </Link>
  </li>
)
