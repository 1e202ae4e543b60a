import type { Tx } from '@/backend/db/conexion'
import { IMPAGO, type Acto } from '@/backend/tesoreria/libro/acto'
import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** How money came in; 'saldo' is the member's own credit. */
export type Medio = 'efectivo' | 'online' | 'debito' | 'saldo'

export interface Cobro {
  /** First movement written. */
  movimientoID: number
  pagoID: number
  nroRecibo: number
}

/** A payment about to be written; its charges are held and owed. */
export interface PagoNuevo {
  pagoID: number
  matriculadoID: number
  medio: Medio
  /** Accounting date: the day the money came in (D5). */
  fecha: Fecha
  /** Charges it pays whole, and what they come to. */
  cargos: readonly number[]
  total: Centavos
  /** What comes in beyond its charges: the member's credit, with the words the account and the receipt tell it in. */
  acreditado?: { monto: Centavos; detalle: string } | undefined
  observaciones: string | undefined
  /** Typed by hand; undefined takes the next one without gaps. */
  nroRecibo?: number | undefined
}

/**
 * SQL that draws a payment's id: known beforehand, the audit row can be written before the receipt counter is held.
 */
export const PAGO_ID = `(SELECT nextval(pg_get_serial_sequence('pago', 'id'))::int)`

/** For a payment that holds no charges. */
export async function drawPagoID(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ id: number }>(`SELECT ${PAGO_ID} AS id`)
  if (!row) throw new Error('Sin respuesta de la base')
  return row.id
}

const DETALLE_APLICADO = 'Se aplicó saldo a favor'

/**
 * Writes a payment with its lines, its ledger and its receipt number, last of all that an act does. One statement: what
 * it costs in time is spent while the receipt counter is held. Paid from credit, the credit goes down by one movement.
 */
export async function postPayment(tx: Tx, acto: Acto, pago: PagoNuevo): Promise<Cobro> {
  const [cobro] = await tx.query<Omit<Cobro, 'pagoID'> & { pagados: number }>(
    `WITH nuevo AS (
       INSERT INTO pago (id, matriculado_id, fecha, medio, total, observaciones, usuario_id, nro_recibo)
       VALUES ($9, $1, $2, $3, $4::bigint + $10::bigint, $5, $6, coalesce($7, tomar_recibo()))
       RETURNING id, nro_recibo
     ), lineas AS (
       INSERT INTO linea (pago_id, cargo_id, monto, nombre)
       SELECT nuevo.id, c.id, c.monto, c.nombre FROM nuevo, cargo c WHERE c.id = ANY($8) ORDER BY c.anio, c.mes, c.id
       RETURNING id, cargo_id, monto
     ), pagados AS (
       UPDATE cargo c SET linea_id = l.id FROM lineas l WHERE c.id = l.cargo_id AND ${IMPAGO} RETURNING c.id
     ), asiento AS (
       SELECT 0 AS orden, 'aplicar' AS acto, $4::bigint AS debe, 0::bigint AS haber, NULL::int AS cargo_id,
         NULL::int AS linea_id, '${DETALLE_APLICADO}' AS detalle WHERE $3::text = 'saldo'
       UNION ALL SELECT 1, 'cobrar', 0, monto, cargo_id, id, NULL FROM lineas
       UNION ALL SELECT 2, 'cobrar', 0, $10, NULL, NULL, $11::text WHERE $10 > 0
     ), asientos AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, linea_id, pago_id, detalle, usuario_id)
       SELECT $1, $2, a.acto, a.debe, a.haber, a.cargo_id, a.linea_id, nuevo.id, a.detalle, $6
       FROM nuevo, asiento a ORDER BY a.orden, a.linea_id
       RETURNING id
     )
     SELECT nuevo.nro_recibo AS "nroRecibo",
       (SELECT min(id) FROM asientos) AS "movimientoID", (SELECT count(*)::int FROM pagados) AS pagados
     FROM nuevo`,
    [
      pago.matriculadoID,
      pago.fecha,
      pago.medio,
      pago.total,
      pago.observaciones ?? null,
      acto.persona?.usuarioID ?? null,
      pago.nroRecibo ?? null,
      pago.cargos,
      pago.pagoID,
      pago.acreditado?.monto ?? 0n,
      pago.acreditado?.detalle ?? null,
    ],
  )
  if (cobro?.pagados !== pago.cargos.length) throw new Error('Un cargo bloqueado dejó de estar impago')
  return { movimientoID: cobro.movimientoID, pagoID: pago.pagoID, nroRecibo: cobro.nroRecibo }
}
