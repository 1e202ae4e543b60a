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
        className="-ml-1.5 grid size-9 place-items-center rounded-md hover:bg-muted pointer-coarse:size-11"
        onClick={() => sheet.current?.showModal()}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <Sheet label="Menú" closeLabel="Cerrar menú" sheet={sheet} closeOn={usePathname()}>
        {children}
      </Sheet>
    </div>
  )
}
