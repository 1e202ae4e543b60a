import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { requireOpenDrawer } from '@/backend/tesoreria/ledger/cajon'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import { type Centavos, CERO, sumMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import type { Medio } from '@/domain/recibo'

export interface Cobro {
  movimientoID: number
  pagoID: number
  nroRecibo: number
}

/** A means of the counter's catalogue other than cash, and the number that identifies the money. */
export interface OtroMedio {
  id: number
  nombre: string
  referencia: string | null
}

/** A payment to be written, whose charges are locked and owed. */
export interface PagoNuevo {
  pagoID: number
  matriculadoID: number
  medio: Medio
  /** By which means of the catalogue, with `medio` 'otro' alone. */
  otro?: OtroMedio | undefined
  /** The accounting date: the day the money came in. */
  fecha: Fecha
  /** The charges it pays whole, and their sum. */
  cargos: readonly number[]
  total: Centavos
  /** What comes in beyond the charges becomes credit, with these words in account and receipt. */
  acreditado?: { monto: Centavos; detalle: string } | undefined
  /** What was taken off beforehand, which the audit trail tells. */
  descuento?: Centavos
  observaciones: string | undefined
  /** Undefined takes the next number without gaps. */
  nroRecibo?: number | undefined
}

/**
 * SQL that draws a payment's id beforehand, so that the audit row is written before the receipt counter is locked.
 */
export const PAGO_ID = `(SELECT nextval(pg_get_serial_sequence('pago', 'id'))::int)`

export async function drawPagoID(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ id: number }>(`SELECT ${PAGO_ID} AS id`)
  if (!row) throw new Error('Sin respuesta de la base')
  return row.id
}

const DETALLE_APLICADO = 'Se aplicó saldo a favor'

/**
 * Writes a payment with lines, ledger and receipt number as an act's last step, in one statement, since the receipt
 * counter is locked meanwhile; its audit row goes before.
 */
export async function postPayment(tx: Tx, actor: Actor, pago: PagoNuevo): Promise<Cobro> {
  if (pago.medio === 'efectivo') await requireOpenDrawer(tx, actor, 'medio')
  await auditPayment(tx, actor, pago)
  const [cobro] = await tx.query<Omit<Cobro, 'pagoID'> & { pagados: number }>(
    `WITH nuevo AS (
       INSERT INTO pago (id, matriculado_id, fecha, medio, total, observaciones, usuario_id, nro_recibo,
         medio_pago_id, referencia)
       VALUES ($9, $1, $2, $3, $4::bigint + $10::bigint, $5, $6, coalesce($7, tomar_recibo()), $12, $13)
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
     FROM nuevo WHERE nuevo.nro_recibo IS NOT NULL`,
    [
      pago.matriculadoID,
      pago.fecha,
      pago.medio,
      pago.total,
      pago.observaciones ?? null,
      actor.persona?.usuarioID ?? null,
      pago.nroRecibo ?? null,
      pago.cargos,
      pago.pagoID,
      pago.acreditado?.monto ?? 0n,
      pago.acreditado?.detalle ?? null,
      pago.otro?.id ?? null,
      pago.otro?.referencia ?? null,
    ],
  )
  if (cobro?.pagados !== pago.cargos.length) throw new Error('Un cargo bloqueado dejó de estar impago')
  return { movimientoID: cobro.movimientoID, pagoID: pago.pagoID, nroRecibo: cobro.nroRecibo }
}

async function auditPayment(tx: Tx, actor: Actor, pago: PagoNuevo): Promise<void> {
  const { pagoID, matriculadoID, fecha, total, cargos, otro, acreditado, descuento = CERO } = pago
  await audit(tx, actor, {
    entidad: 'pago',
    entidadID: pagoID,
    matriculadoID,
    despues: {
      fecha,
      total: acreditado ? sumMoney([total, acreditado.monto]) : total,
      cargos,
      ...(otro && { medio: otro.nombre, ...(otro.referencia !== null && { referencia: otro.referencia }) }),
      ...(acreditado && { acreditado: acreditado.monto, detalle: acreditado.detalle }),
      ...(descuento > 0n && { descuento }),
    },
  })
}
