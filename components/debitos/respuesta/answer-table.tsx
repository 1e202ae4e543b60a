'use client'

import Link from 'next/link'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { type Respuesta, RESPUESTA_COLOR, Why } from '@/components/debitos/respuesta/answer'
import { useGrowing } from '@/components/espera/use-growing'
import { nombreDeForma } from '@/domain/debito/formas'
import { monthOfAnswer, RESPUESTA_EN_PALABRAS, RESPUESTAS } from '@/domain/debito/respuesta'
import { rutas } from '@/lib/routes'

type Props = {
  content: TableContent<Respuesta>
  address: Address
  /** May see the rounds. */ rondas: boolean
}

/** What became of a member's debits, month by month. */
export const AnswerTable = ({ content, address, rondas }: Props) => (
  <DataTable
    label="Sus últimos débitos"
    columns={[{ ...MES, cell: (row) => <Month row={row} rondas={rondas} /> }, ...COLUMNAS]}
    content={useGrowing(content)}
    rowKey={({ rondaID }) => String(rondaID)}
    empty={{ text: 'Todavía no se le debitó nada' }}
    address={address}
  />
)

const MES = { id: 'mes', label: 'Mes', kind: 'own', title: true, width: '12rem' } as const

function Month({ row, rondas }: { row: Respuesta; rondas: boolean }) {
  const { rondaID, forma } = row
  const mes = monthOfAnswer(row) ?? 'Sin mes'
  return (
    <span>
      {rondas && rondaID !== undefined ? (
        <Link href={rutas.ronda(rondaID)} prefetch={false} className="cell-link">
          {mes}
        </Link>
      ) : (
        mes
      )}
      {forma !== undefined && <span className="cell-note">{nombreDeForma(forma)}</span>}
    </span>
  )
}

const COLUMNAS: readonly Column<Respuesta>[] = [
  {
    id: 'estado',
    label: 'Resultado',
    kind: 'badge',
    width: '10rem',
    badges: Object.fromEntries(
      RESPUESTAS.map((estado) => [
        estado,
        { label: RESPUESTA_EN_PALABRAS[estado], color: RESPUESTA_COLOR[estado] },
      ]),
    ),
  },
  { id: 'pedido', label: 'Pedido', kind: 'money', width: '9rem' },
  { id: 'cobrado', label: 'Cobrado', kind: 'money', width: '9rem', blank: true },
  { id: 'fecha', label: 'Fecha', kind: 'date', width: '8rem', blank: true },
  {
    id: 'motivo',
    label: 'Por qué',
    kind: 'own',
    blank: true,
    cell: (row) => (row.motivo ? <Why respuesta={row} /> : null),
  },
]
