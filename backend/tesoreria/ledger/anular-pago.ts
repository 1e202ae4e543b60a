import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { requireOpenDrawer } from '@/backend/tesoreria/ledger/cajon'
import { holdCierre } from '@/backend/tesoreria/ledger/cierre'
import { holdSaldo, readSaldo } from '@/backend/tesoreria/ledger/saldo'
import { QUIEN } from '@/backend/nucleo/nombres'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { dayOf, formatFecha, type Fecha } from '@/domain/fechas'
import type { Medio } from '@/domain/recibo'
import { nombreDeRecibo, numeroDeRecibo } from '@/backend/nucleo/numero-de-recibo'

interface Pago {
  id: number
  matriculadoID: number
  /** 'recibo 12', as sentences have it. */
  recibo: string
  fecha: Fecha
  medio: Medio
  total: Centavos
  anulado: string | null
  quien: string
}

export interface Anulacion {
  pagoID: number
  motivo: string
  /**
   * The money is gone (refund, chargeback), so payments from its credit are annulled first. Without it such a payment
   * is refused, naming those receipts.
   */
  arrastra?: boolean
  /**
   * The money never came and was a mistake of loading: its reversal is of the payment's own day, unless that is closed by
   * now, and no figure of that day has it any more (decision 234).
   */
  deshace?: boolean
}

/**
 * Reverses a payment: its charges are owed again, and its receipt is ANULADO with its number (decisions 45 and 46).
 * Its credit goes too, and credit that it used comes back. Throws `Rechazo`, also naming who annulled it before.
 */
export async function annulPago(
  tx: Tx,
  actor: Actor,
  { pagoID, motivo, arrastra = false, deshace = false }: Anulacion,
): Promise<null> {
  const [found] = await tx.query<{ id: number }>('SELECT matriculado_id AS id FROM pago WHERE id = $1', [
    pagoID,
  ])
  if (!found) throw noEncontrado()
  await holdSaldo(tx, found.id)
  const pago = await lockPago(tx, pagoID)
  const porque = motivo.trim()
  await freeCredit(tx, actor, pago, { motivo: porque, arrastra })
  await reverse(tx, actor, pago, porque, deshace)
  return null
}

async function lockPago(tx: Tx, pagoID: number): Promise<Pago> {
  await tx.query('SELECT FROM pago WHERE id = $1 FOR UPDATE', [pagoID])
  const [pago] = await tx.query<Pago>(
    `SELECT p.id, p.matriculado_id AS "matriculadoID", ${nombreDeRecibo('p')} AS recibo, p.fecha, p.medio, p.total, p.anulado_en AS anulado,
       ${QUIEN} AS quien
     FROM pago p LEFT JOIN usuario u ON u.id = p.anulado_por WHERE p.id = $1`,
    [pagoID],
  )
  if (!pago) throw noEncontrado()
  if (pago.anulado === null) return pago
  throw new Rechazo(
    `El ${pago.recibo} ya lo anuló ${pago.quien} el ${formatFecha(dayOf(new Date(pago.anulado)))}.`,
  )
}

/** Makes sure that the member still has the credit that this payment gave. */
async function freeCredit(
  tx: Tx,
  actor: Actor,
  pago: Pago,
  { motivo, arrastra }: { motivo: string; arrastra: boolean },
): Promise<void> {
  const [left] = await tx.query<{ monto: Centavos }>(
    `SELECT coalesce(sum(haber), 0)::bigint AS monto FROM movimiento
     WHERE matriculado_id = $1 AND pago_id = $2 AND acto = 'cobrar' AND cargo_id IS NULL`,
    [pago.matriculadoID, pago.id],
  )
  const needed = left?.monto ?? 0n
  if (needed === 0n) return
  let missing = needed - (await readSaldo(tx, pago.matriculadoID))
  if (missing <= 0n) return
  const applied = await tx.query<{ id: number; nroRecibo: string; total: Centavos }>(
    `SELECT id, ${numeroDeRecibo('pago')} AS "nroRecibo", total FROM pago
     WHERE matriculado_id = $1 AND medio = 'saldo' AND anulado_en IS NULL ORDER BY id DESC`,
    [pago.matriculadoID],
  )
  const first: typeof applied = []
  for (const one of applied) {
    if (missing <= 0n) break
    first.push(one)
    missing -= one.total
  }
  if (!arrastra) throw appliedAlready(pago, left?.monto, first)
  for (const one of first) {
    await reverse(tx, actor, await lockPago(tx, one.id), `al anular el ${pago.recibo}: ${motivo}`)
  }
}

function appliedAlready(
  { recibo }: Pago,
  monto: Centavos | undefined,
  aplicados: readonly { nroRecibo: string }[],
): Rechazo {
  const numbers = aplicados.map((one) => one.nroRecibo).join(', ')
  const those = aplicados.length === 1 ? `el recibo ${numbers}` : `los recibos ${numbers}`
  const left = monto === undefined ? '' : ` de ${formatMoney(monto)}`
  return new Rechazo(`El saldo a favor${left} que dejó el ${recibo} ya se aplicó. Anule primero ${those}.`)
}

async function reverse(tx: Tx, actor: Actor, pago: Pago, porque: string, deshace = false): Promise<void> {
  if (pago.medio === 'efectivo') await requireOpenDrawer(tx, actor)
  await tx.query(
    'SELECT FROM cargo WHERE linea_id IN (SELECT id FROM linea WHERE pago_id = $1) ORDER BY id FOR UPDATE',
    [pago.id],
  )
  const deshecho = deshace && isOpen(pago.fecha, await holdCierre(tx))
  const dia = deshecho ? pago.fecha : actor.hoy
  await writeReversal(tx, actor, pago, { dia, detalle: `Se anuló el ${pago.recibo} (${porque})` })
  await tx.query(
    'UPDATE pago SET anulado_en = now(), anulado_por = $2, motivo_anulacion = $3, deshecho = $4 WHERE id = $1',
    [pago.id, actor.persona?.usuarioID ?? null, porque, deshecho],
  )
  await audit(tx, actor, {
    entidad: 'pago',
    entidadID: pago.id,
    matriculadoID: pago.matriculadoID,
    despues: { motivo: porque, total: pago.total },
  })
}

const isOpen = (fecha: Fecha, cierre: Fecha | null): boolean => cierre === null || fecha > cierre

/** A discount belongs to the payment: without it the charge is owed in full. */
const writeReversal = (
  tx: Tx,
  actor: Actor,
  pago: Pago,
  { dia, detalle }: { dia: Fecha; detalle: string },
): Promise<unknown> =>
  tx.query(
    `WITH asiento AS (
       SELECT * FROM movimiento WHERE matriculado_id = $5 AND pago_id = $1 AND revierte IS NULL AND acto <> 'anular'
     ), anulada AS (
       -- Whatever the charge is called later, the receipt keeps its word.
       UPDATE linea l SET anulada = true, nombre = coalesce(l.nombre, c.nombre) FROM cargo c
       WHERE l.pago_id = $1 AND c.id = l.cargo_id RETURNING l.id
     ), libre AS (
       UPDATE cargo c SET linea_id = NULL, monto = c.monto + coalesce(
         (SELECT sum(a.haber - a.debe) FROM asiento a WHERE a.cargo_id = c.id AND a.acto = 'ajustar'), 0)::bigint,
         version = c.version + 1
       WHERE c.linea_id IN (SELECT id FROM anulada)
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, pago_id, revierte, detalle, usuario_id)
     SELECT matriculado_id, $2, 'anular', haber, debe, cargo_id, pago_id, id, $3, $4 FROM asiento ORDER BY id`,
    [pago.id, dia, detalle, actor.persona?.usuarioID ?? null, pago.matriculadoID],
  )
