import type { Centavos } from '@/domain/dinero'
import { TIPO_PRECIO } from '@/domain/precio'
import { nombreDeActo } from '@/backend/catalogos/acto/store'
import type { Db, Queryable, Tx } from '@/backend/db/conexion'
import type { ClavePrecio } from '@/backend/tesoreria/concepto/rules'

export interface Concepto {
  id: number
  nombre: string
  descripcion: string | null
  monto: Centavos
  tipo: number
  anio?: number
  tipoMatriculaID?: number
  variante?: number
  actoID?: number
  acto?: string
  version: number
}

interface Fila extends Omit<Concepto, keyof ClavePrecio | 'actoID' | 'acto'> {
  anio: number | null
  tipoMatriculaID: number | null
  variante: number
  actoID: number | null
  acto: string | null
}

/** Prices by newest year, the others by name. Only prices have price keys. */
export async function listConceptos(db: Db, tipo: number): Promise<Concepto[]> {
  const rows = await db.query<Fila>(
    `SELECT c.id, c.nombre, c.descripcion, c.monto, c.tipo, c.anio, c.tipo_matricula_id AS "tipoMatriculaID",
       c.variante, c.version, a.id AS "actoID", ${nombreDeActo('a')} AS acto
     FROM concepto c LEFT JOIN acto a ON a.id = c.acto_id WHERE c.tipo = $1 AND c.eliminado_en IS NULL
     ORDER BY c.anio DESC, c.tipo_matricula_id, c.variante, c.nombre`,
    [tipo],
  )
  return rows.map(({ anio, tipoMatriculaID, variante, actoID, acto, ...row }) => ({
    ...row,
    ...(row.tipo === TIPO_PRECIO && anio !== null && tipoMatriculaID !== null
      ? { anio, tipoMatriculaID, variante }
      : {}),
    ...(actoID !== null && acto !== null && { actoID, acto }),
  }))
}

/** The second of two who add the same price waits, and sees the first's. */
export const lockPrices = (tx: Tx): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtext('precios'))")

/** The amount of another price with these keys; undefined when they are free. */
export async function findTaken(
  db: Queryable,
  { anio, tipoMatriculaID, variante }: ClavePrecio,
  id: number,
): Promise<Centavos | undefined> {
  const [taken] = await db.query<{ monto: Centavos }>(
    `SELECT monto FROM concepto WHERE tipo = ${TIPO_PRECIO} AND eliminado_en IS NULL
     AND anio = $1 AND tipo_matricula_id = $2 AND variante = $3 AND id <> $4`,
    [anio, tipoMatriculaID, variante, id],
  )
  return taken?.monto
}
