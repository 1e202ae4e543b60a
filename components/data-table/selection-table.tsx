'use client'

import { type KeyboardEvent, type ReactNode, memo, useCallback, useState } from 'react'
import { nameOf } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import type { DataTableProps } from '@/components/data-table/content'
import { countReader } from '@/components/data-table/count-keys'
import { DataTable, RowCells } from '@/components/data-table/data-table'
import { PickAll, SelectionBar } from '@/components/data-table/selection-bar'
import { HeadCells, TableFrame } from '@/components/data-table/table-frame'
import { type Line, useSelection } from '@/components/data-table/use-selection'
import { Checkbox } from '@/components/ui/checkbox'
import type { Centavos } from '@/domain/dinero'

const NO_ROWS: never[] = []

export interface Choosing<Row> {
  clear: () => void
  /** These rows instead of what was chosen. */
  choose: (rows: readonly Row[]) => void
  /** Those that may be chosen. */
  free: readonly Row[]
}

export type Selection<Row> = {
  /** One and many: ['ítem seleccionado', 'ítems seleccionados']. */
  texts: readonly [string, string]
  /** True, or why this row cannot be taken. */
  canSelect?: (row: Row) => true | string
  amount?: (row: Row) => Centavos
  /** `selected` is in the order of the rows and may be empty. */
  actions: (selected: readonly Row[], choosing: Choosing<Row>) => ReactNode
  /** A number typed in the table chooses so many of the first rows. */
  porCantidad?: boolean
}

type Props<Row> = DataTableProps<Row> & { selection: Selection<Row> }

/**
 * Rows can be taken one by one, by Shift as a range, or all. The selection survives refreshes; rows that left or may
 * not be taken drop out. `columns` and `rowKey` must be stable, so that only changed rows are drawn again.
 */
export function SelectionTable<Row extends object>({ selection, ...props }: Props<Row>) {
  const { columns, content, label, rowKey, wide } = props
  const { texts, canSelect, amount, actions, porCantidad } = selection
  const rows = content.state === 'rows' ? content.rows : NO_ROWS
  const take = useCallback((row: Row) => canSelect === undefined || canSelect(row) === true, [canSelect])
  const [readCount] = useState(countReader)
  const { lines, taken, all, free, toggleAll, clear, choose } = useSelection({ rows, columns, rowKey, take })
  if (rows.length === 0) return <DataTable {...props} />
  const everything = { text: 'Seleccionar todos', all, some: taken.length > 0 && !all, onChange: toggleAll }
  return (
    <TableFrame
      label={label}
      wide={wide}
      bar={
        <SelectionBar
          texts={texts}
          count={taken.length}
          amounts={amount && taken.map(amount)}
          clear={clear}
          all={<PickAll {...everything} />}
        >
          {actions(taken, { clear, choose, free })}
        </SelectionBar>
      }
    >
      <HeadCells columns={columns} lead={<PickAll {...everything} bare />} />
      <tbody
        role="rowgroup"
        onKeyDown={(event) => {
          const many = porCantidad && !isChord(event) ? readCount(event.key, event.timeStamp) : undefined
          if (many === undefined) return moveByKeys(event)
          event.preventDefault()
          choose(free.slice(0, many))
        }}
      >
        {lines.map((line) => {
          const can = canSelect?.(line.original) ?? true
          return (
            <SelectableRow
              key={line.id}
              line={line}
              columns={columns}
              selected={line.getIsSelected() && can === true}
              reason={can === true ? undefined : can}
            />
          )
        })}
      </tbody>
    </TableFrame>
  )
}

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Up and down go from box to box; with Shift what they come to is taken too. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(FREE_BOX)]
  const at = boxes.findIndex((box) => box === event.target)
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = boxes[at + step]
  next?.focus()
  if (event.shiftKey && next?.checked === false) next.click()
}

const FREE_BOX = 'td.pick input:enabled'

type RowProps<Row extends object> = {
  line: Line<Row>
  columns: readonly Column<Row>[]
  selected: boolean
  reason: string | undefined
}

function SelectableRowBase<Row extends object>({ line, columns, selected, reason }: RowProps<Row>) {
  const name = nameOf(columns, line.original)
  return (
    <tr role="row" data-selected={selected || undefined}>
      <td role="cell" className="pick">
        <label title={reason}>
          <Checkbox
            aria-label={`Seleccionar ${name}${reason ? `. ${reason}` : ''}`}
            checked={selected}
            disabled={reason !== undefined}
            onChange={line.getToggleSelectedHandler()}
          />
        </label>
      </td>
      <RowCells columns={columns} row={line.original} />
    </tr>
  )
}

/** memo() loses the type parameter; the cast gives it back. */
const SelectableRow = memo(SelectableRowBase) as typeof SelectableRowBase
