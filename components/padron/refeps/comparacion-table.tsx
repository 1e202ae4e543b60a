'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { BADGES_DE_COMPARACION } from '@/components/padron/refeps/words'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/refeps/traerTodas'>[number]

export const ComparacionTable = ({
  content,
  address,
  pagination,
}: PagedList<Fila> & { address: Address }) => (
  <DataTable
    label="Comparaciones"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{
      text: 'Todavía no se comparó ningún extracto: elija arriba el archivo que bajó de SISA. Primero se ve lo peligroso: quien está activo allá y aquí no está habilitado.',
    }}
    address={address}
    pagination={pagination}
  />
)

const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'nombre', label: 'Extracto', kind: 'text', title: true, href: '/controlRefeps/{id}' },
  { id: 'dia', label: 'Padrón del', kind: 'date' },
  { id: 'usuario', label: 'Quién', kind: 'text' },
  { id: 'estado', label: 'Estado', kind: 'badge', badges: BADGES_DE_COMPARACION },
  { id: 'filas', label: 'Filas', kind: 'number', blank: true },
  { id: 'diferencias', label: 'Diferencias', kind: 'number' },
  { id: 'pendientes', label: 'Por resolver', kind: 'number' },
]
