'use client'

import Link from 'next/link'
import type { FilaDeRonda } from '@/components/debitos/ronda/round-row'
import { ESTADO_COLOR } from '@/components/debitos/ronda/state-colors'
import type { Address } from '@/components/data-table/address'
import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { OwnColumn } from '@/components/data-table/columns'
import type { Puesta } from '@/components/data-table/lista'
import { type ColumnaDeRondas, LISTA_RONDAS } from '@/components/debitos/ronda/lista'
import { DataTable } from '@/components/data-table/data-table'
import { ActionLink } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { ESTADO_EN_PALABRAS, ESTADOS_DE_RONDA } from '@/domain/debito/ronda'
import { rutas } from '@/lib/routes'

type Props = PagedList<FilaDeRonda> & { address: Address; puesta: Puesta<ColumnaDeRondas> }

export const RoundsTable = ({ content, address, pagination, puesta }: Props) => (
  <DataTable
    label="Débitos del mes"
    wide="page"
    columns={useColumns(LISTA_RONDAS, COLUMNAS, puesta, address, ACCIONES)}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{
      text: 'Todavía no se cerró ningún débito',
      filtered: 'Ningún débito con estos filtros',
      action: <ActionLink href={rutas.utilidades()}>Ir a Utilidades</ActionLink>,
    }}
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

const COLUMNAS: Columnas<FilaDeRonda, ColumnaDeRondas> = {
  debito: { kind: 'text' },
  mes: { kind: 'word', width: '10rem' },
  estado: { kind: 'badge', width: '8rem', badges: ESTADOS },
  cantidad: { kind: 'number', width: '6rem' },
  total: { kind: 'money', width: '10rem' },
  cerrada: { kind: 'instant', width: '10.5rem' },
  quien: { kind: 'text', width: '11rem' },
}

const ACCIONES: OwnColumn<FilaDeRonda> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '5rem',
  cell: ({ href, debito, mes, id }) =>
    href === undefined ? null : (
      <Link href={href} prefetch={false} className="cell-action" aria-label={`Ver ${debito}, ${mes}, ${id}`}>
        Ver
      </Link>
    ),
}
