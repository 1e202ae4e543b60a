import type { FilaDe } from '@/contract/llamada'
import type { emitirRecibo, traerRecibo } from '@/contract/recibo'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { sumMoney, type Centavos } from '@/domain/dinero'
import { nombreCorrido } from '@/backend/nucleo/nombres'

export type Recibo = FilaDe<typeof traerRecibo>

type FilaRecibo = Omit<Recibo, 'conceptos' | 'descuento'>

/** What the receipt said when it was issued, and whether it was annulled since (decision 241). */
export async function readRecibo(db: Queryable, matriculadoID: number, pagoID: number): Promise<Recibo> {
  const [recibo] = await db.query<FilaRecibo>(
    `SELECT p.id AS "pagoID", coalesce(p.nro_recibo::text, p.nro_recibo_anterior) AS "nroRecibo", p.de_mudanza AS "deMudanza", p.fecha, r.mp,
       p.referencia, p.observaciones, p.total,
       CASE WHEN p.medio IN ('efectivo', 'otro') THEN r.quien END AS cobrador,
       p.anulado_en AS anulado, p.motivo_anulacion AS "motivoAnulacion",
       ${nombreCorrido('r')} AS matriculado, r.matricula, r.domicilio, r.dni
     FROM pago p JOIN recibo r ON r.pago_id = p.id
     WHERE p.id = $1 AND p.matriculado_id = $2`,
    [pagoID, matriculadoID],
  )
  if (!recibo) throw noEncontrado()
  const lineas = await db.query<Recibo['conceptos'][number] & { descuento: Centavos }>(
    `WITH descuento AS (
       SELECT cargo_id, sum(haber - debe)::bigint AS monto FROM movimiento
       WHERE matriculado_id = $2 AND pago_id = $1 AND acto = 'ajustar' GROUP BY 1
     )
     SELECT nombre, monto + descuento AS monto, descuento, id IS NULL AS credito FROM (
       SELECT l.id, coalesce(l.nombre, c.nombre) AS nombre, l.monto, coalesce(d.monto, 0) AS descuento
       FROM linea l JOIN cargo c ON c.id = l.cargo_id LEFT JOIN descuento d ON d.cargo_id = l.cargo_id
       WHERE l.pago_id = $1
       UNION ALL
       SELECT NULL, detalle, haber, 0 FROM movimiento
       WHERE matriculado_id = $2 AND pago_id = $1 AND acto = 'cobrar' AND cargo_id IS NULL
     ) renglon ORDER BY id`,
    [pagoID, matriculadoID],
  )
  return {
    ...recibo,
    descuento: sumMoney(lineas.map(({ descuento }) => descuento)),
    conceptos: lineas.map(({ nombre, monto, credito }) => ({ nombre, monto, credito })),
  }
}

/** The receipt of a payment made a moment ago, to go with its answer (decision 128). */
export async function receiptOf(tx: Tx, pagoID: number): Promise<Recibo> {
  const [pago] = await tx.query<{ de: number }>('SELECT matriculado_id AS de FROM pago WHERE id = $1', [
    pagoID,
  ])
  if (!pago) throw new Error('Sin el pago recién hecho')
  return readRecibo(tx, pago.de, pagoID)
}

/**
 * Counts a print. Simultaneous ones wait, so that there is one ORIGINAL (decision 57); of a payment of before it was
 * printed elsewhere.
 */
export async function emitRecibo(
  tx: Tx,
  autor: Autor,
  { matriculadoID, pagoID }: { matriculadoID: number; pagoID: number },
): Promise<FilaDe<typeof emitirRecibo>> {
  const [pago] = await tx.query<{ duplicado: boolean }>(
    `UPDATE pago SET impresiones = impresiones + 1 WHERE id = $1 AND matriculado_id = $2
     RETURNING impresiones > 1 OR de_mudanza AS duplicado`,
    [pagoID, matriculadoID],
  )
  if (!pago) throw noEncontrado()
  const { duplicado } = pago
  await audit(tx, autor, {
    entidad: 'pago',
    entidadID: pagoID,
    matriculadoID,
    despues: { copia: duplicado ? 'DUPLICADO' : 'ORIGINAL' },
  })
  return { ...(await readRecibo(tx, matriculadoID, pagoID)), duplicado }
}

/** Only a proposal, which holds unless somebody collects before. */
export async function nextRecibo(db: Queryable): Promise<string> {
  const [row] = await db.query<{ numero: number }>(
    `SELECT numero FROM contador,
       generate_series(valor + 1, valor + 1 + (SELECT count(*)::int FROM pago WHERE nro_recibo > valor)) AS numero
     WHERE nombre = 'recibo' AND NOT EXISTS (SELECT FROM pago WHERE nro_recibo = numero) ORDER BY numero LIMIT 1`,
  )
  if (!row) throw new Error('Falta el contador de recibos')
  return String(row.numero)
}
