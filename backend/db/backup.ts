import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  copyOut,
  copyOutStatement,
  listSequences,
  listTables,
  type Sequence,
  type Table,
} from '@/backend/db/table-catalog'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { frame, line, lineHash, type TableSum } from '@/backend/db/container'
import { readPrograma } from '@/backend/db/programa'
import { readHistory, type AppliedMigration } from '@/backend/db/migrate'
import { pidRuns } from '@/scripts/lock.mjs'
import { readRegistro, type ClaseRegistro } from '@/backend/db/registro'

export interface BackupHeader {
  formato: 'padron-respaldo'
  version: 1
  /** What made it, as '1.0.0 (08e59957)'; older backups do not say. */
  programa?: string | undefined
  clase: ClaseRegistro
  nombre: string
  creadoEn: string
  postgres: string
  migraciones: AppliedMigration[]
  tablas: { nombre: string; columnas: string[] }[]
  secuencias: Sequence[]
}

export interface BackupSummary {
  archivo: string
  bytes: number
  tablas: number
  filas: number
}

/** Sessions are left out, since one that was revoked after the backup would live again, and so is what was taken out for a day. */
const WITHOUT_ROWS = new Set(['sesion', 'llevado', 'llevado_trozo'])
const DRAFT = /\.padron\.(\d+)\.parcial$/
const UNLIMITED = { isolation: 'repeatable read', statementTimeout: 0 } as const

/**
 * Writes the register, as it is at one instant, to a file for its owner alone. The file gets its name when it is
 * complete on the disk.
 */
export async function backUp(db: Db, archivo: string): Promise<BackupSummary> {
  if (existsSync(archivo)) throw new Error(`Ya existe ${archivo}.`)
  mkdirSync(dirname(archivo), { recursive: true, mode: 0o700 })
  const draft = `${archivo}.${process.pid}.parcial`
  const sums: TableSum[] = []
  try {
    await withTransaction(
      db,
      async (tx) => {
        const source = Readable.from(content(tx, sums), { objectMode: false })
        const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
        await pipeline(source, createGzip({ level: 4 }), file)
      },
      UNLIMITED,
    )
    renameSync(draft, archivo)
  } finally {
    rmSync(draft, { force: true })
  }
  const filas = sums.reduce((total, table) => total + table.filas, 0)
  return { archivo, bytes: statSync(archivo).size, tablas: sums.length, filas }
}

/**
 * Removes a folder's oldest automatic backups, by the date in their names, and the drafts of processes that were
 * killed.
 */
export function keepNewest(folder: string, prefix: string, count: number): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const pid = DRAFT.exec(name)?.[1]
    if (pid !== undefined && !pidRuns(Number(pid))) rmSync(join(folder, name), { force: true })
  }
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.padron'))
  for (const name of names.sort().slice(0, -count)) rmSync(join(folder, name), { force: true })
}

/** A table's text: equal rows give equal bytes on every server. */
export function readTable(tx: Tx, table: Table): AsyncIterable<Buffer> {
  return copyOut(tx, copyOutStatement(table))
}

/** The session's settings must not change how values are written. */
export async function fixTextFormat(tx: Tx): Promise<void> {
  await tx.query("SET LOCAL timezone = 'UTC'")
  await tx.query("SET LOCAL datestyle = 'ISO, YMD'")
  await tx.query("SET LOCAL intervalstyle = 'iso_8601'")
  await tx.query('SET LOCAL extra_float_digits = 1')
  await tx.query("SET LOCAL bytea_output = 'hex'")
}

async function* content(tx: Tx, sums: TableSum[]): AsyncGenerator<Buffer> {
  await fixTextFormat(tx)
  const tables = (await listTables(tx)).filter((table) => !WITHOUT_ROWS.has(table.nombre))
  const first = line(await header(tx, tables))
  yield first
  for (const table of tables) yield* frame(table.nombre, readTable(tx, table), sums)
  yield line({ fin: true, encabezado: lineHash(first), tablas: sums })
}

async function header(tx: Tx, tables: readonly Table[]): Promise<BackupHeader> {
  const registro = await readRegistro(tx)
  if (!registro) throw new Error('La base de datos no tiene un registro completo.')
  const [server] = await tx.query<{ postgres: string }>(
    "SELECT current_setting('server_version') AS postgres",
  )
  return {
    formato: 'padron-respaldo',
    version: 1,
    programa: readPrograma(),
    clase: registro.clase,
    nombre: registro.nombre,
    creadoEn: new Date().toISOString(),
    postgres: server?.postgres ?? '',
    migraciones: await readHistory(tx),
    tablas: tables.map(({ nombre, columnas }) => ({ nombre, columnas })),
    secuencias: await listSequences(tx),
  }
}
