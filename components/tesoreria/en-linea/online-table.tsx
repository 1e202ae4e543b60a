'use client'

import Link from 'next/link'
import type { Address } from '@/components/data-table/address'
import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { ActionsColumn } from '@/components/data-table/columns'
import type { Puesta } from '@/components/data-table/lista'
import { type ColumnaEnLinea, LISTA_EN_LINEA } from '@/components/tesoreria/en-linea/lista'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import type { BadgeColor } from '@/components/ui/badge'
import { EN_CURSO, EN_LINEA_EN_PALABRAS, ESTADOS_EN_LINEA, type EstadoEnLinea } from '@/domain/en-linea'
import { rutas } from '@/lib/routes'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaEnLinea = LeidoEn<'/mercado_pago/traerTodos'>[number]

const COLORES: Readonly<Record<EstadoEnLinea, BadgeColor>> = {
  abierto: 'blue',
  pendiente: 'orange',
  aprobado: 'green',
  devuelto: 'red',
  cancelado: 'cyan',
  vencido: 'cyan',
}
const BADGES = Object.fromEntries(
  ESTADOS_EN_LINEA.map((estado) => [estado, { label: EN_LINEA_EN_PALABRAS[estado], color: COLORES[estado] }]),
)

const COLUMNAS: Columnas<FilaEnLinea, ColumnaEnLinea> = {
  creado: { kind: 'instant', width: '10.5rem' },
  matriculado: {
    kind: 'own',
    cell: ({ matriculado, matriculadoID, observacion }) => (
      <span className="wrap-anywhere">
        {matriculadoID === undefined ? (
          matriculado
        ) : (
          <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="cell-link">
            {matriculado || 'Sin nombre'}
          </Link>
        )}
        {observacion && <span className="cell-note">{observacion}</span>}
      </span>
    ),
  },
  total: { kind: 'money', width: '8rem' },
  estado: {
    kind: 'badge',
    width: '8rem',
    badges: BADGES,
  },
  quien: { kind: 'text', width: '11rem', note: 'motivo' },
  nroRecibo: { kind: 'text', width: '6rem', blank: true },
}

const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '5rem',
  actions: [{ label: 'Ver', href: `/mercado_pago/{id}/operador/resultado/${EN_CURSO}` }],
}

type Props = {
  content: TableContent<FilaEnLinea>
  address: Address
  pagination: PaginationState
  puesta: Puesta<ColumnaEnLinea>
}

/** Under a name stands what a person should look at. */
export const OnlineTable = ({ content, address, pagination, puesta }: Props) => (
  <DataTable
    label="Pagos en línea"
    columns={useColumns(LISTA_EN_LINEA, COLUMNAS, puesta, address, ACCIONES)}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no hay pagos en línea' }}
    address={address}
    pagination={pagination}
  />
)
