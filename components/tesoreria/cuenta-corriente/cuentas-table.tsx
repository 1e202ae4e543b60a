'use client'

import { DATOS, type FilaCuentas } from '@/components/tesoreria/cuenta-corriente/balance-columns'
import { FILTROS_CUENTAS } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import type { Address } from '@/components/data-table/address'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'

const filters = FILTROS_CUENTAS.map(({ name }) => name)

/** A client component, so that the rows do not travel twice. */
export const CuentasTable = ({
  content,
  pagination,
  address,
}: PagedList<FilaCuentas> & { address: Address }) => (
  <DataTable
    label="Cuentas corrientes"
    columns={DATOS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no hay matriculados' }}
    address={address}
    filters={filters}
    pagination={pagination}
  />
)
