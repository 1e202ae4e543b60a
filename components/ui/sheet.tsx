'use client'

import { X } from '@/components/ui/icons'
import { type ReactNode, type RefObject, useEffect } from 'react'

type Props = {
  label: string
  children: ReactNode
  sheet: RefObject<HTMLDialogElement | null>
  /** Closes when this changes: the current address. */
  closeOn: string
  /** The menu's is at the left and looks like the menu. */
  side?: 'left' | 'right'
  closeLabel: string
  onClose?: () => void
}

/** Drawer at an edge on the browser's own modal dialog: focus kept inside, Esc and a click beside it close it. */
export function Sheet({ label, children, sheet, closeOn, side = 'left', closeLabel, onClose }: Props) {
  useEffect(() => sheet.current?.close(), [closeOn, sheet])
  return (
    <dialog
      ref={sheet}
      aria-label={label}
      className={side === 'left' ? 'sheet sheet-menu' : 'sheet sheet-right'}
      // Told late: it may have been opened again.
      onClose={(event) => event.currentTarget.open || onClose?.()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="relative flex min-h-full flex-col">
        {children}
        <button
          type="button"
          aria-label={closeLabel}
          className="absolute top-2.5 right-2.5 grid size-9 place-items-center rounded-md hover:bg-[var(--sheet-hover)] pointer-coarse:size-11"
          onClick={() => sheet.current?.close()}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </dialog>
  )
}
