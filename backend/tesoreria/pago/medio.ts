import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { realizarPagoEfectivo, traerReglas } from '@/contract/pago'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import type { OtroMedio } from '@/backend/tesoreria/ledger/asentar-pago'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'

/** SQL: the means that may be chosen at the counter, cash first. */
export const MEDIOS = `SELECT id, nombre, pide_referencia AND NOT fijo AS "pideReferencia" FROM medio_pago
     WHERE eliminado_en IS NULL ORDER BY NOT fijo, id`

const listMedios = (db: Queryable): Promise<FilaDe<typeof traerReglas>['medios']> => db.query(MEDIOS)

type ConMedio = Pick<EntradaDe<typeof realizarPagoEfectivo>, 'medioPagoID' | 'referencia'>

/** Undefined is cash. Throws `Rechazo` with the field for a means that is no longer kept or lacks its number. */
export async function requireMedio(
  tx: Tx,
  { medioPagoID = EFECTIVO_EN_MANO, referencia }: ConMedio,
): Promise<OtroMedio | undefined> {
  if (medioPagoID === EFECTIVO_EN_MANO) return undefined
  if (!(await holdVigente(tx, 'medio_pago', medioPagoID))) refuse('medioPagoID', 'Elija un medio de pago')
  const medio = (await listMedios(tx)).find(({ id }) => id === medioPagoID)
  if (!medio) throw new Error('El medio de pago retenido dejó de estar')
  const numero = referencia?.trim() || null
  if (medio.pideReferencia && numero === null) {
    refuse('referencia', `Ingrese el número de referencia: ${medio.nombre}`)
  }
  return { id: medio.id, nombre: medio.nombre, referencia: numero }
}
