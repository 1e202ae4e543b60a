import { audit } from '@/backend/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/http/rechazo'
import type { Acto } from '@/backend/libro/acto'
import { lockMes } from '@/backend/libro/correr'
import type { Centavos } from '@/domain/dinero'
import { formatFecha, formatMes, dayOf, type Mes } from '@/domain/fechas'

/** What an undone run gave back. */
export interface Anulado {
  cantidad: number
  total: Centavos
}

/**
 * The act 'anular' for a whole run: every movement of its live charges is reversed, with ledger and audit at once. The
 * charges are locked in the order of their ids, as payments lock theirs. Throws `Rechazo` when one of them was paid or
 * put in a plan, or when the run was undone before.
 */
export async function annulRun(tx: Tx, acto: Acto, corridaID: number, motivo: string): Promise<Anulado> {
  const mes = await lockRun(tx, corridaID)
  await lockCharges(tx, corridaID)
  await tx.query('UPDATE corrida SET anulada_en = now(), anulada_por = $2, motivo = $3 WHERE id = $1', [
    corridaID,
    acto.persona?.usuarioID ?? null,
    motivo,
  ])
  const detalle = `Se deshizo la generación de ${formatMes(mes)} (${motivo})`
  const anulado = await reverseCharges(tx, acto, corridaID, detalle)
  await audit(tx, acto, { entidad: 'corrida', entidadID: corridaID, despues: { motivo, ...anulado } })
  return anulado
}

/** The month's lock comes before the run's row, as in a run, so that the two never wait for each other crosswise. */
async function lockRun(tx: Tx, corridaID: number): Promise<Mes> {
  const [mes] = await tx.query<Mes>('SELECT anio, mes FROM corrida WHERE id = $1', [corridaID])
  if (!mes) throw noEncontrado()
  await lockMes(tx, mes)
  const [corrida] = await tx.query<{ anuladaEn: string | null; quien: string }>(
    `SELECT r.anulada_en AS "anuladaEn", coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema') AS quien
     FROM corrida r LEFT JOIN usuario u ON u.id = r.anulada_por WHERE r.id = $1`,
    [corridaID],
  )
  if (corrida?.anuladaEn) {
    const day = formatFecha(dayOf(new Date(corrida.anuladaEn)))
    throw new Rechazo(`La generación de ${formatMes(mes)} ya fue deshecha el ${day} por ${corrida.quien}.`)
  }
  return mes
}

/** Locks and then looks: who paid while this waited is seen by the second statement alone. */
async function lockCharges(tx: Tx, corridaID: number): Promise<void> {
  await tx.query(
    'SELECT count(*) FROM (SELECT FROM cargo WHERE corrida_id = $1 ORDER BY id FOR UPDATE) trabado',
    [corridaID],
  )
  const [taken] = await tx.query<{ pagadas: number; enPlan: number; ejemplo: string }>(
    `SELECT count(c.linea_id)::int AS pagadas, count(c.en_plan_id)::int AS "enPlan",
       min(m.apellido || ' ' || m.nombre || ', matrícula ' || m.matricula) AS ejemplo
     FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
     WHERE c.corrida_id = $1 AND (c.linea_id IS NOT NULL OR c.en_plan_id IS NOT NULL)`,
    [corridaID],
  )
  if (!taken || taken.pagadas + taken.enPlan === 0) return
  throw new Rechazo(`No se puede deshacer: ${describeTaken(taken)}. Por ejemplo, ${taken.ejemplo}.`)
}

function describeTaken({ pagadas, enPlan }: { pagadas: number; enPlan: number }): string {
  const paid = pagadas === 1 ? '1 cuota ya está pagada' : `${pagadas} cuotas ya están pagadas`
  const planned = enPlan === 1 ? '1 está en un plan de pagos' : `${enPlan} están en un plan de pagos`
  return [pagadas > 0 && paid, enPlan > 0 && planned].filter(Boolean).join(' y ')
}

/**
 * A charge that was annulled before is left as it is. Movements are found through their member, whom an index knows:
 * right after a run the planner has no idea yet how many charges there are.
 */
async function reverseCharges(tx: Tx, acto: Acto, corridaID: number, detalle: string): Promise<Anulado> {
  const [anulado] = await tx.query<Anulado>(
    `WITH anulado AS (
       UPDATE cargo SET anulado_en = now(), anulado_por = $2
       WHERE corrida_id = $1 AND anulado_en IS NULL RETURNING id, matriculado_id, monto
     ), asiento AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, revierte, detalle, usuario_id)
       SELECT m.matriculado_id, $3, 'anular', m.haber, m.debe, m.cargo_id, m.id, $4, $2
       FROM anulado a JOIN movimiento m ON m.matriculado_id = a.matriculado_id AND m.cargo_id = a.id
       WHERE m.revierte IS NULL AND NOT EXISTS (SELECT FROM movimiento r WHERE r.revierte = m.id)
       ORDER BY m.id
     )
     SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM anulado`,
    [corridaID, acto.persona?.usuarioID ?? null, acto.hoy, detalle],
  )
  if (!anulado) throw new Error('Sin respuesta de la base')
  return anulado
}
