import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { lockMes } from '@/backend/tesoreria/ledger/correr'
import { reverseCharges, type Anulado } from '@/backend/tesoreria/ledger/revertir'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { findLive } from '@/backend/tarea/store'
import { textOfMes } from '@/domain/cuota'
import { formatFecha, formatMes, dayOf, type Mes } from '@/domain/fechas'
import { nombreCorrido, QUIEN } from '@/backend/nucleo/nombres'

/**
 * Reverses a whole run. Charges are locked in the order of their ids, as payments lock theirs. Throws `Rechazo` when
 * one was paid, put in a plan or is en trámite, or when the run was undone before.
 */
export async function annulRun(tx: Tx, actor: Actor, corridaID: number, motivo: string): Promise<Anulado> {
  const mes = await lockRun(tx, corridaID)
  await lockCharges(tx, corridaID)
  await tx.query('UPDATE corrida SET anulada_en = now(), anulada_por = $2, motivo = $3 WHERE id = $1', [
    corridaID,
    actor.persona?.usuarioID ?? null,
    motivo,
  ])
  const detalle = `Se deshizo la generación de ${formatMes(mes)} (${motivo})`
  const anulado = await reverseCharges(tx, actor, 'corrida_id = $4', corridaID, detalle)
  await audit(tx, actor, { entidad: 'corrida', entidadID: corridaID, despues: { motivo, ...anulado } })
  return anulado
}

/** The month's lock comes before the run's row, as in a run, which prevents deadlocks. */
async function lockRun(tx: Tx, corridaID: number): Promise<Mes> {
  const [mes] = await tx.query<Mes>('SELECT anio, mes FROM corrida WHERE id = $1', [corridaID])
  if (!mes) throw noEncontrado()
  await lockMes(tx, mes)
  const [corrida] = await tx.query<{ anuladaEn: string | null; quien: string }>(
    `SELECT r.anulada_en AS "anuladaEn", ${QUIEN} AS quien
     FROM corrida r LEFT JOIN usuario u ON u.id = r.anulada_por WHERE r.id = $1`,
    [corridaID],
  )
  if (corrida?.anuladaEn) {
    const day = formatFecha(dayOf(new Date(corrida.anuladaEn)))
    throw new Rechazo(`La generación de ${formatMes(mes)} ya fue deshecha el ${day} por ${corrida.quien}.`)
  }
  if ((await findLive(tx, 'cuotas', textOfMes(mes))) !== undefined)
    throw new Rechazo(
      `Las cuotas de ${formatMes(mes)} se están generando: espere a que termine, o deténgala.`,
    )
  return mes
}

/** Only a second statement sees a payment that committed while this one waited for the lock. */
async function lockCharges(tx: Tx, corridaID: number): Promise<void> {
  await tx.query(
    'SELECT count(*) FROM (SELECT FROM cargo WHERE corrida_id = $1 ORDER BY id FOR UPDATE) trabado',
    [corridaID],
  )
  const [taken] = await tx.query<Tomadas & { ejemplo: string }>(
    `SELECT count(c.linea_id)::int AS pagadas, count(c.en_plan_id)::int AS "enPlan",
       count(*) FILTER (WHERE ${EN_TRAMITE})::int AS "enTramite",
       min(${nombreCorrido('m')} || ', matrícula ' || m.matricula) AS ejemplo
     FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
     WHERE c.corrida_id = $1 AND (c.linea_id IS NOT NULL OR c.en_plan_id IS NOT NULL OR ${EN_TRAMITE})`,
    [corridaID],
  )
  if (!taken || taken.pagadas + taken.enPlan + taken.enTramite === 0) return
  throw new Rechazo(`No se puede deshacer: ${describeTaken(taken)}. Por ejemplo, ${taken.ejemplo}.`)
}

interface Tomadas {
  pagadas: number
  enPlan: number
  enTramite: number
}

function describeTaken({ pagadas, enPlan, enTramite }: Tomadas): string {
  const paid = pagadas === 1 ? '1 cuota ya está pagada' : `${pagadas} cuotas ya están pagadas`
  const planned = enPlan === 1 ? '1 está en un plan de pagos' : `${enPlan} están en un plan de pagos`
  const held = enTramite === 1 ? '1 está en trámite' : `${enTramite} están en trámite`
  return [pagadas > 0 && paid, enPlan > 0 && planned, enTramite > 0 && held].filter(Boolean).join(' y ')
}
