import type { Duplex, Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams'
import type { Queryable, Tx } from '@/backend/db/conexion'

export interface Table {
  nombre: string
  /** The writable columns in their order. */
  columnas: string[]
  /** Key columns, for an order that is the same on every server. */
  orden: { columna: string; texto: boolean }[]
}

export interface Sequence {
  nombre: string
  valor: string
  usada: boolean
}

/** The migration runner writes it, so it is never copied nor emptied. */
const HISTORY = 'migracion'

export async function listTables(db: Queryable): Promise<Table[]> {
  return db.query<Table>(
    `SELECT c.relname AS nombre,
       (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columnas,
       coalesce((SELECT json_agg(json_build_object('columna', a.attname, 'texto', a.attcollation <> 0) ORDER BY k.ord)
        FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY k (attnum, ord), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum), '[]') AS orden
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
       AND NOT EXISTS (SELECT FROM pg_depend d
         WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
     ORDER BY c.relname COLLATE "C"`,
    [HISTORY],
  )
}

/** Every sequence with its next number. */
export async function listSequences(db: Queryable): Promise<Sequence[]> {
  const names = await db.query<{ nombre: string }>(
    `SELECT sequencename AS nombre FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  const found: Sequence[] = []
  for (const { nombre } of names) {
    const [state] = await db.query<Omit<Sequence, 'nombre'>>(
      `SELECT last_value::text AS valor, is_called AS usada FROM ${quote(nombre)}`,
    )
    if (state) found.push({ nombre, ...state })
  }
  return found
}

export async function setSequences(tx: Tx, sequences: readonly Sequence[]): Promise<void> {
  for (const { nombre, valor, usada } of sequences) {
    await tx.query('SELECT setval($1::regclass, $2::bigint, $3)', [quote(nombre), valor, usada])
  }
}

/** SQL: key order, so that equal rows give equal bytes on any server. */
export function orderOf({ orden }: Table): string {
  const keys = orden.map((key) => quote(key.columna) + (key.texto ? ' COLLATE "C"' : ''))
  return keys.length > 0 ? ` ORDER BY ${keys.join(', ')}` : ''
}

/**
 * What a COPY answers. Whoever stops reading it (no room on the disk) leaves the connection in the middle of a table, where
 * no ROLLBACK gets through: it is ended, and the transaction with it.
 */
export function copyOut(tx: Tx, statement: string): Readable {
  const rows = tx.client.query(copyTo(statement)) as CopyToStreamQuery & { connection?: { stream: Duplex } }
  rows.once('close', () => !rows.readableEnded && rows.connection?.stream.destroy())
  return rows
}

/** COPY of a whole table in key order. */
export const copyOutStatement = (table: Table): string =>
  `COPY (SELECT ${table.columnas.map(quote).join(', ')} FROM ${quote(table.nombre)}${orderOf(table)}) TO STDOUT`

export function copyInStatement(nombre: string, columnas: readonly string[]): string {
  return `COPY ${quote(nombre)} (${columnas.map(quote).join(', ')}) FROM STDIN`
}

/**
 * Runs `load` without foreign keys and triggers, then puts both back, which checks every row. It needs the tables'
 * owner, not a superuser.
 */
export async function withoutConstraints(tx: Tx, load: () => Promise<void>): Promise<void> {
  const keys = await tx.query<{ tabla: string; nombre: string; definicion: string }>(
    `SELECT conrelid::regclass::text AS tabla, conname AS nombre, pg_get_constraintdef(oid) AS definicion
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`,
  )
  const tables = await listTables(tx)
  const toggle = async (word: 'DISABLE' | 'ENABLE'): Promise<void> => {
    for (const { nombre } of tables) await tx.query(`ALTER TABLE ${quote(nombre)} ${word} TRIGGER USER`)
  }
  for (const { tabla, nombre } of keys)
    await tx.query(`ALTER TABLE ${tabla} DROP CONSTRAINT ${quote(nombre)}`)
  await toggle('DISABLE')
  await load()
  await toggle('ENABLE')
  for (const { tabla, nombre, definicion } of keys) {
    await tx.query(`ALTER TABLE ${tabla} ADD CONSTRAINT ${quote(nombre)} ${definicion}`)
  }
}

/** Only for demonstrations, rehearsals and registers that were never completed. */
export async function emptyRegister(tx: Tx): Promise<void> {
  const tables = await listTables(tx)
  const names = tables.map((table) => quote(table.nombre)).join(', ')
  await withoutConstraints(tx, async () => {
    await tx.query(`TRUNCATE ${names} RESTART IDENTITY`)
  })
}

function quote(name: string): string {
  return pg.escapeIdentifier(name)
}
