import type { ReactNode } from 'react'
import type { TagColor } from '@/components/ui/tag'

/** Columns describe themselves as plain data; `cell` is for the few that need more. */

type Common = {
  label: string
  align?: 'start' | 'center' | 'end'
  /** Names the row: its row header, and the head of its card on a phone. */
  title?: boolean
  /** CSS length of a column that must not breathe. */
  width?: string
  /** A missing value is nothing unusual and leaves the cell empty (Debe beside Haber). */
  blank?: boolean
}

type Key<Row> = Extract<keyof Row, string>

/** How a value of the row is shown; anything that cannot be read shows '—'. */
export type ValueColumn<Row> = Common & {
  id: Key<Row>
  /** word: one of a few, never broken within. */
  kind: 'text' | 'word' | 'number' | 'money' | 'date' | 'instant' | 'boolean'
  /** Makes the value a link; {key} stands for a value of the row: '/fichaMatriculado/{id}'. */
  href?: string
  /** A value of the row said in small under this one, where there is one. */
  note?: Key<Row>
}

/** The value chooses text and colour; a value without an entry shows as it is, in grey. */
export type TagColumn<Row> = Common & {
  id: Key<Row>
  kind: 'tag'
  tags: Readonly<Record<string, { label: string; color: TagColor }>>
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
}

export type Column<Row> = ValueColumn<Row> | TagColumn<Row> | ActionsColumn | OwnColumn<Row>

/** Numbers and amounts end at the right edge, so that their digits stand in columns. */
export function alignOf<Row>(column: Column<Row>): 'start' | 'center' | 'end' {
  if (column.align) return column.align
  return column.kind === 'money' || column.kind === 'number' || column.kind === 'actions' ? 'end' : 'start'
}
