import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { holdCierre } from '@/backend/tesoreria/ledger/cierre'
import { ANULADO_ANTES } from '@/backend/tesoreria/ledger/traer-pagos'

const DESHECHA = 'Se deshizo la importación'

/**
 * SQL over a written record `r` of a payment of these: why it cannot be taken back, in words, or null. The lines of one
 * receipt go together, though a lot may hold some of them.
 */
export const ATADURA_DE_PAGO = `(SELECT CASE
    WHEN p.anulado_en IS NOT NULL AND p.motivo_anulacion NOT IN ('${ANULADO_ANTES}', '${DESHECHA}') THEN 'Ya se anuló'
  END FROM pago p WHERE p.id = r.entidad_id)`

/** Locks these payments and what they pay, in the order in which everybody waits. */
export async function holdPagos(tx: Tx, pagos: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT FROM matriculado WHERE id IN (SELECT matriculado_id FROM pago WHERE id = ANY($1)) ORDER BY id FOR NO KEY UPDATE`,
    [pagos],
  )
  await tx.query('SELECT FROM pago WHERE id = ANY($1) ORDER BY id FOR UPDATE', [pagos])
  await tx.query(
    'SELECT FROM cargo WHERE linea_id IN (SELECT id FROM linea WHERE pago_id = ANY($1)) ORDER BY id FOR UPDATE',
    [pagos],
  )
}

/**
 * Takes these locked payments back, each by its mirror on its own day, or today where that is closed by now: what they
 * closed is owed again, and what was charged for them alone goes with them.
 */
export async function takeBackPagos(tx: Tx, actor: Actor, pagos: readonly number[]): Promise<void> {
  const cierre = await holdCierre(tx)
  const quien = actor.persona?.usuarioID ?? null
  await tx.query(
    `WITH vivo AS (
       SELECT id, matriculado_id, importacion_id, CASE WHEN fecha > $2::date OR $2 IS NULL THEN fecha ELSE $3::date END AS dia
       FROM pago WHERE id = ANY($1) AND anulado_en IS NULL
     ), linea_vuelta AS (
       UPDATE linea l SET anulada = true FROM vivo WHERE l.pago_id = vivo.id RETURNING l.id, l.cargo_id, vivo.dia, vivo.importacion_id
     ), libre AS (
       UPDATE cargo c SET linea_id = NULL, version = c.version + 1,
         anulado_en = CASE WHEN c.importacion_id = l.importacion_id THEN now() END,
         anulado_por = CASE WHEN c.importacion_id = l.importacion_id THEN $5::int END
       FROM linea_vuelta l WHERE c.linea_id = l.id
       RETURNING c.id, l.dia, c.importacion_id = l.importacion_id AS propio
     ), asiento AS (
       SELECT m.id, m.matriculado_id, m.debe, m.haber, m.cargo_id, m.pago_id, vivo.dia
       FROM vivo JOIN movimiento m ON m.matriculado_id = vivo.matriculado_id AND m.pago_id = vivo.id AND m.revierte IS NULL
       UNION ALL
       SELECT m.id, m.matriculado_id, m.debe, m.haber, m.cargo_id, NULL, libre.dia
       FROM libre JOIN movimiento m ON m.cargo_id = libre.id AND m.acto = 'traer' WHERE libre.propio
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, pago_id, revierte, detalle, usuario_id)
     SELECT matriculado_id, dia, 'anular', haber, debe, cargo_id, pago_id, id, $4, $5 FROM asiento ORDER BY id`,
    [pagos, cierre, actor.hoy, DESHECHA, quien],
  )
  await tx.query(
    `UPDATE pago SET anulado_en = coalesce(anulado_en, now()), anulado_por = $4, motivo_anulacion = $3,
       deshecho = deshecho OR fecha > $2::date OR $2 IS NULL
     WHERE id = ANY($1) AND (anulado_en IS NULL OR motivo_anulacion = '${ANULADO_ANTES}')`,
    [pagos, cierre, DESHECHA, quien],
  )
}
