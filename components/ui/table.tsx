import type { ReactNode } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

/** A small table without paging or selection. */
export function SimpleTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="data-table simple">
      <table aria-label={escrito(label)}>{children}</table>
    </div>
  )
}
