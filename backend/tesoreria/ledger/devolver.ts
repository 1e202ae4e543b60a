import type { Tx } from '@/backend/db/conexion'
import { nombreDeRecibo } from '@/backend/nucleo/numero-de-recibo'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import { annulPago } from '@/backend/tesoreria/ledger/anular-pago'
import { joinCargo } from '@/backend/tesoreria/ledger/diferencia'
import { collectInOrder } from '@/backend/tesoreria/ledger/en-orden'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { subtract, type Centavos } from '@/domain/dinero'
import type { Medio } from '@/domain/recibo'

interface Devuelto {
  pagoID: number
  motivo: string
  /** How much of it went back; without it, all. */
  importe?: Centavos
}

interface Pago {
  matriculadoID: number
  recibo: string
  medio: Medio
  total: Centavos
  anulado: boolean
}

/**
 * The money of a payment went back (a bank's reversal, a refund, a chargeback), which nobody can refuse: the payment is
 * annulled today with what was paid from its credit, and what short collections had left of its charges is joined to them
 * again. Of a part, the money that stayed pays its charges in order by a payment of today, which is answered; the rest is
 * owed. A payment that somebody annulled before needs nothing.
 */
export async function returnPago(
  tx: Tx,
  actor: Actor,
  { pagoID, motivo, importe }: Devuelto,
): Promise<number | null> {
  const [pago] = await tx.query<Pago>(
    `SELECT matriculado_id AS "matriculadoID", ${nombreDeRecibo('pago')} AS recibo, medio, total, anulado_en IS NOT NULL AS anulado
     FROM pago WHERE id = $1`,
    [pagoID],
  )
  if (!pago) throw noEncontrado()
  if (pago.anulado) return null
  await annulPago(tx, actor, { pagoID, motivo, arrastra: true })
  await joinRests(tx, actor, pagoID)
  const { medio, total, matriculadoID, recibo } = pago
  // Of before no bank and no provider knows: none of theirs goes back in part.
  if (importe === undefined || importe >= total || medio === 'saldo' || medio === 'anterior') return null
  const queda = await collectInOrder(tx, actor, {
    ...{ matriculadoID, medio, importe: subtract(total, importe), fecha: actor.hoy },
    cargos: await readCargos(tx, pagoID),
    observaciones: `Lo que quedó del ${recibo}`,
  })
  return queda.pagoID
}

const DEL_PAGO = `id IN (SELECT cargo_id FROM linea WHERE pago_id = $1) AND ${IMPAGO} AND NOT (${EN_TRAMITE})`

/** The charges that the payment had paid, the oldest first. */
const readCargos = (tx: Tx, pagoID: number) =>
  tx.query<{ id: number; tipo: number; matriculadoID: number; monto: Centavos }>(
    `SELECT id, tipo, matriculado_id AS "matriculadoID", monto FROM cargo WHERE ${DEL_PAGO} ORDER BY anio, mes, id`,
    [pagoID],
  )

async function joinRests(tx: Tx, actor: Actor, pagoID: number): Promise<void> {
  const rests = await tx.query<{ cargoID: number; diferenciaID: number }>(
    `SELECT c.id AS "cargoID", d.id AS "diferenciaID" FROM cargo d
     JOIN (SELECT id FROM cargo WHERE ${DEL_PAGO}) c ON c.id = d.resto_de
     WHERE ${IMPAGO} AND NOT (${EN_TRAMITE}) ORDER BY d.id FOR UPDATE OF d`,
    [pagoID],
  )
  for (const rest of rests) await joinCargo(tx, actor, rest, 'Se unió de nuevo: volvió el dinero')
}
