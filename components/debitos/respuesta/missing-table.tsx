'use client'

import type { Address } from '@/components/data-table/address'
import { DataTable } from '@/components/data-table/data-table'
import { type FilaDeUna, ROUND_COLUMNS } from '@/components/debitos/ronda/round-columns'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'

type Props = PagedList<FilaDeUna> & { address: Address }

/** Debits of a round that a report does not tell of. */
export const MissingTable = ({ content, address, pagination }: Props) => (
  <DataTable
    label="Faltan en la rendición"
    columns={ROUND_COLUMNS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'No falta ninguno' }}
    address={address}
    pageParam="faltan"
    pagination={pagination}
  />
)
