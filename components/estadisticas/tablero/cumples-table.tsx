'use client'

import type { Address } from '@/components/data-table/address'
import type { ValueColumn } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/estadisticas/traerPaginaDeCumples'>[number]

const COLUMNAS: readonly ValueColumn<Fila>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number' },
  {
    id: 'nombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}',
  },
  { id: 'fecha', label: 'Cumpleaños', kind: 'date' },
  { id: 'edad', label: 'Cumple', kind: 'number' },
]

/** Whom to congratulate. */
export const CumplesTable = ({ content, pagination, address }: PagedList<Fila> & { address: Address }) => (
  <DataTable
    label="Cumpleaños"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ matriculadoID }) => String(matriculadoID)}
    empty={{ text: 'No cumple años nadie así' }}
    address={address}
    filters={['lapso', 'nombre']}
    pagination={pagination}
  />
)
