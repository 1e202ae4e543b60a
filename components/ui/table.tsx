import type { ReactNode } from 'react'

/** A small table without paging or selection. */
export function SimpleTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="data-table simple">
      <table aria-label={label}>{children}</table>
    </div>
  )
}
