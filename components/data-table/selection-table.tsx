'use client'

import {
  type Row as TableRow,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, memo, useMemo, useState } from 'react'
import { nameOf } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import type { DataTableProps } from '@/components/data-table/content'
import { DataTable, RowCells } from '@/components/data-table/data-table'
import { PickAll, SelectionBar } from '@/components/data-table/selection-bar'
import { HeadCells, TableFrame } from '@/components/data-table/table-frame'
import { Checkbox } from '@/components/ui/checkbox'
import type { Centavos } from '@/domain/dinero'

const features = tableFeatures({ rowSelectionFeature })
const NO_ROWS: never[] = []

export type Selection<Row> = {
  /** One and many: ['ítem seleccionado', 'ítems seleccionados']. */
  texts: readonly [string, string]
  /** True, or why this row cannot be taken. */
  canSelect?: (row: Row) => true | string
  amount?: (row: Row) => Centavos
  /** `selected` is in the order of the rows and may be empty. */
  actions: (selected: readonly Row[], clear: () => void) => ReactNode
}

type Props<Row> = DataTableProps<Row> & { selection: Selection<Row> }

/**
 * Rows can be taken one by one, by Shift as a range, or all. The selection survives refreshes; rows that left or may
 * not be taken drop out. `columns` and `rowKey` must be stable, so that only changed rows are drawn again.
 */
export function SelectionTable<Row extends RowData>({ selection, ...props }: Props<Row>) {
  const { columns, label, wide } = props
  const { texts, canSelect, amount, actions } = selection
  const { rows, taken, all, isChosen, toggleAll, clear } = useSelection(props, canSelect)
  if (rows.length === 0) return <DataTable {...props} />
  const selected = taken.map((row) => row.original)
  const pick = { text: 'Seleccionar todos', all, some: taken.length > 0 && !all, onChange: toggleAll }
  return (
    <TableFrame
      label={label}
      wide={wide}
      bar={
        <SelectionBar
          texts={texts}
          count={taken.length}
          amounts={amount && selected.map(amount)}
          clear={clear}
          all={<PickAll {...pick} />}
        >
          {actions(selected, clear)}
        </SelectionBar>
      }
    >
      <HeadCells columns={columns} lead={<PickAll {...pick} bare />} />
      <tbody role="rowgroup">
        {rows.map((row) => {
          const can = canSelect?.(row.original) ?? true
          return (
            <SelectableRow
              key={row.id}
              row={row}
              columns={columns}
              selected={can === true && isChosen(row.id)}
              reason={can === true ? undefined : can}
            />
          )
        })}
      </tbody>
    </TableFrame>
  )
}

function useSelection<Row extends RowData>(
  { columns, content, rowKey }: DataTableProps<Row>,
  canSelect: Selection<Row>['canSelect'],
) {
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const table = useTable({
    features,
    data: content.state === 'rows' ? content.rows : NO_ROWS,
    columns: useMemo(() => columns.map(({ id, label: header }) => ({ id, header })), [columns]),
    getRowId: rowKey,
    enableRowSelection: (row) => canSelect === undefined || canSelect(row.original) === true,
    state: { rowSelection: chosen },
    onRowSelectionChange: setChosen,
  })
  const { rows } = table.getRowModel()
  const isChosen = (id: string) => chosen[id] === true
  const taken = rows.filter((row) => isChosen(row.id) && row.getCanSelect())
  const all = taken.length > 0 && rows.every((row) => isChosen(row.id) || !row.getCanSelect())
  return {
    rows,
    taken,
    all,
    isChosen,
    toggleAll: () => table.toggleAllRowsSelected(!all),
    clear: () => setChosen({}),
  }
}

type RowProps<Row extends RowData> = {
  row: TableRow<typeof features, Row>
  columns: readonly Column<Row>[]
  selected: boolean
  reason: string | undefined
}

function SelectableRowBase<Row extends RowData>({ row, columns, selected, reason }: RowProps<Row>) {
  const name = nameOf(columns, row.original)
  return (
    <tr role="row" data-selected={selected || undefined}>
      <td role="cell" className="pick">
        <label title={reason}>
          <Checkbox
            aria-label={`Seleccionar ${name}${reason ? `. ${reason}` : ''}`}
            checked={selected}
            disabled={reason !== undefined}
            onChange={row.getToggleSelectedHandler()}
          />
        </label>
      </td>
      <RowCells columns={columns} row={row.original} />
    </tr>
  )
}

/** memo() loses the type parameter; the cast gives it back. */
const SelectableRow = memo(SelectableRowBase) as typeof SelectableRowBase
