import type { Queryable, Tx } from '@/backend/db/conexion'
import { priceName } from '@/backend/cuota/tarifa'
import { Rechazo } from '@/backend/http/rechazo'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { isTipoConPrecio, TIPO_PRECIO, type TipoConPrecio } from '@/domain/precio'

/** What a price is for; there is one of each (decision 29). */
export interface ClavePrecio {
  anio: number
  tipoMatriculaID: TipoConPrecio
  variante: number
}

/** The keys of a price, all of them. Throws `Rechazo` at the one that is missing or that no month is charged by. */
export function requireKeys(given: {
  anio: number | undefined
  tipoMatriculaID: number | undefined
  variante: number | undefined
}): ClavePrecio {
  const { anio, tipoMatriculaID, variante = 0 } = given
  if (anio === undefined) throw at('anio', 'Ingrese el año')
  if (tipoMatriculaID === undefined) throw at('tipoMatriculaID', 'Elija el tipo de matrícula')
  if (!isTipoConPrecio(tipoMatriculaID))
    throw at('tipoMatriculaID', 'Solo tienen precio ACTIVO, RESIDENTE y PASIVO')
  return { anio, tipoMatriculaID, variante }
}

/** Of two who add the same price at once, the second sees the first's. */
export const lockPrices = (tx: Tx): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtext('precios'))")

/** Throws `Rechazo` beside the year, with the amount of the price that is there already. */
export async function requireFree(db: Queryable, clave: ClavePrecio, id: number): Promise<void> {
  const { anio, tipoMatriculaID, variante } = clave
  const [taken] = await db.query<{ monto: Centavos }>(
    `SELECT monto FROM concepto WHERE tipo = ${TIPO_PRECIO} AND eliminado_en IS NULL
     AND anio = $1 AND tipo_matricula_id = $2 AND variante = $3 AND id <> $4`,
    [anio, tipoMatriculaID, variante, id],
  )
  if (taken)
    throw at(
      'anio',
      `Ya hay un precio de ${priceName(tipoMatriculaID, variante, anio)}: ${formatMoney(taken.monto)}`,
    )
}

const at = (clave: string, mensaje: string): Rechazo => new Rechazo(mensaje, { [clave]: mensaje })
