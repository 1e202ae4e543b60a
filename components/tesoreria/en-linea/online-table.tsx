'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { EN_CURSO } from '@/domain/en-linea'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaEnLinea = LeidoEn<'/mercado_pago/traerTodos'>[number]

const COLUMNAS: readonly Column<FilaEnLinea>[] = [
  { id: 'creado', label: 'Iniciado', kind: 'instant', width: '10.5rem' },
  {
    id: 'matriculado',
    label: 'Matriculado',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{matriculadoID}',
    note: 'observacion',
  },
  { id: 'total', label: 'Monto', kind: 'money', width: '8rem' },
  {
    id: 'estado',
    label: 'Estado',
    kind: 'tag',
    width: '8rem',
    tags: {
      abierto: { label: 'En trámite', color: 'blue' },
      pendiente: { label: 'Pendiente', color: 'orange' },
      aprobado: { label: 'Aprobado', color: 'green' },
      devuelto: { label: 'Devuelto', color: 'red' },
      cancelado: { label: 'Cancelado', color: 'cyan' },
      vencido: { label: 'Vencido', color: 'cyan' },
    },
  },
  { id: 'quien', label: 'Quién', kind: 'text', width: '11rem', note: 'motivo' },
  { id: 'nroRecibo', label: 'Recibo', kind: 'text', width: '6rem', blank: true },
  {
    id: 'acciones',
    label: 'Acc.',
    kind: 'actions',
    width: '5rem',
    actions: [{ label: 'Ver', href: `/mercado_pago/{id}/operador/resultado/${EN_CURSO}` }],
  },
]

type Props = { content: TableContent<FilaEnLinea>; address: Address; pagination: PaginationState }

/** Under a name stands what a person should look at. */
export const OnlineTable = ({ content, address, pagination }: Props) => (
  <DataTable
    label="Pagos en línea"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no hay pagos en línea' }}
    address={address}
    pagination={pagination}
  />
)
