'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { Changes } from '@/components/padron/ficha/changes'
import { FILTROS_HISTORIAL } from '@/components/padron/ficha/historial-filters'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type FilaHistorial = LeidoEn<'/matriculado/traerHistorial'>[number]

const COLUMNAS: readonly Column<FilaHistorial>[] = [
  { id: 'cuando', label: 'Fecha y hora', kind: 'instant', width: '10.5rem' },
  { id: 'usuario', label: 'Quién', kind: 'text', width: '10rem' },
  { id: 'accion', label: 'Qué', kind: 'text', title: true, width: '13rem' },
  {
    id: 'cambios',
    label: 'Cambios',
    kind: 'own',
    cell: ({ cambios }) => (cambios && cambios.length > 0 ? <Changes cambios={cambios} /> : null),
  },
]

type Props = { content: TableContent<FilaHistorial>; address: Address; pagination: PaginationState }

export function HistorialTable({ content, address, pagination }: Props) {
  return (
    <DataTable
      label="Historial"
      columns={COLUMNAS}
      content={useGrowing(content)}
      rowKey={({ id, cuando }) => `${id ?? ''} ${cuando ?? ''}`}
      empty={{ text: 'Todavía no hay cambios registrados' }}
      address={address}
      filters={FILTROS_HISTORIAL}
      pagination={pagination}
    />
  )
}
