'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { ActosDeRecibo } from '@/components/tesoreria/recibo/acts'
import { type ReciboDeLista, useReciboActs } from '@/components/tesoreria/recibo/recibo-acts'
import { Badge } from '@/components/ui/badge'
import { Panel } from '@/components/ui/panel'
import { MEDIOS } from '@/domain/recibo'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { ESTADOS_CAJA, type FilaCaja, titleOfDebito } from '@/lib/tesoreria/sheet-rows'
import { escrito } from '@/lib/ortografia/escrito'

const columnsOf = (todos: boolean): readonly Column<FilaCaja>[] => [
  { id: 'nroRecibo', label: 'Recibo', kind: 'text', width: '4.75rem', title: true },
  { id: 'hora', label: 'Hora', kind: 'text', width: '4rem' },
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '5rem' },
  {
    id: 'matriculado',
    label: 'Matriculado',
    kind: 'text',
    href: '/fichaMatriculado/{matriculadoID}/cuentaCorriente',
    note: 'fecha',
  },
  { id: 'mp', label: 'Medio de pago', kind: 'text', width: '10rem', note: 'referencia' },
  ...(todos ? [{ id: 'usuario', label: 'Cobró', kind: 'text', width: '9rem' } as const] : []),
  {
    id: 'estado',
    label: 'Estado',
    kind: 'own',
    width: '6rem',
    cell: ({ estado }) =>
      estado === 'cobrado' ? null : (
        <Badge color={ESTADOS_CAJA[estado].color}>{ESTADOS_CAJA[estado].label}</Badge>
      ),
    blank: true,
  },
  { id: 'monto', label: 'Monto', kind: 'money', width: '8rem' },
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
  const columns = acciones ? [...columnsOf(todos), acciones] : columnsOf(todos)
  const { mostrador, debito } = split(content)
  const table = { wide: 'page', columns, address, rowKey: ({ clave }: FilaCaja) => clave } as const
  return (
    <>
      <DataTable
        {...table}
        label="Recibos del día"
        content={mostrador}
        empty={{ text: debito ? 'Nada cobrado en el mostrador ese día' : 'No hay recibos de ese día' }}
      />
      {debito && (
        <div className="mt-3">
          <Panel title={titleOfDebito(debito)}>
            <DataTable
              {...table}
              label="Recibos del débito automático"
              content={{ state: 'rows', rows: debito }}
              empty={{ text: 'No hay' }}
            />
          </Panel>
        </div>
      )}
      {dialog}
    </>
  )
}

/** What a cashier took, and what the banks brought, which is many receipts and one line. */
function split(content: TableContent<FilaCaja>) {
  if (content.state !== 'rows') return { mostrador: content, debito: undefined }
  const debito = content.rows.filter(({ mp }) => mp === MEDIOS.debito)
  return {
    mostrador: { ...content, rows: content.rows.filter(({ mp }) => mp !== MEDIOS.debito) },
    debito: debito.length > 0 ? debito : undefined,
  }
}

function reciboOf({
  matriculadoID,
  pagoID,
  recibo,
  matriculado,
  matricula,
  estado,
}: FilaCaja): ReciboDeLista | undefined {
  if (matriculadoID === undefined || pagoID === undefined) return undefined
  const quien = `${escrito('Matricula')} ${matricula ?? '—'} · ${matriculado}`
  return {
    matriculadoID,
    pagoID,
    nroRecibo: recibo,
    quien,
    anulado: estado === 'cobrado' ? undefined : estado,
  }
}
