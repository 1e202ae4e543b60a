'use client'

import Link from 'next/link'
import type { FilaDeRonda } from '@/components/debitos/ronda/round-row'
import { ESTADO_COLOR } from '@/components/debitos/ronda/state-colors'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { ESTADO_EN_PALABRAS, ESTADOS_DE_RONDA } from '@/domain/debito/ronda'

type Props = PagedList<FilaDeRonda> & { address: Address }

export const RoundsTable = ({ content, address, pagination }: Props) => (
  <DataTable
    label="Débitos del mes"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Todavía no se cerró ningún débito', filtered: 'Ningún débito con estos filtros' }}
    address={address}
    filters={['forma', 'estado']}
    pagination={pagination}
  />
)

const ESTADOS = {
  ...Object.fromEntries(
    ESTADOS_DE_RONDA.map((estado) => [
      estado,
      { label: ESTADO_EN_PALABRAS[estado], color: ESTADO_COLOR[estado] },
    ]),
  ),
  prueba: { label: 'De prueba', color: 'cyan' as const },
}

const COLUMNAS: readonly Column<FilaDeRonda>[] = [
  { id: 'debito', label: 'Débito', kind: 'text', title: true },
  { id: 'mes', label: 'Mes', kind: 'word', width: '10rem' },
  { id: 'estado', label: 'Estado', kind: 'tag', width: '8rem', tags: ESTADOS },
  { id: 'cantidad', label: 'Débitos', kind: 'number', width: '6rem' },
  { id: 'total', label: 'Total', kind: 'money', width: '10rem' },
  { id: 'cerrada', label: 'Cerrado', kind: 'instant', width: '10.5rem' },
  { id: 'quien', label: 'Quién', kind: 'text' },
  {
    id: 'acciones',
    label: 'Acc.',
    kind: 'actions',
    width: '5rem',
    cell: ({ href, debito, mes, id }) =>
      href === undefined ? null : (
        <Link
          href={href}
          prefetch={false}
          className="cell-action"
          aria-label={`Ver ${debito}, ${mes}, ${id}`}
        >
          Ver
        </Link>
      ),
  },
]
