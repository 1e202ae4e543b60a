'use client'

import type { ReactNode } from 'react'
import { nameOf } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import type { DataTableProps } from '@/components/data-table/content'
import { DataTable, RowCells } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { PickAll, SelectionBar } from '@/components/data-table/selection-bar'
import { HeadCells, TableFrame } from '@/components/data-table/table-frame'
import { TablePages } from '@/components/data-table/table-pages'
import { useGrowing } from '@/components/espera/use-growing'
import { type Chosen, type ChosenNow, type Choosing, useChosen } from '@/components/seleccion/use-chosen'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { formatCount } from '@/domain/texto'

type Table<Row> = DataTableProps<Row> & { pagination: PaginationState }
export type ChosenTableProps<Row> = Table<Row> & {
  /** This person may do something with those of the rows. */
  elige: boolean
  choosing: Omit<Choosing<Row>, 'rowKey'>
  /** What can be done with those chosen. */
  acts: (chosen: ChosenNow) => ReactNode
}

const TEXTOS = ['matriculado seleccionado', 'matriculados seleccionados'] as const

/**
 * A list of which members are chosen, from page to page, for an act. The caller's key of the filters makes another
 * filter begin anew.
 */
export function ChosenTable<Row>({ elige, choosing, acts, ...table }: ChosenTableProps<Row>) {
  const { content, columns, label, pagination, rowKey } = table
  const growing = useGrowing(content)
  const rows = content.state === 'rows' ? content.rows : []
  const chosen = useChosen(rows, { ...choosing, rowKey })
  if (rows.length === 0 || !elige) return <DataTable {...table} content={growing} />
  return (
    <TableFrame
      label={label}
      wide={table.wide}
      bar={
        <>
          {pagination.head}
          <Bar rows={rows} chosen={chosen} total={choosing.total?.cantidad}>
            {acts(chosen)}
          </Bar>
        </>
      }
      foot={<TablePages {...table} shown={rows.length} />}
    >
      <HeadCells columns={columns} lead={<PickAll {...pickPage(rows, chosen)} bare />} />
      <tbody role="rowgroup">
        {rows.map((row) => (
          <PickRow key={rowKey(row)} row={row} columns={columns} chosen={chosen} />
        ))}
      </tbody>
    </TableFrame>
  )
}

type BarProps<Row> = {
  rows: readonly Row[]
  chosen: Chosen<Row>
  total: number | undefined
  children: ReactNode
}

function Bar<Row>({ rows, chosen, total, children }: BarProps<Row>) {
  const { count, mora, all, todos, leftOut, chooseTodos, clear } = chosen
  return (
    <SelectionBar
      texts={TEXTOS}
      count={count}
      amounts={mora === undefined ? undefined : [mora]}
      clear={clear}
      all={<PickAll {...pickPage(rows, chosen)} />}
    >
      {total !== undefined && (all || leftOut) && !todos && total > count && (
        <Button variant="ghost" onClick={chooseTodos}>
          Seleccionar los {formatCount(total)} que cumplen el filtro
        </Button>
      )}
      {children}
    </SelectionBar>
  )
}

const pickPage = <Row,>(rows: readonly Row[], { all, some, take }: Chosen<Row>) => ({
  text: 'Seleccionar los de esta página',
  all,
  some: some && !all,
  onChange: () => take(rows, !all),
})

type PickProps<Row> = { row: Row; columns: readonly Column<Row>[]; chosen: Chosen<Row> }

function PickRow<Row>({ row, columns, chosen }: PickProps<Row>) {
  const yes = chosen.has(row)
  return (
    <tr role="row" data-selected={yes || undefined}>
      <td role="cell" className="pick">
        <label>
          <Checkbox
            aria-label={`Seleccionar ${nameOf(columns, row)}`}
            checked={yes}
            onChange={({ nativeEvent }) =>
              chosen.pick(row, !yes, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </td>
      <RowCells columns={columns} row={row} />
    </tr>
  )
}
