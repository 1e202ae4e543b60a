import { createHash } from 'node:crypto'
import type { Db } from '@/backend/db/conexion'
import { listTables } from '@/backend/db/table-catalog'

/** The moment at which something was written, which has a fraction of a second, and the password that is nobody's. */
const DE_CADA_VEZ = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+[+-]\d\d|"\$argon2id[^"]*"`

/** A hash of every row of each table, but for what is another each time that it is made. */
export async function huellaDeRegistro(db: Db): Promise<Record<string, string>> {
  const huellas: Record<string, string> = {}
  for (const { nombre } of await listTables(db)) {
    const hash = createHash('sha256')
    const rows = await db.query<{ fila: string }>(
      `SELECT regexp_replace(t::text, '${DE_CADA_VEZ}', '', 'g') AS fila FROM ${nombre} t`,
    )
    for (const fila of rows.map((row) => row.fila).sort()) hash.update(`${fila}\n`)
    huellas[nombre] = hash.digest('hex')
  }
  return huellas
}
