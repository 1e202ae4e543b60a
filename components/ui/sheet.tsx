'use client'

import { X } from '@/components/ui/icons'
import { type ReactNode, type RefObject, useEffect } from 'react'

type Props = {
  label: string
  children: ReactNode
  sheet: RefObject<HTMLDialogElement | null>
  /** Closes when this changes: the current address. */
  closeOn: string
  side?: 'left' | 'right'
  closeLabel: string
  onClose?: () => void
}

/** The browser's own modal dialog keeps the focus inside and closes on Esc. */
export function Sheet({ label, children, sheet, closeOn, side = 'left', closeLabel, onClose }: Props) {
  useEffect(() => sheet.current?.close(), [closeOn, sheet])
  return (
    <dialog
      ref={sheet}
      aria-label={label}
      className={side === 'left' ? 'sheet sheet-menu' : 'sheet sheet-right'}
      // The event comes late, when it may be open again.
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
