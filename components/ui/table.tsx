import type { ReactNode } from 'react'

/** A small table without paging or selection, with the data table's looks: lines of a dialog, a short history. */
export function SimpleTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="data-table simple">
      <table aria-label={label}>{children}</table>
    </div>
  )
}
