import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Tx } from '@/backend/db/conexion'

type Valor = string | number | bigint | boolean | null
export type Fila = Record<string, Valor>

interface Batch {
  columns: string[]
  text: string
}

const BATCH = 512 * 1024

/** Rows into tables by COPY, a batch at a time: memory stays the same however many there are. */
export interface Carga {
  /** Every row of a table has the same keys in the same order; they are its columns. */
  add(tabla: string, fila: Fila): void
  /** Sends what is waiting when it is much; to be awaited between rows. */
  breathe(): Promise<void>
  finish(): Promise<void>
}

export function openCarga(tx: Tx): Carga {
  let waiting = new Map<string, Batch>()
  let size = 0
  let inFlight = Promise.resolve()

  const send = async (batches: Map<string, Batch>): Promise<void> => {
    for (const [table, { columns, text }] of batches) {
      const stream = tx.client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
      stream.end(text)
      await finished(stream)
    }
  }
  // The server takes in one batch while the next is being made.
  const flush = async (): Promise<void> => {
    await inFlight
    const batches = waiting
    waiting = new Map()
    size = 0
    inFlight = send(batches)
    inFlight.catch(() => {})
  }
  return {
    add: (tabla, fila) => {
      const batch = waiting.get(tabla) ?? { columns: Object.keys(fila), text: '' }
      const line = Object.values(fila).map(toCopyText).join('\t') + '\n'
      batch.text += line
      size += line.length
      waiting.set(tabla, batch)
    },
    breathe: async () => {
      if (size > BATCH) await flush()
    },
    finish: async () => {
      await flush()
      await inFlight
    },
  }
}

function toCopyText(valor: Valor): string {
  if (valor === null) return '\\N'
  if (typeof valor === 'string') return valor.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char)
  return String(valor)
}
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/**
 * Takes foreign keys and secondary indexes off these tables and answers the function that puts them back: checking and
 * indexing a whole table once is several times faster than row by row, and a foreign key is still checked.
 */
export async function withoutIndexes(tx: Tx, tablas: readonly string[]): Promise<() => Promise<void>> {
  const keys = await tx.query<{ tabla: string; nombre: string; definicion: string }>(
    `SELECT conrelid::regclass::text AS tabla, quote_ident(conname) AS nombre, pg_get_constraintdef(oid) AS definicion
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[]) ORDER BY conrelid, conname`,
    [tablas],
  )
  const indexes = await tx.query<{ nombre: string; definicion: string }>(
    `SELECT indexrelid::regclass::text AS nombre, pg_get_indexdef(indexrelid) AS definicion FROM pg_index
     WHERE indrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`,
    [tablas],
  )
  for (const { tabla, nombre } of keys) await tx.query(`ALTER TABLE ${tabla} DROP CONSTRAINT ${nombre}`)
  for (const { nombre } of indexes) await tx.query(`DROP INDEX ${nombre}`)
  return async () => {
    for (const { definicion } of indexes) await tx.query(definicion)
    for (const { tabla, nombre, definicion } of keys) {
      await tx.query(`ALTER TABLE ${tabla} ADD CONSTRAINT ${nombre} ${definicion}`)
    }
  }
}
