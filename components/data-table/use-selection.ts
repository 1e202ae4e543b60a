import {
  type ColumnDef,
  type Row as TableRow,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import type { Column } from '@/components/data-table/columns'

const FEATURES = tableFeatures({ rowSelectionFeature })

/** A row of the table, with what is known of its being taken. */
export type Line<Row extends object> = TableRow<typeof FEATURES, Row>

type Wanted<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  take: (row: Row) => boolean
}

/**
 * A table of which rows are taken, by their keys: one, all, or with Shift all from the one picked last. What is passed must
 * be stable; `take` tells whether a row may be taken, and one that may no longer be is not.
 */
export function useSelection<Row extends object>({ rows, columns, rowKey, take }: Wanted<Row>) {
  const definitions = useMemo(
    (): ColumnDef<typeof FEATURES, Row>[] => columns.map(({ id, label }) => ({ id, header: label })),
    [columns],
  )
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableRowSelection: ({ original }) => take(original),
  })
  const lines = table.getRowModel().rows
  const free = lines.filter((line) => line.getCanSelect()).map(({ original }) => original)
  const taken = table.getSelectedRowModel().rows.filter((line) => line.getCanSelect())
  const all = taken.length > 0 && taken.length === free.length
  const { setRowSelection } = table
  const choose = useCallback(
    (some: readonly Row[]) =>
      setRowSelection(Object.fromEntries(some.map((row) => [rowKey(row), true] as const))),
    [setRowSelection, rowKey],
  )
  return {
    lines,
    taken: taken.map(({ original }) => original),
    free,
    all,
    choose,
    clear: () => table.resetRowSelection(true),
    toggleAll: () => table.toggleAllRowsSelected(!all),
  }
}
