import type { Queryable, Tx } from '@/backend/db/conexion'

/** A register is born one of them and stays so (decision 15). A rehearsal is made of another server's copy (decision 291). */
export const CLASES = ['demo', 'ensayo', 'real'] as const
export type ClaseRegistro = (typeof CLASES)[number]

/** Its people are somebody's: no account with a known password, and nobody invented, may be in it. */
export const isOfPeople = (clase: ClaseRegistro | undefined): boolean =>
  clase === 'real' || clase === 'ensayo'

/** Nothing that it makes may reach a bank, a gateway or somebody's mailbox as if it were real. */
export const isRehearsed = (clase: ClaseRegistro | undefined): boolean =>
  clase === 'demo' || clase === 'ensayo'

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
