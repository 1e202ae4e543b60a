'use client'

import { Suspense, lazy, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { receiptByHand } from '@/components/tesoreria/cuenta-corriente/receipt-by-hand'
import { type FilaCuenta, isIngreso, kindOf, movementKey, pagoOf } from '@/lib/tesoreria/account-row'
import { useGrowing } from '@/components/espera/use-growing'
import { tipoColor } from '@/components/tesoreria/pago/pending-columns'
import { useMailReceipt } from '@/components/tesoreria/pago/use-mail-receipt'
import { useReceipt } from '@/components/tesoreria/pago/use-receipt'
import { useMostrador, usePaymentActions } from '@/components/tesoreria/pago/mostrador'
import { Tag } from '@/components/ui/tag'
import { TIPO_NOMBRES } from '@/domain/estados'

const AnnulDialog = lazy(() =>
  import('@/components/tesoreria/pago/annul-dialog').then((module) => ({ default: module.AnnulDialog })),
)

type Props = {
  content: TableContent<FilaCuenta>
  address: Address
  conRecibo: boolean
  /** The member reads his own, in his words. */
  propia?: boolean
}

/** Debe is what was charged, Haber what came in, Saldo what is owed after it. */
export function AccountTable({ content, address, conRecibo, propia = false }: Props) {
  const { matriculadoID, emisor } = useMostrador()
  const { anula, envia } = usePaymentActions()
  const { mail, enviando } = useMailReceipt()
  const [annulling, setAnnulling] = useState<number>()
  const { print, imprimiendo } = useReceipt({ matriculadoID, emisor })
  const columns = useMemo(() => {
    const filas = content.state === 'rows' ? content.rows : []
    const button = (row: FilaCuenta) => (
      <ReceiptButton
        row={row}
        busy={imprimiendo}
        print={(pagoID) => void print(pagoID, receiptByHand(filas, pagoID, row))}
      />
    )
    const columns = columnsOf(conRecibo ? button : () => null, anula, propia)
    if (!anula && !envia) return columns
    return [
      ...columns,
      actionsColumn({
        annul: anula ? setAnnulling : undefined,
        mail: envia ? (pagoID) => void mail({ matriculadoID, pagoID }) : undefined,
        enviando,
      }),
    ]
  }, [content, conRecibo, propia, imprimiendo, print, anula, envia, mail, enviando, matriculadoID])
  return (
    <>
      <DataTable
        label="Cuenta corriente"
        columns={columns}
        content={useGrowing(content)}
        rowKey={movementKey}
        empty={{ text: 'Sin movimientos en este rango' }}
        address={address}
        wide
      />
      {annulling !== undefined && (
        <Suspense>
          <AnnulDialog pagoID={annulling} close={() => setAnnulling(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** `anula`: the annulment is told where its button would be, since three things have no room there. */
const columnsOf = (
  receipt: (row: FilaCuenta) => React.ReactNode,
  anula: boolean,
  propia: boolean,
): readonly Column<FilaCuenta>[] => [
  { id: 'fecha', label: 'Fecha', kind: 'date', width: '6.5rem' },
  { id: 'concepto', label: 'Concepto', kind: 'text', title: true },
  {
    id: 'tipoCon',
    label: 'Tipo Pago',
    kind: 'own',
    width: '7.5rem',
    cell: ({ tipoCon, tipo }) => {
      const nombre = TIPO_NOMBRES[tipoCon as keyof typeof TIPO_NOMBRES] ?? tipo
      return nombre ? <Tag color={tipoColor(tipoCon)}>{nombre}</Tag> : null
    },
  },
  {
    id: 'tipoMov',
    label: propia ? 'Movimiento' : 'Tipo Movimiento',
    kind: 'own',
    width: anula ? '13rem' : '15rem',
    cell: (row) =>
      row.tipoMov ? (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <Tag color={isIngreso(row) ? 'green' : 'red'}>{propia ? kindOf(row) : row.tipoMov}</Tag>
          {row.ajuste && !propia && <Tag>Ajuste</Tag>}
          {isAnnulled(row) && !anula && <Tag>Anulado</Tag>}
          {isIngreso(row) && receipt(row)}
        </span>
      ) : null,
  },
  { id: 'egreso', label: propia ? 'Cargo' : 'Debe', kind: 'money', width: '6.5rem', blank: true },
  { id: 'ingreso', label: propia ? 'Pago' : 'Haber', kind: 'money', width: '6.5rem', blank: true },
  { id: 'saldo', label: 'Saldo', kind: 'money', width: '7.5rem' },
]

const isAnnulled = (row: FilaCuenta): boolean => isIngreso(row) && row.anulado === true

type Actos = {
  annul: ((pagoID: number) => void) | undefined
  mail: ((pagoID: number) => void) | undefined
  enviando: boolean
}

/** Every row of a payment leads to the same act. */
const actionsColumn = ({ annul, mail, enviando }: Actos): Column<FilaCuenta> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: annul && mail ? '9rem' : '6rem',
  cell: (row) => {
    const pagoID = isIngreso(row) ? pagoOf(row) : undefined
    if (pagoID === undefined) return null
    const what = row.concepto ?? pagoID
    return (
      <>
        {mail && (
          <button
            type="button"
            className="cell-action"
            aria-disabled={enviando || undefined}
            aria-label={`Enviar por mail el pago de ${what}`}
            onClick={() => enviando || mail(pagoID)}
          >
            Mail
          </button>
        )}
        {annul && row.anulado && <Tag>Anulado</Tag>}
        {annul && !row.anulado && (
          <button
            type="button"
            className="cell-action"
            aria-label={`Anular el pago de ${what}`}
            onClick={() => annul(pagoID)}
          >
            Anular
          </button>
        )}
      </>
    )
  },
})

type ButtonProps = { row: FilaCuenta; busy: number | true | undefined; print: (pagoID: number) => void }

function ReceiptButton({ row, busy, print }: ButtonProps) {
  const pagoID = pagoOf(row)
  if (pagoID === undefined) return null
  return (
    <button
      type="button"
      className="cell-action"
      aria-disabled={busy !== undefined || undefined}
      onClick={() => busy ?? print(pagoID)}
    >
      {busy === pagoID ? 'Abriendo…' : `Recibo ${row.nroRecibo ?? ''}`.trim()}
    </button>
  )
}
