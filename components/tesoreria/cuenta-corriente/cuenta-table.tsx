'use client'

import { useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { type FilaMostrada, byRecibo, numberOf } from '@/components/tesoreria/cuenta-corriente/by-recibo'
import { reciboByHand } from '@/components/tesoreria/cuenta-corriente/recibo-by-hand'
import { type FilaCuenta, isIngreso, kindOf, movementKey, pagoOf } from '@/lib/tesoreria/account-row'
import { useGrowing } from '@/components/espera/use-growing'
import { tipoColor } from '@/components/tesoreria/pago/pending-columns'
import { useMailRecibo } from '@/components/tesoreria/pago/use-mail-recibo'
import { useRecibo } from '@/components/tesoreria/pago/use-recibo'
import { useMostrador, usePaymentActions } from '@/components/tesoreria/pago/mostrador'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'
import { formatMoney } from '@/domain/dinero'
import { TIPO_NOMBRES } from '@/domain/estados'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { reciboLlamado } from '@/domain/recibo'

const AnnulDialog = porPedido(() =>
  import('@/components/tesoreria/pago/annul-dialog').then((module) => module.AnnulDialog),
)

type Props = {
  content: TableContent<FilaCuenta>
  address: Address
  conRecibo: boolean
  /** The member reads his own, in his words. */
  propia?: boolean
  /** The newest first, by receipts, under the balance of this day; without it as the specification has it. */
  hasta?: Fecha | undefined
}

/** Debe is what was charged, Haber what came in, Saldo what is owed after it. */
export function CuentaTable({ content, address, conRecibo, propia = false, hasta }: Props) {
  const { matriculadoID, emisor } = useMostrador()
  const { anula, envia } = usePaymentActions()
  const { mail, enviando } = useMailRecibo()
  const [annulling, setAnnulling] = useState<number>()
  const { print, imprimiendo } = useRecibo(emisor)
  const filas = content.state === 'rows' ? content.rows : NINGUNA
  const shown: TableContent<FilaMostrada> = useMemo(
    () => (content.state === 'rows' && hasta ? { ...content, rows: byRecibo(content.rows) } : content),
    [content, hasta],
  )
  const columns = useMemo(() => {
    const button = (row: FilaCuenta) => (
      <ReceiptButton
        row={row}
        busy={imprimiendo}
        print={(pagoID) => void print({ matriculadoID, pagoID }, reciboByHand(filas, pagoID, row))}
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
  }, [filas, conRecibo, propia, imprimiendo, print, anula, envia, mail, enviando, matriculadoID])
  return (
    <div className="account">
      <DataTable
        label="Cuenta corriente"
        columns={columns}
        content={useGrowing(shown)}
        rowKey={movementKey}
        empty={{ text: 'Sin movimientos en este rango' }}
        address={address}
        wide={hasta ? 'page' : true}
        mark={markOf}
        head={hasta && <FinalBalance filas={filas} hasta={hasta} />}
      />
      {annulling !== undefined && <AnnulDialog pagoID={annulling} close={() => setAnnulling(undefined)} />}
    </div>
  )
}

const NINGUNA: readonly FilaCuenta[] = []

const markOf = ({ sigue, apagada }: FilaMostrada): string | undefined =>
  [sigue && 'sigue', apagada && 'apagada'].filter(Boolean).join(' ') || undefined

/** What the newest row ends in, before any row. */
function FinalBalance({ filas, hasta }: { filas: readonly FilaCuenta[]; hasta: Fecha }) {
  const saldo = filas.at(-1)?.saldo
  if (saldo == null) return null
  return (
    <p className="list-head flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-muted-foreground">Los últimos movimientos van primero</span>
      <span>
        Saldo al {formatFecha(hasta)}: <strong className="tabular-nums">{formatMoney(saldo)}</strong>
      </span>
    </p>
  )
}

/** `anula`: the annulment is told where its button would be, since three things have no room there. */
const columnsOf = (
  receipt: (row: FilaCuenta) => React.ReactNode,
  anula: boolean,
  propia: boolean,
): readonly Column<FilaMostrada>[] => [
  { id: 'fecha', label: 'Fecha', kind: 'date', width: '6rem' },
  {
    id: 'concepto',
    label: 'Concepto',
    kind: 'own',
    title: true,
    cell: ({ concepto, sigue, ...fila }) =>
      concepto ? (
        <>
          {sigue && <span className="sr-only">{reciboLlamado(numberOf(fila))}: </span>}
          {concepto}
        </>
      ) : null,
  },
  {
    id: 'tipoCon',
    label: 'Tipo Pago',
    kind: 'own',
    width: '7rem',
    cell: ({ tipoCon, tipo }) => {
      const nombre = TIPO_NOMBRES[tipoCon as keyof typeof TIPO_NOMBRES] ?? tipo
      return nombre ? <Badge color={tipoColor(tipoCon)}>{nombre}</Badge> : null
    },
  },
  {
    id: 'tipoMov',
    label: propia ? 'Movimiento' : 'Tipo Movimiento',
    kind: 'own',
    width: anula ? '12rem' : '15rem',
    cell: (row) =>
      row.tipoMov ? (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <Badge color={isIngreso(row) ? 'green' : 'red'}>{propia ? kindOf(row) : row.tipoMov}</Badge>
          {row.ajuste && !propia && <Badge color="grey">Ajuste</Badge>}
          {isAnnulled(row) && !anula && !row.sigue && <Badge color="grey">Anulado</Badge>}
          {isIngreso(row) && !row.sigue && receipt(row)}
        </span>
      ) : null,
  },
  { id: 'egreso', label: propia ? 'Cargo' : 'Debe', kind: 'money', width: '6rem', blank: true },
  { id: 'ingreso', label: propia ? 'Pago' : 'Haber', kind: 'money', width: '6rem', blank: true },
  { id: 'saldo', label: 'Saldo', kind: 'money', width: '6.5rem' },
]

const isAnnulled = (row: FilaCuenta): boolean => isIngreso(row) && row.anulado === true

type Actos = {
  annul: ((pagoID: number) => void) | undefined
  mail: ((pagoID: number) => void) | undefined
  enviando: boolean
}

/** Every row of a payment leads to the same act; where they stand together, the first one does. */
const actionsColumn = ({ annul, mail, enviando }: Actos): Column<FilaMostrada> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: annul && mail ? '8.5rem' : '6rem',
  cell: (row) => {
    const pagoID = isIngreso(row) && !row.sigue ? pagoOf(row) : undefined
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
        {annul && row.anulado && <Badge color="grey">Anulado</Badge>}
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
      {busy === pagoID ? 'Abriendo…' : reciboLlamado(numberOf(row))}
    </button>
  )
}
