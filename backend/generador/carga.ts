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

/** Rows are sent by COPY in batches, so that memory stays the same. */
export interface Carga {
  /** Every row of a table has the same keys in the same order. */
  add(tabla: string, fila: Fila): void
  /** Sends a full batch; awaited between rows. */
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
  // The server takes one batch while the next is made.
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
 * Drops foreign keys and secondary indexes and answers what puts them back, which checks and indexes each whole table
 * once.
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
