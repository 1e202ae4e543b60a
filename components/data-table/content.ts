import type { ReactNode } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { PaginationState } from '@/components/data-table/pagination'

/** What an empty list says and the next step it offers. */
export type NoRows = {
  text: string
  action?: ReactNode
  /** Said instead where filters are set. */ filtered?: string
}

/** What a list has to show, told apart by the caller, so that a failure can never look like an empty list. */
export type TableContent<Row> =
  | { state: 'loading' }
  | { state: 'waiting'; frame: ReactNode }
  | { state: 'error'; mensaje: string; idPedido?: string | undefined }
  | {
      state: 'rows'
      rows: readonly Row[]
      /** More of them are on their way. */
      growing?: boolean
    }

export type DataTableProps<Row> = {
  /** Says what is listed, to those who cannot see it. */
  label: string
  columns: readonly Column<Row>[]
  content: TableContent<Row>
  rowKey: (row: Row) => string
  empty: NoRows
  pagination?: PaginationState
  /** The list's own address; the page links keep its other parameters. */
  address: Address
  /** Names of the filters in the address; with one of them set, no rows means no match. */
  filters?: readonly string[]
  pageParam?: string
  /** More columns than a desk screen holds: the table scrolls inside its box. */
  wide?: boolean
}
