import type { KeyboardEvent, ReactNode } from 'react'
import { type Centavos, moneyOrDash } from '@/domain/dinero'

/** A long table inside a dialog, which can be scrolled by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-60 overflow-y-auto [--sticky-top:0px]"
    >
      {children}
    </div>
  )
}

/** A table wider than a phone, which can be scrolled by keyboard. */
export function WideBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  )
}

export function TotalLine({ total }: { total: Centavos | undefined }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 rounded-lg bg-muted px-4 py-2.5">
      <span className="font-medium">Total</span>
      <strong className="text-lg font-semibold tabular-nums">{moneyOrDash(total)}</strong>
    </p>
  )
}

/** Enter in a field must not move money; only the button or Ctrl+Enter does. */
export function holdEnter(event: KeyboardEvent) {
  const inField = event.target instanceof HTMLInputElement
  if (event.key === 'Enter' && inField && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
