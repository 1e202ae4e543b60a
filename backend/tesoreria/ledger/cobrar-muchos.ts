import type { Tx } from '@/backend/db/conexion'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import type { Fecha } from '@/domain/fechas'

/** One member's charges, locked, owed and paid whole by money that came in on a day. */
export interface CobroEntero {
  matriculadoID: number
  cargos: readonly number[]
  fecha: Fecha
}

/**
 * Writes many members' payments with lines, ledger, receipt numbers and audit in one statement, as `postPayment` writes
 * one; what held the charges lets them go. Each member comes once. Answers the payments by member.
 */
export async function collectMany(
  tx: Tx,
  actor: Actor,
  cobros: readonly CobroEntero[],
  observaciones: string,
): Promise<Map<number, number>> {
  if (cobros.length === 0) return new Map()
  const pairs = cobros.flatMap(({ cargos }, index) => cargos.map((cargo) => [index + 1, cargo] as const))
  const rows = await tx.query<{ matriculadoID: number; pagoID: number; pagados: number }>(
    `WITH cobro AS (
       SELECT * FROM unnest($1::int[], $2::date[]) WITH ORDINALITY AS c (matriculado_id, fecha, n)
     ), recibo AS (
       SELECT numero, row_number() OVER (ORDER BY numero) AS n FROM tomar_recibos(cardinality($1::int[])) AS numero
     ), de AS (
       SELECT d.n, c.id, c.monto, c.nombre, c.anio, c.mes FROM unnest($3::int[], $4::int[]) AS d (n, id) JOIN cargo c USING (id)
     ), suma AS (
       SELECT n, sum(monto)::bigint AS total, jsonb_agg(id ORDER BY id) AS cargos FROM de GROUP BY n
     ), nuevo AS (
       INSERT INTO pago (matriculado_id, fecha, medio, total, observaciones, usuario_id, nro_recibo)
       SELECT c.matriculado_id, c.fecha, 'debito', s.total, $5, $6, r.numero
       FROM cobro c JOIN suma s USING (n) JOIN recibo r USING (n) ORDER BY c.n
       RETURNING id, matriculado_id, fecha, total
     ), propio AS (
       SELECT p.id AS pago_id, p.matriculado_id, p.fecha, de.* FROM nuevo p JOIN cobro c USING (matriculado_id) JOIN de USING (n)
     ), lineas AS (
       INSERT INTO linea (pago_id, cargo_id, monto, nombre)
       SELECT pago_id, id, monto, nombre FROM propio ORDER BY pago_id, anio, mes, id
       RETURNING id, pago_id, cargo_id, monto
     ), pagados AS (
       -- Named once more, so that these are looked up whatever number of lines is expected.
       UPDATE cargo c SET linea_id = l.id, tramite_id = NULL FROM lineas l
       WHERE c.id = l.cargo_id AND c.id = ANY($4::int[]) AND ${IMPAGO} RETURNING c.id
     ), asientos AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, linea_id, pago_id, usuario_id)
       SELECT p.matriculado_id, p.fecha, 'cobrar', l.monto, l.cargo_id, l.id, l.pago_id, $6
       FROM lineas l JOIN nuevo p ON p.id = l.pago_id ORDER BY l.id
     ), rastro AS (
       INSERT INTO auditoria (usuario_id, accion, entidad, entidad_id, matriculado_id, datos, pedido)
       SELECT $6, $7, 'pago', p.id, p.matriculado_id, jsonb_build_object('despues', jsonb_build_object('fecha', p.fecha,
           'total', round(p.total / 100.0, 2)::text, 'cargos', s.cargos)), $8
       FROM nuevo p JOIN cobro c USING (matriculado_id) JOIN suma s USING (n) ORDER BY p.id
     )
     SELECT matriculado_id AS "matriculadoID", id AS "pagoID", (SELECT count(*)::int FROM pagados) AS pagados FROM nuevo`,
    [
      cobros.map(({ matriculadoID }) => matriculadoID),
      cobros.map(({ fecha }) => fecha),
      pairs.map(([n]) => n),
      pairs.map(([, cargo]) => cargo),
      observaciones,
      actor.persona?.usuarioID ?? null,
      actor.acto,
      actor.pedidoID,
    ],
  )
  if (rows[0]?.pagados !== pairs.length) throw new Error('Un cargo bloqueado dejó de estar impago')
  return new Map(rows.map(({ matriculadoID, pagoID }) => [matriculadoID, pagoID]))
}
