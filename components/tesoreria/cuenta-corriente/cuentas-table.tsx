'use client'

import { ACCIONES, COLUMNAS, type FilaCuentas } from '@/components/tesoreria/cuenta-corriente/balance-columns'
import { FILTROS_CUENTAS } from '@/components/tesoreria/cuenta-corriente/balance-filters'
import { type ColumnaDeCuentas, LISTA_CUENTAS } from '@/components/tesoreria/cuenta-corriente/lista'
import { useColumns } from '@/components/data-table/arrange'
import type { Puesta } from '@/components/data-table/lista'
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
  puesta,
}: PagedList<FilaCuentas> & { address: Address; puesta: Puesta<ColumnaDeCuentas> }) => (
  <DataTable
    label="Cuentas corrientes"
    wide="page"
    columns={useColumns(LISTA_CUENTAS, COLUMNAS, puesta, address, ACCIONES)}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no hay matriculados' }}
    address={address}
    filters={filters}
    pagination={pagination}
  />
)
