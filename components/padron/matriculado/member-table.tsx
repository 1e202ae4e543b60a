import { useMemo } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { type FilaMatriculado, columnsFor } from '@/components/padron/matriculado/columns'
import { FILTROS } from '@/components/padron/matriculado/filters'

export type MemberTableProps = {
  content: TableContent<FilaMatriculado>
  address: Address
  pagination: PaginationState
  verFicha: boolean
}

const filters = FILTROS.map(({ name }) => name)
const rowKey = ({ id, matricula, dni }: FilaMatriculado) => `${id ?? ''}-${matricula ?? ''}-${dni ?? ''}`

export function MemberTable({ content, address, pagination, verFicha }: MemberTableProps) {
  return (
    <DataTable
      label="Matriculados"
      columns={useMemo(() => columnsFor(verFicha), [verFicha])}
      content={useGrowing(content)}
      rowKey={rowKey}
      empty={{ text: 'Todavía no hay matriculados' }}
      address={address}
      filters={filters}
      pagination={pagination}
    />
  )
}
