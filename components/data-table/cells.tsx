import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ActionsColumn, Column, TagColumn, ValueColumn } from '@/components/data-table/columns'
import { Badge } from '@/components/ui/badge'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { formatFecha, formatInstante, isFecha } from '@/domain/fechas'
import { escrito } from '@/lib/ortografia/escrito'

export const UNREADABLE = '—'

/** A function and not a component, since a thousand rows must not hold a component per cell. */
export function renderCell<Row>(column: Column<Row>, row: Row, name: string): ReactNode {
  if ('actions' in column) return renderActions(column, row, name)
  const missing = column.blank || column.kind === 'actions' ? null : UNREADABLE
  if ('cell' in column) return column.cell(row) ?? missing
  if (row[column.id] === null || row[column.id] === undefined) return missing
  if (column.kind === 'badge') return renderBadge(column, row)
  const text = formatValue(column.kind, row[column.id])
  // Nothing owed must not look like something.
  if (row[column.id] === 0n) return <span className="text-muted-foreground">{text}</span>
  const note = column.note && row[column.note]
  if (note) return withNote(text, formatValue('text', note))
  if (!column.href || text === UNREADABLE || !isWhole(column.href, row)) return text
  return (
    <Link href={fillHref(column.href, row)} prefetch={false} className="cell-link">
      {text}
    </Link>
  )
}

/** One element, since a phone puts the parts of a title side by side. */
const withNote = (text: string, note: string): ReactNode => (
  <span>
    {text}
    <span className="cell-note">{note}</span>
  </span>
)

/** '—' for a missing value or one of a wrong kind. */
export function formatValue(kind: ValueColumn<unknown>['kind'], value: unknown): string {
  if (value === null || value === undefined || value === '') return UNREADABLE
  switch (kind) {
    case 'money':
      return typeof value === 'bigint' ? formatMoney(value as Centavos) : UNREADABLE
    case 'date':
      return typeof value === 'string' && isFecha(value.slice(0, 10)) ? formatFecha(value) : UNREADABLE
    case 'instant':
      return typeof value === 'string' ? formatInstante(value) : UNREADABLE
    case 'boolean':
      return typeof value === 'boolean' ? escrito(value ? 'Si' : 'No') : UNREADABLE
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? String(value) : UNREADABLE
    case 'text':
    case 'word':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : UNREADABLE
  }
}

function renderBadge<Row>(column: TagColumn<Row>, row: Row): ReactNode {
  const text = formatValue('text', row[column.id])
  if (text === UNREADABLE) return text
  const badge = column.badges[text]
  return <Badge color={badge?.color ?? 'grey'}>{badge?.label ?? text}</Badge>
}

/** Each link's name ends in the row's: 'Ver PÉREZ, Ana', not twenty times 'Ver'. */
function renderActions<Row>(column: ActionsColumn, row: Row, name: string): ReactNode {
  return column.actions
    .filter(({ href }) => isWhole(href, row))
    .map((action) => (
      <Link
        key={action.label}
        href={fillHref(action.href, row)}
        prefetch={false}
        className="cell-action"
        aria-label={name ? `${action.label} ${name}` : undefined}
      >
        {action.label}
      </Link>
    ))
}

/** Another server may leave out an id, and then there is nowhere to go. */
const isWhole = <Row,>(template: string, row: Row): boolean =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, key]) => row[key as keyof Row] != null)

/** The whole text of a cell that may be cut; undefined for one that never is. */
export function wholeOf<Row>(column: Column<Row>, row: Row): string | undefined {
  if (!('cut' in column) || !column.cut) return undefined
  return 'cell' in column ? column.cut(row) : formatValue(column.kind, row[column.id])
}

/** Fills '/fichaMatriculado/{id}' with the row's encoded values. */
export function fillHref<Row>(template: string, row: Row): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(row[key as keyof Row])))
}

export function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = columns.find((column) => column.title)
  if (!title || 'actions' in title) return ''
  if ('cell' in title) return wholeOf(title, row) ?? ''
  const text = formatValue(title.kind === 'badge' ? 'text' : title.kind, row[title.id])
  return text === UNREADABLE ? '' : text
}
