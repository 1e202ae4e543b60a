import { Suspense } from 'react'
import { type Address, pageHref } from '@/components/data-table/address'
import { type PaginationState, describePage, useTotal } from '@/components/data-table/pagination'
import { AllRows } from '@/components/data-table/print-all'
import { TableFoot } from '@/components/data-table/table-frame'
import { formatCount } from '@/domain/texto'
import { Pagination } from '@/components/ui/pagination'

type Props = {
  pagination: PaginationState
  address: Address
  pageParam?: string | undefined
  /** Rows on this page. */
  shown: number
}

/** Under a page of a list: how many there are, and the ways to the others. Of a total that comes later only previous and next until it is there. */
export const TablePages = (props: Props) =>
  props.pagination.luego ? (
    <Suspense fallback={<Pages {...props} />}>
      <LaterPages {...props} />
    </Suspense>
  ) : (
    <Pages {...props} />
  )

const LaterPages = ({ pagination, ...props }: Props) => <Pages {...props} pagination={useTotal(pagination)} />

function Pages({ pagination, address, pageParam = 'pagina', shown }: Props) {
  const { text, pages, hasNext } = describePage(pagination, shown)
  return (
    <TableFoot text={text}>
      {(pages ?? 2) > 1 && (
        <>
          <AllRows
            href={pagination.todas}
            filas={pagination.total === undefined ? undefined : `${formatCount(pagination.total)} filas`}
          />
          <Pagination
            page={pagination.page}
            pages={pages}
            hasNext={hasNext}
            href={(page) => pageHref(address, pageParam, page)}
          />
        </>
      )}
    </TableFoot>
  )
}
