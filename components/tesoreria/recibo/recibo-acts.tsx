'use client'

import { useMemo, useState } from 'react'
import type { OwnColumn } from '@/components/data-table/columns'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { useMailRecibo } from '@/components/tesoreria/pago/use-mail-recibo'
import { useRecibo } from '@/components/tesoreria/pago/use-recibo'
import type { ActosDeRecibo } from '@/components/tesoreria/recibo/acts'
import { Badge } from '@/components/ui/badge'
import { porPedido } from '@/components/ui/por-pedido'
import type { Permiso } from '@/domain/roles'
import type { Emisor } from '@/lib/tesoreria/emisor'

const AnnulDialog = porPedido(() =>
  import('@/components/tesoreria/pago/annul-dialog').then((module) => module.AnnulDialog),
)

/** A receipt in a list of many members'. */
export interface ReciboDeLista {
  matriculadoID: number
  pagoID: number
  nroRecibo: string
  /** Whose it is, for the dialogs. */
  quien: string
  /** When it was annulled and why; undefined where it was not. */
  anulado: string | undefined
}

type Props<Row> = ActosDeRecibo & {
  emisor: Emisor
  /** The list has no column of its state: what is annulled is told beside its acts. */
  dice?: boolean
  /** Undefined for a row that names no receipt. */
  reciboOf: (row: Row) => ReciboDeLista | undefined
}

/** The column of what is done with the receipts of a list, and the dialog that is open. */
export function useReciboActs<Row>({ imprime, envia, anula, emisor, dice, reciboOf }: Props<Row>) {
  const { print, imprimiendo } = useRecibo(emisor)
  const { mail, enviando } = useMailRecibo()
  const [annulling, setAnnulling] = useState<ReciboDeLista>()
  const acciones = useMemo((): OwnColumn<Row> | undefined => {
    const acts = [
      imprime && {
        word: 'Imprimir',
        says: 'Imprimir el recibo',
        busy: imprimiendo !== undefined,
        act: (recibo: ReciboDeLista) => void print(recibo),
      },
      envia && {
        word: 'Mail',
        says: 'Enviar por mail el recibo',
        busy: enviando,
        act: (recibo: ReciboDeLista) => void mail(recibo),
      },
      anula && { word: 'Anular', says: 'Anular el recibo', busy: false, act: setAnnulling },
    ].filter((act) => act !== false)
    if (acts.length === 0) return undefined
    return {
      ...{ id: 'acciones', label: 'Acciones', kind: 'actions', width: `${acts.length * 4.5}rem` },
      cell: (row) => {
        const recibo = reciboOf(row)
        return (
          recibo && (
            <span className="inline-flex items-center">
              {acts.map(
                ({ word, says, busy, act }) =>
                  !(act === setAnnulling && recibo.anulado) &&
                  actButton(word, `${says} ${recibo.nroRecibo}`, busy, () => act(recibo)),
              )}
              {dice && recibo.anulado && (
                <span title={recibo.anulado}>
                  <Badge color="grey">Anulado</Badge>
                </span>
              )}
            </span>
          )
        )
      },
    }
  }, [imprime, envia, anula, dice, print, imprimiendo, mail, enviando, reciboOf])
  const dialog = annulling && (
    <Annulling recibo={annulling} emisor={emisor} close={() => setAnnulling(undefined)} />
  )
  return { acciones, dialog }
}

// A function and no component, since three of them stand in each row.
const actButton = (word: string, label: string, busy: boolean, act: () => void) => (
  <button
    key={word}
    type="button"
    className="cell-action"
    aria-label={label}
    aria-disabled={busy || undefined}
    onClick={() => busy || act()}
  >
    {word}
  </button>
)

const NINGUNO: ReadonlySet<Permiso> = new Set()

type AnnullingProps = { recibo: ReciboDeLista; emisor: Emisor; close: () => void }

/** The dialog of a member's own screen, told whose it is. */
const Annulling = ({ recibo: { matriculadoID, pagoID, quien }, emisor, close }: AnnullingProps) => (
  <MostradorScope
    registra
    {...{ matriculadoID, quien, emisor }}
    permisos={NINGUNO}
    edita={false}
    enLinea={undefined}
    reglas={undefined}
  >
    <AnnulDialog pagoID={pagoID} close={close} />
  </MostradorScope>
)
