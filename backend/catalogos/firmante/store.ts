import { findBytes, keepImage, readWhole } from '@/backend/archivo/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Imagen } from '@/backend/archivo/image'

export const listFirmantes = (db: Queryable): Promise<{ id: number; nombre: string; cargo: string }[]> =>
  db.query(
    'SELECT id, nombre, cargo FROM firmante WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  )

export async function listHuellas(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; huella: string }>(
    'SELECT id, imagen_huella AS huella FROM firmante WHERE id = ANY($1::int[]) AND imagen_huella IS NOT NULL',
    [ids],
  )
  return new Map(rows.map(({ id, huella }) => [id, huella]))
}

export async function findImagen(
  db: Queryable,
  id: number,
): Promise<{ huella: string; nombre: string } | undefined> {
  const [row] = await db.query<{ huella: string; nombre: string }>(
    `SELECT imagen_huella AS huella, nombre FROM firmante
     WHERE id = $1 AND eliminado_en IS NULL AND imagen_huella IS NOT NULL`,
    [id],
  )
  return row
}

export async function readImagenDe(
  db: Queryable,
  id: number,
): Promise<{ tipo: string; bytes: Buffer; huella: string } | undefined> {
  const imagen = await findImagen(db, id)
  const found = imagen && (await findBytes(db, imagen.huella))
  return found && { ...found, bytes: await readWhole(db, found) }
}

/** Locks the live row; undefined when there is none. */
export async function lockHuella(tx: Tx, id: number): Promise<{ huella: string | null } | undefined> {
  const [row] = await tx.query<{ huella: string | null }>(
    'SELECT imagen_huella AS huella FROM firmante WHERE id = $1 AND eliminado_en IS NULL FOR UPDATE',
    [id],
  )
  return row
}

/** Answers the new hash; null when the image was removed. */
export async function writeImagen(tx: Tx, id: number, imagen: Imagen | null): Promise<string | null> {
  const huella = imagen && (await keepImage(tx, imagen))
  await tx.query('UPDATE firmante SET imagen_huella = $2 WHERE id = $1', [id, huella])
  return huella
}
