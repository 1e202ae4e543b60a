'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { ActosDeRecibo } from '@/components/tesoreria/recibo/acts'
import { type ReciboDeLista, useReciboActs } from '@/components/tesoreria/recibo/recibo-acts'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { ESTADOS_CAJA, type FilaCaja } from '@/lib/tesoreria/sheet-rows'
import { escrito } from '@/lib/ortografia/escrito'

const columnsOf = (todos: boolean): readonly Column<FilaCaja>[] => [
  { id: 'recibo', label: 'Recibo', kind: 'text', width: '6rem', title: true },
  { id: 'hora', label: 'Hora', kind: 'text', width: '5rem' },
  {
    id: 'matriculado',
    label: 'Matriculado',
    kind: 'text',
    href: '/fichaMatriculado/{matriculadoID}/cuentaCorriente',
    note: 'fecha',
  },
  { id: 'mp', label: 'Medio de pago', kind: 'text', width: '9rem', note: 'referencia' },
  ...(todos ? [{ id: 'usuario', label: 'Cobró', kind: 'text', width: '10rem' } as const] : []),
  { id: 'estado', label: 'Estado', kind: 'badge', badges: ESTADOS_CAJA, width: '7rem' },
  { id: 'monto', label: 'Monto', kind: 'money', width: '9rem' },
]

type Props = {
  content: TableContent<FilaCaja>
  address: Address
  todos: boolean
  actos: ActosDeRecibo
  emisor: Emisor
}

/** A day's receipts, each with what is done with it. */
export function PlanillaTable({ content, address, todos, actos, emisor }: Props) {
  const { acciones, dialog } = useReciboActs({ ...actos, emisor, reciboOf })
  return (
    <>
      <DataTable
        label="Recibos del día"
        wide="page"
        columns={acciones ? [...columnsOf(todos), acciones] : columnsOf(todos)}
        content={content}
        rowKey={({ clave }) => clave}
        empty={{ text: 'No hay recibos de ese día' }}
        address={address}
      />
      {dialog}
    </>
  )
}

function reciboOf({
  matriculadoID,
  pagoID,
  recibo,
  matriculado,
  estado,
}: FilaCaja): ReciboDeLista | undefined {
  if (matriculadoID === undefined || pagoID === undefined) return undefined
  const quien = `${escrito('Matricula')} ${matriculado}`
  return {
    matriculadoID,
    pagoID,
    nroRecibo: recibo,
    quien,
    anulado: estado === 'cobrado' ? undefined : estado,
  }
}
