'use client'

import { CreditCard } from '@/components/ui/icons'
import { lazy } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useReadOnReturn } from '@/components/llamada/use-read-on-return'
import type { Vencimiento } from '@/components/padron/medico/debt-summary'
import { PENDIENTE_DATOS, tipoColor } from '@/components/tesoreria/pago/pending-columns'
import { PendingChoice, pendingKey } from '@/components/tesoreria/pago/pending-choice'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Tag, type TagColor } from '@/components/ui/tag'

const PayOwnDialog = lazy(() =>
  import('@/components/tesoreria/en-linea/pay-own-dialog').then((module) => ({
    default: module.PayOwnDialog,
  })),
)

export type FilaPropia = FilaPendiente & { vencido: Vencimiento }

const [, , mes, monto] = PENDIENTE_DATOS
/** On a phone the state tells what holds a charge, and the notice tells the rest. */
const nombre: Column<FilaPropia> = { id: 'nombre', label: 'Nombre', kind: 'text', title: true }
/** 'En trámite' stands under its state. */
const tipo: Column<FilaPropia> = {
  id: 'tipo',
  label: 'Tipo',
  kind: 'own',
  width: '9rem',
  cell: ({ tipo: de, tipoNombre }) => <Tag color={tipoColor(de)}>{tipoNombre}</Tag>,
}

const VENCIMIENTOS: Readonly<Record<Vencimiento, { texto: string; color: TagColor }>> = {
  vencido: { texto: 'Vencido', color: 'red' },
  enCurso: { texto: 'Mes en curso', color: 'orange' },
  aVencer: { texto: 'A vencer', color: 'cyan' },
  sinMes: { texto: 'Pendiente', color: 'cyan' },
}

const VENCIDO: Column<FilaPropia> = {
  id: 'vencido',
  label: 'Estado',
  kind: 'own',
  width: '8rem',
  cell: ({ vencido, tramite }) => {
    if (tramite) return <Tag color="blue">En trámite</Tag>
    const { texto, color } = VENCIMIENTOS[vencido]
    return <Tag color={color}>{texto}</Tag>
  },
}

const COLUMNAS = [nombre, mes, VENCIDO, tipo, monto].filter((column) => column !== undefined)

type Props = {
  content: TableContent<FilaPropia>
  address: Address
  paga: boolean
}

export function OwnPendingTable({ content, address, paga }: Props) {
  useReadOnReturn(content.state === 'rows' && content.rows.some(({ tramite }) => tramite !== undefined))
  const table = {
    label: 'Pagos pendientes',
    columns: COLUMNAS,
    content,
    empty: { text: 'No tiene pagos pendientes' },
    address,
  }
  if (!paga) return <DataTable {...table} rowKey={pendingKey} />
  return (
    <PendingChoice
      {...table}
      texts={['pago elegido', 'pagos elegidos']}
      nothing="Elija al menos un pago"
      button={
        <>
          <CreditCard aria-hidden />
          Pagar en línea
        </>
      }
      dialog={PayOwnDialog}
    />
  )
}
