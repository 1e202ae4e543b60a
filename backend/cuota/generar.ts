import type { generarMes } from '@/contract/cuota'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { evaluate } from '@/backend/cuota/evaluacion'
import { requireMes, simulate } from '@/backend/cuota/simulacion'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/http/rechazo'
import type { Acto } from '@/backend/libro/acto'
import { changedMeanwhile, chargeRun, lockMes } from '@/backend/libro/correr'
import { formatMoney } from '@/domain/dinero'
import { formatInstante, formatMes, type Mes } from '@/domain/fechas'

/**
 * Charges the month as the preview shows it at this moment. Throws `Rechazo` when that is nothing, telling who did it
 * before, or not what the person confirmed.
 */
export async function generate(
  tx: Tx,
  acto: Acto,
  { anio, mes, cantidad, total }: EntradaDe<typeof generarMes>,
): Promise<FilaDe<typeof generarMes>> {
  const month = { anio, mes }
  requireMes(month, acto.hoy)
  await lockMes(tx, month)
  const now = await simulate(tx, month)
  if (now.cantidad === 0) throw await nothingToCharge(tx, month)
  if (now.cantidad !== cantidad || now.total !== total) {
    throw changedMeanwhile(`: ahora son ${now.cantidad} cuotas por ${formatMoney(now.total)}`)
  }
  const { sql, params } = await evaluate(tx, month)
  const corridaID = await chargeRun(
    tx,
    acto,
    { mes: month, cantidad, total },
    { sql: `SELECT * FROM (${sql}) e WHERE motivo IS NULL`, params },
  )
  return { corridaID, cantidad, total }
}

async function nothingToCharge(db: Queryable, mes: Mes): Promise<Rechazo> {
  const [last] = await db.query<{ creadaEn: string; quien: string }>(
    `SELECT r.creada_en AS "creadaEn", coalesce(trim(u.nombre || ' ' || u.apellido), 'el sistema') AS quien
     FROM corrida r LEFT JOIN usuario u ON u.id = r.usuario_id
     WHERE r.anio = $1 AND r.mes = $2 AND r.anulada_en IS NULL ORDER BY r.id DESC LIMIT 1`,
    [mes.anio, mes.mes],
  )
  const before = last ? `: las generó ${last.quien} el ${formatInstante(last.creadaEn)}` : ''
  return new Rechazo(`No hay cuotas para generar en ${formatMes(mes)}${before}.`)
}
