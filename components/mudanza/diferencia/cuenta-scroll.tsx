'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Begins where the accounts part, in the box that scrolls: both at once, or each alone where one stands under the other. */
export function CuentaScroll({ children }: { children: ReactNode }) {
  const both = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const row of both.current?.querySelectorAll<HTMLElement>('tr[data-distinta]') ?? [])
      for (const box of [row.closest<HTMLElement>('.cuenta-caja'), both.current])
        if (box && box.scrollHeight > box.clientHeight) bringInto(box, row)
  }, [])
  return (
    <div
      ref={both}
      className="cuentas-lado-a-lado"
      role="region"
      aria-label="Renglones de las dos cuentas"
      tabIndex={0}
    >
      {children}
    </div>
  )
}

/** Some rows before it say where one is. */
function bringInto(box: HTMLElement, row: HTMLElement): void {
  const apart = row.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTop += apart - box.clientHeight / 2
}
