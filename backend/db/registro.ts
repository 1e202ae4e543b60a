import type { Queryable, Tx } from '@/backend/db/conexion'

/** A register is born one or the other and stays so (decision 15). */
export type ClaseRegistro = 'demo' | 'real'

export interface Registro {
  clase: ClaseRegistro
  nombre: string
  creadoEn: string
}

/** Undefined while its birth is not complete. */
export async function readRegistro(db: Queryable): Promise<Registro | undefined> {
  const [row] = await db.query<Registro>('SELECT clase, nombre, creado_en AS "creadoEn" FROM registro')
  return row
}

/** The last act of a birth: a register without this row was never served and may be emptied. */
export async function createRegistro(tx: Tx, clase: ClaseRegistro, nombre: string): Promise<void> {
  await tx.query('INSERT INTO registro (clase, nombre) VALUES ($1, $2)', [clase, nombre])
}
