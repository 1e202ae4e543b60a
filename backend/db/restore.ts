import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import {
  copyInStatement,
  emptyRegister,
  listTables,
  setSequences,
  withoutConstraints,
  type Table,
} from '@/backend/db/table-catalog'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { checkBackup, compare, inWords, readContainer, readHeader } from '@/backend/db/copy'
import { type ContainerReader, Counter, DamagedBackupError, type TableSum } from '@/backend/db/container'
import {
  ADVISORY_LOCK,
  type AppliedMigration,
  RefusedDatabaseError,
  applyMigration,
  pendingMigrations,
  readHistory,
  readMigrations,
} from '@/backend/db/migrate'
import { readPrograma } from '@/backend/db/programa'
import { fixTextFormat, readTable, type BackupHeader } from '@/backend/db/backup'

export interface RestoreSummary {
  clase: BackupHeader['clase']
  nombre: string
  tablas: number
  filas: number
}

/**
 * Loads a backup into an empty database, all or nothing, and reads it back to compare every table's rows and hash.
 * `settle` then changes what must not go on, in the same transaction. The schema is the backup's; the next start
 * migrates it. Throws `DamagedBackupError`, or `RefusedDatabaseError` for a newer program's backup.
 */
export async function restore(
  db: Db,
  archivo: string,
  settle?: (tx: Tx) => Promise<unknown>,
): Promise<RestoreSummary> {
  const promised = await checkBackup(archivo)
  const summary = await readContainer(archivo, (reader) =>
    withTransaction(
      db,
      async (tx) => {
        const loaded = await inWords(load(tx, reader, promised))
        await settle?.(tx)
        return loaded
      },
      { statementTimeout: 0 },
    ),
  )
  await db.query('ANALYZE')
  return summary
}

async function load(tx: Tx, reader: ContainerReader, promised: readonly TableSum[]): Promise<RestoreSummary> {
  await lockEmpty(tx)
  const header = await readHeader(reader)
  await rebuildSchema(tx, header.migraciones, header.programa)
  await fixTextFormat(tx)
  const tables = await matchTables(tx, header)
  const loaded: TableSum[] = []
  await withoutConstraints(tx, async () => {
    for (const table of tables) loaded.push(await loadTable(tx, table, reader))
  })
  await setSequences(tx, header.secuencias)
  compare('El respaldo está dañado', promised, loaded)
  compare('Lo restaurado no es igual al respaldo', promised, await sumTables(tx, tables))
  const filas = loaded.reduce((total, table) => total + table.filas, 0)
  return { clase: header.clase, nombre: header.nombre, tablas: tables.length, filas }
}

/** Takes the database for this transaction. Throws `RefusedDatabaseError` for one that has a register. */
export async function lockEmpty(tx: Tx): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, 1)', [ADVISORY_LOCK])
  if ((await readHistory(tx)).length > 0)
    throw new RefusedDatabaseError('La base de datos de destino ya tiene un registro: use una vacía.')
}

/**
 * The tables as they were after these migrations, empty. Throws `RefusedDatabaseError` for those of a newer program, which
 * `programa` names where the copy tells it.
 */
export async function rebuildSchema(
  tx: Tx,
  migraciones: readonly AppliedMigration[],
  programa?: string,
): Promise<void> {
  const known = readMigrations()
  const newer = migraciones.at(known.length)
  if (newer)
    throw new RefusedDatabaseError(
      `La copia es de un Padrón más nuevo${programa === undefined ? '' : `, ${programa}`}, y este es ${readPrograma()}, que no conoce ${newer.nombre}. ` +
        'Actualice el programa (docs/operar.md, «Actualizar y volver atrás») y repita la orden.',
    )
  pendingMigrations(known, migraciones)
  for (const migration of known.slice(0, migraciones.length)) await applyMigration(tx, migration)
  // The backup also holds the rows that migrations bring.
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
