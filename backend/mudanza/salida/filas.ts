import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Tx } from '@/backend/db/conexion'
import { copyOut, orderOf, type Table } from '@/backend/db/table-catalog'
import { SIN_COLUMNAS } from '@/backend/mudanza/salida/tablas'

const quote = (name: string): string => pg.escapeIdentifier(name)

/** JSON holds neither of these two signs as they are, so COPY neither quotes nor escapes a line of it. */
const TAL_CUAL = `WITH (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`

/** A table's rows by its key, a line of JSON each: whole numbers as they are, days and instants by ISO 8601, bytes in hexadecimal. */
export function readRows(tx: Tx, table: Table): Readable {
  const columnas = table.columnas.map(quote).join(', ')
  return copyOut(
    tx,
    `COPY (SELECT row_to_json(f) FROM (SELECT ${columnas} FROM ${quote(table.nombre)}${orderOf(table)}) f) TO STDOUT ${TAL_CUAL}`,
  )
}

/** Writes rows that left so into their empty table; what did not leave is filled. */
export async function writeRows(tx: Tx, table: Table, lines: AsyncIterable<Buffer>): Promise<void> {
  await tx.query('CREATE TEMPORARY TABLE IF NOT EXISTS traida (linea text NOT NULL) ON COMMIT DROP')
  await tx.query('TRUNCATE traida')
  await pipeline(
    Readable.from(lines, { objectMode: false }),
    tx.client.query(copyFrom(`COPY traida FROM STDIN ${TAL_CUAL}`)),
  )
  const tabla = quote(table.nombre)
  const fills = Object.entries(SIN_COLUMNAS[table.nombre] ?? {})
  const into = [...table.columnas, ...fills.map(([columna]) => columna)].map(quote).join(', ')
  const of = [...table.columnas.map((columna) => `r.${quote(columna)}`), ...fills.map(([, sql]) => sql)]
  await tx.query(
    `INSERT INTO ${tabla} (${into}) OVERRIDING SYSTEM VALUE
     SELECT ${of.join(', ')} FROM traida CROSS JOIN LATERAL json_populate_record(NULL::${tabla}, linea::json) r`,
  )
}
