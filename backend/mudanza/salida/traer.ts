import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { cutStream, type Guardado, listBytes } from '@/backend/archivo/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { fixTextFormat } from '@/backend/db/backup'
import { DamagedBackupError } from '@/backend/db/container'
import { inWords } from '@/backend/db/copy'
import { lockEmpty, rebuildSchema } from '@/backend/db/restore'
import { setSequences, withoutConstraints } from '@/backend/db/table-catalog'
import { readRows, writeRows } from '@/backend/mudanza/salida/filas'
import {
  type ArchivoDicho,
  Cuenta,
  HOJAS_EN,
  MANIFIESTO,
  type Manifiesto,
  nameOfFile,
  nameOfTable,
  NOMBRE_DE_MANIFIESTO,
} from '@/backend/mudanza/salida/manifiesto'
import { listLeaving } from '@/backend/mudanza/salida/tablas'

export interface Traido {
  clase: Manifiesto['registro']['clase']
  nombre: string
  tablas: number
  filas: number
}

/** A zip of ours that is open: what it says of itself, and each entry's bytes. */
interface Abierto {
  manifiesto: Manifiesto
  /** Throws `DamagedBackupError` once it is read where it is not what the manifest says. */
  read: (nombre: string) => AsyncGenerator<Buffer>
}

const damaged = (why: string): DamagedBackupError =>
  new DamagedBackupError(`El zip no se puede traer: ${why}.`)

/** The job that took it out was at it meanwhile, and has nothing to do where it came in. */
const NO_SIGUE = `UPDATE tarea SET estado = 'detenida', terminada_en = now(), dueno = NULL, dueno_hasta = NULL
  WHERE tipo = 'llevar' AND estado = 'pendiente'`

/** What a zip says of the register that is in it. Throws `DamagedBackupError` for what is none of ours. */
export const readManifiesto = (archivo: string): Promise<Manifiesto> =>
  withZip(archivo, ({ manifiesto }) => Promise.resolve(manifiesto))

/**
 * Loads what was taken out into an empty database, all or nothing, and reads it back: every table's lines are those that came.
 * Sheets for people are only looked at whether they are what the manifest says. Nobody's password came along. `settle` then changes what must not go on, in the same transaction. Throws
 * `DamagedBackupError`, or `RefusedDatabaseError` for a newer program's zip and for a database with a register.
 */
export function bringIn(db: Db, archivo: string, settle?: (tx: Tx) => Promise<unknown>): Promise<Traido> {
  return withZip(archivo, async (zip) => {
    const traido = await withTransaction(
      db,
      async (tx) => {
        const loaded = await inWords(load(tx, zip))
        await tx.query(NO_SIGUE)
        await settle?.(tx)
        return loaded
      },
      { statementTimeout: 0 },
    )
    await db.query('ANALYZE')
    return traido
  })
}

async function load(tx: Tx, { manifiesto, read }: Abierto): Promise<Traido> {
  await lockEmpty(tx)
  await rebuildSchema(tx, manifiesto.migraciones, manifiesto.programa)
  await fixTextFormat(tx)
  const tables = await listLeaving(tx)
  const dichos = new Map(manifiesto.archivos.map((dicho) => [dicho.nombre, dicho]))
  const missing = tables.find(({ nombre }) => !dichos.has(nameOfTable(nombre)))
  if (missing) throw damaged(`falta la tabla ${missing.nombre}`)
  await withoutConstraints(tx, async () => {
    for (const table of tables) await writeRows(tx, table, read(nameOfTable(table.nombre)))
    for (const guardado of await listBytes(tx)) await writeFile(tx, guardado, read(nameOfFile(guardado)))
  })
  await setSequences(tx, manifiesto.secuencias)
  for (const { nombre } of manifiesto.archivos) if (nombre.startsWith(HOJAS_EN)) await countOf(read(nombre))
  let filas = 0
  for (const table of tables) {
    const found = await countOf(readRows(tx, table))
    const dicho = dichos.get(nameOfTable(table.nombre))
    if (found.sha256 !== dicho?.sha256) throw damaged(`lo traído de ${table.nombre} no es lo que salió`)
    filas += found.lineas
  }
  return { ...manifiesto.registro, tablas: tables.length, filas }
}

async function countOf(pieces: AsyncIterable<Buffer>): Promise<Cuenta['dicho']> {
  const cuenta = new Cuenta()
  for await (const piece of cuenta.through(pieces)) void piece
  return cuenta.dicho
}

async function writeFile(tx: Tx, { huella, bytes }: Guardado, pieces: AsyncIterable<Buffer>): Promise<void> {
  let orden = 0
  let got = 0
  for await (const datos of cutStream(pieces)) {
    got += datos.length
    await tx.query('INSERT INTO archivo_trozo (huella, orden, datos) VALUES ($1, $2, $3)', [
      huella,
      orden++,
      datos,
    ])
  }
  if (got !== bytes) throw damaged(`el archivo ${huella} tiene ${got} bytes y eran ${bytes}`)
}

async function withZip<T>(archivo: string, use: (zip: Abierto) => Promise<T>): Promise<T> {
  const zip = await openZip(archivo)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const manifiesto = await manifiestoOf(zip, entries.get(NOMBRE_DE_MANIFIESTO))
    const dichos = new Map(manifiesto.archivos.map((dicho) => [dicho.nombre, dicho]))
    return await use({
      manifiesto,
      read: (nombre) => readEntry(zip, nombre, entries.get(nombre), dichos.get(nombre)),
    })
  } finally {
    zip.close()
  }
}

async function openZip(archivo: string): Promise<ZipFile> {
  try {
    return await openPromise(archivo, { lazyEntries: true, autoClose: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error
    throw damaged('no es un zip entero')
  }
}

/** It is small, so nothing bigger than a few megabytes is taken for one. */
const MAX_MANIFIESTO = 64 * 1024 * 1024

async function manifiestoOf(zip: ZipFile, entry: Entry | undefined): Promise<Manifiesto> {
  if (!entry || entry.uncompressedSize > MAX_MANIFIESTO) throw damaged('no tiene un manifiesto')
  const pieces: Buffer[] = []
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    return MANIFIESTO.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
  } catch {
    throw damaged('su manifiesto no se entiende')
  }
}

async function* readEntry(
  zip: ZipFile,
  nombre: string,
  entry: Entry | undefined,
  dicho: ArchivoDicho | undefined,
): AsyncGenerator<Buffer> {
  if (!entry || !dicho) throw damaged(`falta ${nombre}`)
  const cuenta = new Cuenta()
  try {
    const read: Readable = await zip.openReadStreamPromise(entry)
    yield* cuenta.through(read)
  } catch (cause) {
    throw new DamagedBackupError(`El zip no se puede traer: ${nombre} está dañado.`, { cause })
  }
  const { bytes, sha256 } = cuenta.dicho
  if (bytes !== dicho.bytes || sha256 !== dicho.sha256)
    throw damaged(`${nombre} no es lo que dice el manifiesto`)
}
