'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { polizaColumns } from '@/components/seguros/poliza/poliza-columns'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/poliza/traerTodos'>[number]
type Props = { content: TableContent<Fila>; address: Address; pagination: PaginationState }

export const PolizaTable = ({ content, address, pagination }: Props) => (
  <DataTable
    label="Pólizas"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'No se cargó ninguna póliza de este mes', filtered: 'Ninguna póliza con ese nombre' }}
    address={address}
    filters={['nombre']}
    pagination={pagination}
  />
)

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '7rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}/federacion',
  },
  { id: 'dni', label: 'DNI', kind: 'number', width: '8rem' },
  ...polizaColumns<Fila>(({ apellidoNombre }) => apellidoNombre ?? ''),
]
