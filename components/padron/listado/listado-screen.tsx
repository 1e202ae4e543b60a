'use client'

import { useMemo } from 'react'
import type { Address } from '@/components/data-table/address'
import { useColumns } from '@/components/data-table/arrange'
import { ColumnSets } from '@/components/data-table/column-chooser'
import { DataTable } from '@/components/data-table/data-table'
import { FilterForm } from '@/components/data-table/filter-form'
import { besidesOf } from '@/components/data-table/lista'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { usePropio } from '@/components/llamada/servidor'
import { columnasDe, type FilaListado } from '@/components/padron/listado/columns'
import {
  FILTROS,
  filtersWith,
  listaOf,
  type Opciones,
  type Pedido,
} from '@/components/padron/listado/filters'
import { ReportButton } from '@/components/padron/listado/report-button'
import { PageHeader } from '@/components/shell/page-header'
import { rutas } from '@/lib/routes'

type Props = {
  /** Absent where a filter cannot be read. */
  lista: PagedList<FilaListado> | undefined
  address: Address
  opciones: Opciones
  pedido: Pedido
  verFicha: boolean
}

/** The listing report: who is in it by filters, with the columns that somebody chose (decision 171). */
export function ListadoScreen({ lista, address, opciones, pedido, verFicha }: Props) {
  const filters = useMemo(() => filtersWith(opciones), [opciones])
  const propio = usePropio()
  return (
    <>
      <PageHeader
        title="Listado de Usuarios"
        subtitle="El padrón con los filtros y las columnas que elija"
        back={rutas.inicio()}
        actions={<ReportButton pedido={pedido} disabled={!lista?.pagination.total} />}
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={filters}
          address={address}
          values={address.params}
          vistas="listaDeUsuarios"
          besides={besidesOf(pedido)}
        />
      </div>
      <ColumnSets lista={listaOf(propio)} address={address} puesta={pedido} />
      {lista ? (
        <Rows {...lista} {...{ address, pedido, verFicha }} />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const MUCHAS = 7

type RowsProps = PagedList<FilaListado> & Pick<Props, 'address' | 'pedido' | 'verFicha'>

function Rows({ content, pagination, address, pedido, verFicha }: RowsProps) {
  const propio = usePropio()
  const lista = useMemo(() => listaOf(propio), [propio])
  const columnas = useMemo(() => columnasDe(verFicha), [verFicha])
  const columns = useColumns(lista, columnas, pedido, address)
  return (
    <DataTable
      label="Listado de Usuarios"
      wide={columns.length > MUCHAS}
      columns={columns}
      content={useGrowing(content)}
      rowKey={({ id, matricula, dni }) => `${id ?? ''}-${matricula ?? ''}-${dni ?? ''}`}
      empty={{ text: 'No hay matriculados de estos tipos', filtered: 'Nadie con estos filtros' }}
      address={address}
      filters={FILTROS}
      pagination={pagination}
    />
  )
}
