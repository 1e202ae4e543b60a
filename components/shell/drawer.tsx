'use client'

import { Menu } from '@/components/ui/icons'
import { usePathname } from 'next/navigation'
import { type ReactNode, useRef } from 'react'
import { Sheet } from '@/components/ui/sheet'

/** The menu under 768 px. */
export function Drawer({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        className="header-button -ml-1.5"
        onClick={() => sheet.current?.showModal()}
      >
        <Menu aria-hidden />
      </button>
      <Sheet label="Menú" closeLabel="Cerrar menú" sheet={sheet} closeOn={usePathname()}>
        {children}
      </Sheet>
    </div>
  )
}
