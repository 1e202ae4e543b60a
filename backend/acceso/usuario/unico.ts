import { sqlState, type Tx } from '@/backend/db/conexion'
import { casedKey } from '@/backend/db/folding'
import { Rechazo } from '@/backend/nucleo/rechazo'

const takenBy = (username: string): Rechazo => {
  const mensaje = `El usuario «${username}» ya existe`
  return new Rechazo(mensaje, { username: mensaje })
}

/** A name that only looks different is taken too (decision 88). */
export async function requireFree(tx: Tx, username: string, id?: number): Promise<void> {
  const [owner] = await tx.query(
    `SELECT FROM usuario WHERE ${casedKey('username')} = ${casedKey('$1')} AND eliminado_en IS NULL
       AND id IS DISTINCT FROM $2::int LIMIT 1`,
    [username, id ?? null],
  )
  if (owner) throw takenBy(username)
}

/** The database refuses the second of two accounts that take one name at once. */
export async function whileFree<T>(username: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (sqlState(error) === '23505') throw takenBy(username)
    throw error
  }
}
