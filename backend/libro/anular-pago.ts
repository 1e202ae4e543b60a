import { audit } from '@/backend/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/http/rechazo'
import type { Acto } from '@/backend/libro/acto'
import type { Centavos } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'

interface Pago {
  matriculadoID: number
  nroRecibo: number
  total: Centavos
  anulado: string | null
  quien: string
}

/**
 * The act 'anular' for a payment (decision 45): its movements are reversed, its charges owed again, its number stays
 * taken and its receipt says ANULADO. Throws `Rechazo` saying who annulled it before.
 */
export async function annulPago(
  tx: Tx,
  acto: Acto,
  { pagoID, motivo }: { pagoID: number; motivo: string },
): Promise<null> {
  const { matriculadoID, nroRecibo, total } = await lockPago(tx, pagoID)
  await tx.query(
    'SELECT FROM cargo WHERE linea_id IN (SELECT id FROM linea WHERE pago_id = $1) ORDER BY id FOR UPDATE',
    [pagoID],
  )
  const porque = motivo.trim()
  await reverse(tx, acto, pagoID, `Se anuló el recibo ${nroRecibo} (${porque})`)
  await tx.query(
    'UPDATE pago SET anulado_en = now(), anulado_por = $2, motivo_anulacion = $3 WHERE id = $1',
    [pagoID, acto.persona?.usuarioID ?? null, porque],
  )
  await audit(tx, acto, {
    entidad: 'pago',
    entidadID: pagoID,
    matriculadoID,
    despues: { motivo: porque, total },
  })
  return null
}

async function lockPago(tx: Tx, pagoID: number): Promise<Pago> {
  await tx.query('SELECT FROM pago WHERE id = $1 FOR UPDATE', [pagoID])
  const [pago] = await tx.query<Pago>(
    `SELECT p.matriculado_id AS "matriculadoID", p.nro_recibo AS "nroRecibo", p.total, p.anulado_en AS anulado,
       coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema') AS quien
     FROM pago p LEFT JOIN usuario u ON u.id = p.anulado_por WHERE p.id = $1`,
    [pagoID],
  )
  if (!pago) throw noEncontrado()
  if (pago.anulado === null) return pago
  throw new Rechazo(
    `El recibo ${pago.nroRecibo} ya lo anuló ${pago.quien} el ${formatFecha(dayOf(new Date(pago.anulado)))}.`,
  )
}

const reverse = (tx: Tx, acto: Acto, pagoID: number, detalle: string): Promise<unknown> =>
  tx.query(
    `WITH anulada AS (
       UPDATE linea SET anulada = true WHERE pago_id = $1 RETURNING id
     ), libre AS (
       UPDATE cargo SET linea_id = NULL WHERE linea_id IN (SELECT id FROM anulada)
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, pago_id, revierte, detalle, usuario_id)
     SELECT matriculado_id, $2, 'anular', haber, cargo_id, pago_id, id, $3, $4 FROM movimiento
     WHERE matriculado_id = (SELECT matriculado_id FROM pago WHERE id = $1) AND pago_id = $1 AND acto = 'cobrar'
     ORDER BY id`,
    [pagoID, acto.hoy, detalle, acto.persona?.usuarioID ?? null],
  )
