import type { TipoFirma } from '@/domain/firmante'
import type { Queryable, Tx } from '@/backend/db/conexion'

/** Live signatories by name. */
export const listFirmantes = (db: Queryable): Promise<{ id: number; nombre: string; cargo: string }[]> =>
  db.query(
    'SELECT id, nombre, cargo FROM firmante WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  )

const HUELLA = `encode(sha256(imagen), 'hex')`

/** Hashes of the images these signatories have, by id. */
export async function listHuellas(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; huella: string }>(
    `SELECT id, ${HUELLA} AS huella FROM firmante WHERE id = ANY($1::int[]) AND imagen IS NOT NULL`,
    [ids],
  )
  return new Map(rows.map(({ id, huella }) => [id, huella]))
}

export interface ImagenGuardada {
  tipo: TipoFirma
  bytes: Buffer
  huella: string
}

export async function readImagenDe(db: Queryable, id: number): Promise<ImagenGuardada | undefined> {
  const [row] = await db.query<ImagenGuardada>(
    `SELECT imagen_tipo AS tipo, imagen AS bytes, ${HUELLA} AS huella FROM firmante
     WHERE id = $1 AND eliminado_en IS NULL AND imagen IS NOT NULL`,
    [id],
  )
  return row
}

/** The live row's image hash, kept from others until the transaction ends; undefined when there is no such row. */
export async function lockHuella(tx: Tx, id: number): Promise<{ huella: string | null } | undefined> {
  const [row] = await tx.query<{ huella: string | null }>(
    `SELECT ${HUELLA} AS huella FROM firmante WHERE id = $1 AND eliminado_en IS NULL FOR UPDATE`,
    [id],
  )
  return row
}

/** Answers the new hash; null when the image was taken away. */
export async function writeImagen(
  tx: Tx,
  id: number,
  imagen: { tipo: TipoFirma; bytes: Buffer } | null,
): Promise<string | null> {
  const [row] = await tx.query<{ huella: string | null }>(
    `UPDATE firmante SET imagen = $2, imagen_tipo = $3 WHERE id = $1 RETURNING ${HUELLA} AS huella`,
    [id, imagen?.bytes ?? null, imagen?.tipo ?? null],
  )
  return row?.huella ?? null
}
