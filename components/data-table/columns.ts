import type { ReactNode } from 'react'
import type { BadgeColor } from '@/components/ui/badge'

/** Columns are plain data; `cell` is for the few that need more. */

type Common = {
  label: string
  align?: 'start' | 'center' | 'end'
  /** The row's header, and the head of its card on a phone. */
  title?: boolean
  /** A fixed CSS length. */
  width?: string
  /** A missing value is usual and leaves the cell empty (Debe beside Haber). */
  blank?: boolean
  /** Its head leads to the rows in order by it; how they stand by it now. */
  order?: { href: string; now: 'ascending' | 'descending' | undefined }
}

type Key<Row> = Extract<keyof Row, string>

export type ValueColumn<Row> = Common & {
  id: Key<Row>
  /** word: one of a few, never broken. */
  kind: 'text' | 'word' | 'number' | 'money' | 'date' | 'instant' | 'boolean'
  /** Makes the value a link; {key} stands for a value of the row. */
  href?: string
  /** The key of a value that is shown small under this one. */
  note?: Key<Row>
  /** It takes the room that is left, on one line: what does not fit is cut, and told whole by its title. */
  cut?: true
}

/** A value without an entry is shown as it is, in grey. */
export type TagColumn<Row> = Common & {
  id: Key<Row>
  kind: 'badge'
  badges: Readonly<Record<string, { label: string; color: BadgeColor }>>
}

export type ActionsColumn = Common & {
  id: string
  kind: 'actions'
  actions: readonly { label: string; href: string }[]
}

export type OwnColumn<Row> = Common & {
  id: string
  kind: 'own' | 'money' | 'actions'
  cell: (row: Row) => ReactNode
  /** On one line, as `cut` of a value: its whole text. */
  cut?: (row: Row) => string
}

export type Column<Row> = ValueColumn<Row> | TagColumn<Row> | ActionsColumn | OwnColumn<Row>

/** Numbers end at the right edge, so that their digits stand in columns. */
export function alignOf<Row>(column: Column<Row>): 'start' | 'center' | 'end' {
  if (column.align) return column.align
  return column.kind === 'money' || column.kind === 'number' || column.kind === 'actions' ? 'end' : 'start'
}
