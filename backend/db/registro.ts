import type { Queryable, Tx } from '@/backend/db/conexion'

/** A register is born one or the other and stays so. */
export type ClaseRegistro = 'demo' | 'real'

export interface Registro {
  clase: ClaseRegistro
  nombre: string
  /** Instant, ISO in UTC. */
  creadoEn: string
}

/** The register of a migrated database; undefined while its birth has not been completed. */
export async function readRegistro(db: Queryable): Promise<Registro | undefined> {
  const [row] = await db.query<Registro>('SELECT clase, nombre, creado_en AS "creadoEn" FROM registro')
  return row
}

/** The last act of a birth: what has no such row has never been served and may be emptied. */
export async function createRegistro(tx: Tx, clase: ClaseRegistro, nombre: string): Promise<void> {
  await tx.query('INSERT INTO registro (clase, nombre) VALUES ($1, $2)', [clase, nombre])
}
