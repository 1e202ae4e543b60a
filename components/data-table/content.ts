import type { ReactNode } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { PaginationState } from '@/components/data-table/pagination'

export type NoRows = {
  text: string
  action?: ReactNode
  /** Said instead where filters are set. */ filtered?: string
}

/** The caller tells failure from emptiness, so that one never looks like the other. */
export type TableContent<Row> =
  | { state: 'loading' }
  | { state: 'waiting'; frame: ReactNode }
  | { state: 'error'; mensaje: string; idPedido?: string | undefined }
  | {
      state: 'rows'
      rows: readonly Row[]
      /** More rows are coming. */
      growing?: boolean
    }

export type DataTableProps<Row> = {
  /** For screen readers. */
  label: string
  columns: readonly Column<Row>[]
  content: TableContent<Row>
  rowKey: (row: Row) => string
  empty: NoRows
  pagination?: PaginationState
  /** Page links keep its other parameters. */
  address: Address
  /** With one of these set, no rows means no match. */
  filters?: readonly string[]
  pageParam?: string
  /** The table scrolls sideways inside its box; 'page': only where it does not fit, and never downwards. */
  wide?: boolean | 'page'
  /** Over the rows, where no pagination has a head of its own. */
  head?: ReactNode
  /** Words for the stylesheet about a row: 'sigue' belongs to the row above, 'apagada' counts no more. */
  mark?: (row: Row) => string | undefined
}
