import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { ZONA } from '@/domain/fechas'

/** SQL: the day on which a cash sheet has what is written now. */
export const HOY_DE_CAJA = `(now() AT TIME ZONE '${ZONA}')::date`

const CONTADA =
  'Su caja de hoy ya está contada: hasta mañana no entra ni sale efectivo, salvo que se anule el arqueo.'

/**
 * Before cash goes in or out of somebody's drawer. Throws `Rechazo` once it was counted that day, under `clave` where a
 * field chose cash. Whoever counts waits for this transaction, so that a count has every receipt of its day (decision 217).
 */
export async function requireOpenDrawer(tx: Tx, { persona }: Actor, clave?: string): Promise<void> {
  if (persona === null) return
  await tx.query('SELECT FROM usuario WHERE id = $1 FOR KEY SHARE', [persona.usuarioID])
  const counted = await tx.query(
    `SELECT FROM arqueo WHERE usuario_id = $1 AND fecha = ${HOY_DE_CAJA} AND anulado_en IS NULL`,
    [persona.usuarioID],
  )
  if (counted.length > 0) throw new Rechazo(CONTADA, clave === undefined ? {} : { [clave]: CONTADA })
}
