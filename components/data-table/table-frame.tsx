import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Column, alignOf } from '@/components/data-table/columns'
import { escrito } from '@/lib/ortografia/escrito'

type FrameProps = {
  label: string
  busy?: boolean | undefined
  wide?: boolean | 'page' | undefined
  bar?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/**
 * Bar and head stay in view. Roles are spelt out, because a phone shows rows as cards, and some browsers then lose
 * the table's meaning.
 */
export function TableFrame({ label, busy = false, wide, bar, foot, children }: FrameProps) {
  return (
    <div className="data-table" data-wide={wide}>
      {busy && (
        <p role="status" className="sr-only">
          Cargando…
        </p>
      )}
      {bar}
      <div className="data-table-scroll">
        <table role="table" aria-label={escrito(label)} aria-busy={busy || undefined}>
          {children}
        </table>
      </div>
      {foot}
    </div>
  )
}

export function TableFoot({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="data-table-foot">
      <p className="tabular-nums">{text}</p>
      {children}
    </div>
  )
}

type QuietProps = { href: string | undefined; children: string }

/** A way between the pages of a list and all of it. */
export const QuietLink = ({ href, children }: QuietProps) =>
  href && (
    <Link href={href} prefetch={false} scroll={false} className="link" data-print="hide">
      {children}
    </Link>
  )

type HeadProps<Row> = { columns: readonly Column<Row>[]; lead?: ReactNode }

/** `lead` is the select-all box. */
export function HeadCells<Row>({ columns, lead }: HeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {lead}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            role="columnheader"
            data-kind={column.kind === 'actions' ? 'actions' : undefined}
            data-align={alignAttribute(column)}
            style={column.width ? { width: column.width } : undefined}
            aria-sort={column.order?.now}
          >
            {column.order ? (
              <OrderLink href={column.order.href}>{escrito(column.label)}</OrderLink>
            ) : (
              headOf(column.label)
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The specification's short head says under the pointer what it is. */
const headOf = (label: string): ReactNode =>
  label === 'Acc.' ? <abbr title="Acciones">Acc.</abbr> : escrito(label)

type OrderProps = { href: string; children: string }

/** Which way the rows stand is drawn by the stylesheet, from what the head says to a reader. */
const OrderLink = ({ href, children }: OrderProps) => (
  <Link href={href} prefetch={false} scroll={false} className="cell-link">
    {children}
  </Link>
)

const alignAttribute = <Row,>(column: Column<Row>) => {
  const align = alignOf(column)
  return align === 'start' ? undefined : align
}

/** Attributes for the stylesheet, shorter than class lists in each cell. */
export function cellProps<Row>(column: Column<Row>) {
  const kind = column.kind === 'text' || column.kind === 'own' ? undefined : column.kind
  return { 'data-label': escrito(column.label), 'data-kind': kind, 'data-align': alignAttribute(column) }
}
