import type { generarMes } from '@/contract/cuota'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { evaluate } from '@/backend/tesoreria/cuota/evaluacion'
import { requireMes } from '@/backend/tesoreria/cuota/simulacion'
import type { Tx } from '@/backend/db/conexion'
import type { Acto } from '@/backend/tesoreria/libro/acto'
import { chargeRun, lockMes } from '@/backend/tesoreria/libro/correr'

/** Charges the month as it is evaluated at this moment; throws `Rechazo` unless that is what the person confirmed. */
export async function generate(
  tx: Tx,
  acto: Acto,
  { anio, mes, cantidad, total }: EntradaDe<typeof generarMes>,
): Promise<FilaDe<typeof generarMes>> {
  const month = { anio, mes }
  requireMes(month, acto.hoy)
  await lockMes(tx, month)
  const { sql, params } = await evaluate(tx, month)
  const corridaID = await chargeRun(
    tx,
    acto,
    { mes: month, cantidad, total },
    { sql: `SELECT * FROM (${sql}) e WHERE motivo IS NULL`, params },
  )
  return { corridaID, cantidad, total }
}
