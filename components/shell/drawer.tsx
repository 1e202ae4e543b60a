'use client'

import { Menu } from '@/components/ui/icons'
import { flushSync } from 'react-dom'
import { usePathname } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { Sheet } from '@/components/ui/sheet'

/** The menu under 768 px, drawn when it is first opened: a page holds the menu once. */
export function Drawer({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        className="header-button -ml-1.5"
        onClick={() => {
          // It takes the focus to its first link, which must be there.
          flushSync(() => setOpened(true))
          sheet.current?.showModal()
        }}
      >
        <Menu aria-hidden />
      </button>
      <Sheet label="Menú" closeLabel="Cerrar menú" sheet={sheet} closeOn={usePathname()}>
        {opened && children}
      </Sheet>
    </div>
  )
}
