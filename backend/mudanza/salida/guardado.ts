import { ZIP } from '@/backend/archivo/download'
import { cutStream, type Estante, type Guardado } from '@/backend/archivo/store'
import type { Db, Queryable } from '@/backend/db/conexion'
import { type Marcha, writeOut } from '@/backend/mudanza/salida/llevar'
import { Cuenta } from '@/backend/mudanza/salida/manifiesto'
import { HORAS_DE_LLEVADO } from '@/domain/llevado'

/** SQL: of a `llevado` l, that it can be had. */
export const SE_PUEDE = `l.terminado_en > now() - interval '${HORAS_DE_LLEVADO} hours'`

/**
 * Takes everything out into the database, where every machine reaches it: in pieces, whole once the last is there. The pieces
 * stand in no backup and in nothing that is taken out.
 */
export async function keepOut(db: Db, tareaID: number, programa: string, marcha: Marcha = {}): Promise<void> {
  await discard(db, tareaID)
  await db.query('INSERT INTO llevado (tarea_id) VALUES ($1)', [tareaID])
  const cuenta = new Cuenta()
  const { filas } = await writeOut(
    db,
    programa,
    async (zip) => {
      let orden = 0
      for await (const datos of cutStream(cuenta.through(zip)))
        await db.query('INSERT INTO llevado_trozo (tarea_id, orden, datos) VALUES ($1, $2, $3)', [
          tareaID,
          orden++,
          datos,
        ])
    },
    marcha,
  )
  const { bytes, sha256 } = cuenta.dicho
  await db.query(
    'UPDATE llevado SET huella = $2, bytes = $3, filas = $4, terminado_en = now() WHERE tarea_id = $1',
    [tareaID, sha256, bytes, filas],
  )
}

export const discard = (db: Queryable, tareaID: number): Promise<unknown> =>
  db.query('DELETE FROM llevado WHERE tarea_id = $1', [tareaID])

/** Found and read as kept files are; one that is not whole or too old is none. */
export const LLEVADOS: Estante = {
  que: (db, huella) =>
    db.query<Guardado>(
      `SELECT $1::text AS huella, '${ZIP}' AS tipo, l.bytes::float8 AS bytes FROM llevado l WHERE l.huella = $1 AND ${SE_PUEDE}`,
      [huella],
    ),
  trozo: (db, huella, orden) =>
    db.query<{ datos: Buffer }>(
      'SELECT t.datos FROM llevado l JOIN llevado_trozo t USING (tarea_id) WHERE l.huella = $1 AND t.orden = $2',
      [huella, orden],
    ),
}
