'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { Pasada } from '@/components/debitos/adhesion/current-debito'
import { useGrowing } from '@/components/espera/use-growing'
import { formatFecha } from '@/domain/fechas'

type Props = { content: TableContent<Pasada>; address: Address }

/** Every enrolment of the member: by whom, and how it ended. */
export const AdhesionTable = ({ content, address }: Props) => (
  <DataTable
    label="Adhesiones"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: 'Nunca estuvo adherido a un débito' }}
    address={address}
  />
)

const COLUMNAS: readonly Column<Pasada>[] = [
  { id: 'formaPago', label: 'Forma', kind: 'text', title: true },
  {
    id: 'banco',
    label: 'Banco y cuenta',
    kind: 'own',
    cell: ({ banco, sucursal, nroCuenta }) =>
      banco ? (
        <span>
          {banco}
          <span className="cell-note">{[sucursal, nroCuenta].filter(Boolean).join(' · ')}</span>
        </span>
      ) : null,
    blank: true,
  },
  {
    id: 'fechaAlta',
    label: 'Desde',
    kind: 'own',
    width: '11rem',
    cell: ({ fechaAlta, quien }) => <Day fecha={fechaAlta} quien={quien} />,
  },
  {
    id: 'fechaBaja',
    label: 'Hasta',
    kind: 'own',
    width: '11rem',
    cell: ({ fechaBaja, quienBaja }) => (fechaBaja ? <Day fecha={fechaBaja} quien={quienBaja} /> : 'Sigue'),
  },
  { id: 'motivoBaja', label: 'Motivo', kind: 'text', blank: true },
]

const Day = ({ fecha, quien }: { fecha: string | undefined; quien: string | null | undefined }) => (
  <span className="tabular-nums">
    {fecha ? formatFecha(fecha) : '—'}
    {quien && <span className="cell-note">{quien}</span>}
  </span>
)
