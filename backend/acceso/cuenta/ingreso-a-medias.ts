import { giveBack, type Cupo } from '@/backend/acceso/cuenta/intentos'
import type { Queryable } from '@/backend/db/conexion'

/**
 * What a right password began and could not end, as on a full disk, holds no place: who comes next would wait for it. Of a
 * wrong one the place stays taken, so that guessing is slow then too.
 */
export async function endOrGiveBack<R>(db: Queryable, cupos: readonly Cupo[], begun: Promise<R>): Promise<R> {
  try {
    return await begun
  } catch (error) {
    // Where not even this can be written, the places end by themselves.
    await giveBack(db, cupos).catch(() => undefined)
    throw error
  }
}
