import { findAccount } from '@/backend/acceso/cuenta/store'
import { sqlState, type Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'

const takenBy = (username: string): Rechazo => {
  const mensaje = `El usuario «${username}» ya existe`
  return new Rechazo(mensaje, { username: mensaje })
}

export async function requireFree(tx: Tx, username: string, id?: number): Promise<void> {
  const owner = await findAccount(tx, username)
  if (owner && owner.id !== id) throw takenBy(username)
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
