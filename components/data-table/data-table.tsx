import { hrefWith, pageHref } from '@/components/data-table/address'
import { nameOf, renderCell, wholeOf } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import type { DataTableProps } from '@/components/data-table/content'
import { HeadCells, TableFrame, cellProps } from '@/components/data-table/table-frame'
import { TableMessage } from '@/components/data-table/table-messages'
import { TablePages } from '@/components/data-table/table-pages'
import { Skeleton } from '@/components/ui/skeleton'

/** A stateless page of a list, which needs no script. `SelectionTable` has rows to select. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, content, rowKey, pagination, address, mark, pageParam = 'pagina' } = props
  if (content.state === 'loading') return <LoadingTable {...props} />
  if (content.state !== 'rows' || content.rows.length === 0) {
    return <TableMessage content={content} {...messageOf(props)} />
  }
  return (
    <TableFrame
      label={label}
      wide={props.wide}
      busy={content.growing}
      bar={props.head ?? pagination?.head}
      foot={pagination && <TablePages {...{ pagination, address, pageParam }} shown={content.rows.length} />}
    >
      <HeadCells columns={columns} />
      <tbody role="rowgroup">
        {content.rows.map((row) => (
          <tr key={rowKey(row)} role="row" data-row={mark?.(row)}>
            <RowCells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

export function RowCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const name = nameOf(columns, row)
  return columns.map((column) => {
    const content = renderCell(column, row, name)
    const whole = wholeOf(column, row)
    const cut = whole === undefined ? undefined : { 'data-cut': true, title: whole }
    if (column.title) {
      return (
        <th key={column.id} scope="row" role="rowheader" {...cellProps(column)} {...cut}>
          {content}
        </th>
      )
    }
    return (
      <td key={column.id} role="cell" {...cellProps(column)} {...cut}>
        {content}
      </td>
    )
  })
}

function messageOf<Row>({
  empty,
  address,
  filters = [],
  pageParam = 'pagina',
  pagination,
}: DataTableProps<Row>) {
  const filtered = filters.some((name) => address.params[name])
  const cleared = Object.fromEntries(filters.map((name) => [name, undefined]))
  return {
    empty,
    clearHref: filtered ? hrefWith(address, { ...cleared, [pageParam]: undefined }) : undefined,
    firstPageHref: pagination && pagination.page > 1 ? pageHref(address, pageParam, 1) : undefined,
  }
}

const WIDTHS = ['72%', '54%', '63%', '46%', '68%']

function LoadingTable<Row>({ label, columns, pagination }: DataTableProps<Row>) {
  return (
    <TableFrame label={label} busy>
      <HeadCells columns={columns} />
      <tbody role="rowgroup">
        {Array.from({ length: pagination?.pageSize ?? 10 }, (_, row) => (
          <tr key={row} role="row">
            {columns.map((column, index) => (
              <td key={column.id} role="cell" {...cellProps(column)}>
                <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
