import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sqlState, withTransaction, type Db, type Queryable, type Tx } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'

export interface AppliedMigration {
  nombre: string
  huella: string
}

export interface Migration extends AppliedMigration {
  sql: string
}

export interface MigrateOptions {
  /** Runs once, under the lock, before a register with data is changed. */
  beforeChange?: () => Promise<void>
  migrations?: readonly Migration[]
}

/** This program may not touch the database. */
export class RefusedDatabaseError extends Error {}

/** The first half of all our advisory locks; the second half says what for. */
export const ADVISORY_LOCK = 17_733
const MIGRATING = 1
const FOLDER = join('backend', 'db', 'migrations')
const UNLIMITED = { statementTimeout: 0, lockTimeout: 0 }

export function readMigrations(folder = join(repoRoot(), FOLDER)): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      // A checkout with CRLF line ends holds the same migration.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return { nombre: name.slice(0, -4), huella: createHash('sha256').update(sql).digest('hex'), sql }
    })
}

/**
 * Migrates the database and answers the names applied. One lock makes simultaneous starts safe. Throws
 * `RefusedDatabaseError` for a database with foreign tables or another history (decision 6).
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<string[]> {
  const known = options.migrations ?? readMigrations()
  const done: string[] = []
  let announced = false
  for (;;) {
    const next = await withTransaction(
      db,
      async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCK, MIGRATING])
        const applied = await readHistory(tx)
        const [pending] = pendingMigrations(known, applied)
        if (!pending) return undefined
        if (applied.length > 0 && !announced) await options.beforeChange?.()
        announced = true
        await applyMigration(tx, pending)
        return pending.nombre
      },
      UNLIMITED,
    )
    if (next === undefined) return done
    done.push(next)
  }
}

/** The missing ones, after a check that the rest is exactly ours. */
export function pendingMigrations<M extends AppliedMigration>(
  known: readonly M[],
  applied: readonly AppliedMigration[],
): M[] {
  for (const [index, one] of applied.entries()) {
    const ours = known[index]
    if (ours?.nombre === one.nombre && ours.huella === one.huella) continue
    throw new RefusedDatabaseError(
      ours?.nombre === one.nombre
        ? `La migración ${one.nombre} de la base de datos no es la de este programa.`
        : `La base de datos tiene la migración ${one.nombre}, que este programa no conoce: use una versión más nueva.`,
    )
  }
  return known.slice(applied.length)
}

/** Empty for an empty database; throws for somebody else's. */
export async function readHistory(db: Queryable): Promise<AppliedMigration[]> {
  const relations = await listRelations(db)
  if (!relations.includes('migracion')) {
    if (relations.length === 0) return []
    throw new RefusedDatabaseError(
      `La base de datos tiene tablas que no son de Padrón (${relations.slice(0, 3).join(', ')}…): use una vacía.`,
    )
  }
  try {
    return await db.query<AppliedMigration>(
      'SELECT nombre, huella FROM migracion ORDER BY nombre COLLATE "C"',
    )
  } catch (error) {
    if (sqlState(error) !== '42703') throw error
    throw new RefusedDatabaseError(
      'La tabla migracion de la base de datos no es de Padrón: use una base vacía.',
    )
  }
}

export async function applyMigration(tx: Tx, migration: Migration): Promise<void> {
  await tx.query(`CREATE TABLE IF NOT EXISTS migracion (
    nombre text PRIMARY KEY, huella text NOT NULL, aplicada_en timestamptz NOT NULL DEFAULT now())`)
  try {
    // Without parameters the whole file goes as one simple query.
    await tx.client.query(migration.sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`La migración ${migration.nombre} falló: ${reason}`, { cause: error })
  }
  await tx.query('INSERT INTO migracion (nombre, huella) VALUES ($1, $2)', [
    migration.nombre,
    migration.huella,
  ])
}

async function listRelations(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ nombre: string }>(`
    SELECT c.relname AS nombre FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
    ORDER BY 1`)
  return rows.map((row) => row.nombre)
}
