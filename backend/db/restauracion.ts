import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import {
  copyInStatement,
  emptyRegister,
  listTables,
  setSequences,
  withoutConstraints,
  type Table,
} from '@/backend/db/catalogo'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { ContainerReader, Counter, DamagedBackupError, type TableSum } from '@/backend/db/contenedor'
import {
  ADVISORY_LOCK,
  RefusedDatabaseError,
  applyMigration,
  pendingMigrations,
  readHistory,
  readMigrations,
} from '@/backend/db/migrar'
import { fixTextFormat, readTable, type BackupHeader } from '@/backend/db/respaldo'

const headerSchema: z.ZodType<BackupHeader> = z.object({
  formato: z.literal('padron-respaldo'),
  version: z.literal(1),
  clase: z.enum(['demo', 'real']),
  nombre: z.string(),
  creadoEn: z.string(),
  postgres: z.string(),
  migraciones: z.array(z.object({ nombre: z.string(), huella: z.string() })),
  tablas: z.array(z.object({ nombre: z.string(), columnas: z.array(z.string()) })),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
})
const footerSchema = z.object({
  fin: z.literal(true),
  tablas: z.array(z.object({ nombre: z.string(), filas: z.number(), sha256: z.string() })),
})

export interface RestoreSummary {
  clase: BackupHeader['clase']
  nombre: string
  tablas: number
  filas: number
}

/** Reads only the first line of a backup: what it is and from when. */
export async function readBackupHeader(archivo: string): Promise<BackupHeader> {
  return readContainer(archivo, readHeader)
}

/**
 * Loads a backup into an empty database, all or nothing, and reads it back to compare every table's rows and hash.
 * The schema is the one the backup was made with; the next start migrates it. `settle` changes what must not go on as it
 * stood, in the same transaction, after the comparison. Throws `DamagedBackupError`, or `RefusedDatabaseError` for a backup
 * of a newer program.
 */
export async function restore(
  db: Db,
  archivo: string,
  settle?: (tx: Tx) => Promise<unknown>,
): Promise<RestoreSummary> {
  const summary = await readContainer(archivo, (reader) =>
    withTransaction(
      db,
      async (tx) => {
        const loaded = await load(tx, reader)
        await settle?.(tx)
        return loaded
      },
      { statementTimeout: 0 },
    ),
  )
  await db.query('ANALYZE')
  return summary
}

async function load(tx: Tx, reader: ContainerReader): Promise<RestoreSummary> {
  await tx.query('SELECT pg_advisory_xact_lock($1, 1)', [ADVISORY_LOCK])
  if ((await readHistory(tx)).length > 0) {
    throw new RefusedDatabaseError('La base de datos de destino ya tiene un registro: use una vacía.')
  }
  const header = await readHeader(reader)
  await rebuildSchema(tx, header)
  await fixTextFormat(tx)
  const tables = await matchTables(tx, header)
  const loaded: TableSum[] = []
  await withoutConstraints(tx, async () => {
    for (const table of tables) loaded.push(await loadTable(tx, table, reader))
  })
  await setSequences(tx, header.secuencias)
  const promised = footerSchema.parse(await reader.readLine()).tablas
  compare('El respaldo está dañado', promised, loaded)
  compare('Lo restaurado no es igual al respaldo', promised, await sumTables(tx, tables))
  const filas = loaded.reduce((total, table) => total + table.filas, 0)
  return { clase: header.clase, nombre: header.nombre, tablas: tables.length, filas }
}

async function rebuildSchema(tx: Tx, header: BackupHeader): Promise<void> {
  const known = readMigrations()
  pendingMigrations(known, header.migraciones)
  for (const migration of known.slice(0, header.migraciones.length)) await applyMigration(tx, migration)
  // Rows that a migration itself brings are in the backup too.
  await emptyRegister(tx)
}

async function matchTables(tx: Tx, header: BackupHeader): Promise<Table[]> {
  const ours = new Map((await listTables(tx)).map((table) => [table.nombre, table]))
  return header.tablas.map(({ nombre, columnas }) => {
    const table = ours.get(nombre)
    if (table && columnas.every((name) => table.columnas.includes(name))) return { ...table, columnas }
    throw new DamagedBackupError(`El respaldo trae la tabla ${nombre}, que no corresponde a su versión.`)
  })
}

async function loadTable(tx: Tx, table: Table, reader: ContainerReader): Promise<TableSum> {
  const count = new Counter()
  const target = tx.client.query(copyFrom(copyInStatement(table.nombre, table.columnas)))
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of reader.readPieces()) {
      count.add(piece)
      yield piece
    }
  }
  await pipeline(Readable.from(pieces(), { objectMode: false }), target)
  return count.sum(table.nombre)
}

async function sumTables(tx: Tx, tables: readonly Table[]): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of tables) {
    const count = new Counter()
    for await (const piece of readTable(tx, table)) count.add(piece)
    sums.push(count.sum(table.nombre))
  }
  return sums
}

function compare(failure: string, promised: readonly TableSum[], found: readonly TableSum[]): void {
  for (const [index, one] of promised.entries()) {
    const other = found[index]
    if (other?.nombre === one.nombre && other.filas === one.filas && other.sha256 === one.sha256) continue
    throw new DamagedBackupError(
      `${failure}: tabla ${one.nombre} (${one.filas} filas, ${other?.filas ?? 0} leídas).`,
    )
  }
  if (promised.length !== found.length) throw new DamagedBackupError(`${failure}: faltan tablas.`)
}

async function readHeader(reader: ContainerReader): Promise<BackupHeader> {
  const read = headerSchema.safeParse(await reader.readLine())
  if (!read.success) throw new DamagedBackupError('El archivo no es un respaldo de Padrón de esta versión.')
  return read.data
}

async function readContainer<R>(archivo: string, read: (reader: ContainerReader) => Promise<R>): Promise<R> {
  // The error reaches the reader at its next piece; without a listener it would end the process before.
  const unzipped = createGunzip().on('error', () => undefined)
  const file = createReadStream(archivo).once('error', (error) => unzipped.destroy(error))
  file.pipe(unzipped)
  try {
    return await read(new ContainerReader(unzipped))
  } catch (error) {
    if (!isZipError(error)) throw error
    throw new DamagedBackupError('El respaldo está dañado o incompleto, o no es un respaldo.', {
      cause: error,
    })
  } finally {
    file.destroy()
    unzipped.destroy()
  }
}

function isZipError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
