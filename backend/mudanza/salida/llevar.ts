import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Guardado, listBytes, readBytes } from '@/backend/archivo/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { readHistory } from '@/backend/db/migrate'
import { readRegistro } from '@/backend/db/registro'
import { repoRoot } from '@/backend/db/root'
import { listSequences, type Table } from '@/backend/db/table-catalog'
import { fixTextFormat } from '@/backend/db/backup'
import { describeTables } from '@/backend/mudanza/salida/esquema/esquema'
import { readRows } from '@/backend/mudanza/salida/filas'
import { LEEME } from '@/backend/mudanza/salida/leeme'
import {
  type ArchivoDicho,
  Cuenta,
  type Manifiesto,
  nameOfFile,
  nameOfTable,
  NOMBRE_DE_MANIFIESTO,
} from '@/backend/mudanza/salida/manifiesto'
import { listAmounts, listLeaving, SIN_FILAS } from '@/backend/mudanza/salida/tablas'

export interface Llevado {
  archivo: string
  bytes: number
  filas: number
  tablas: number
  /** Files besides the tables: policies, attachments, what the banks sent. */
  sueltos: number
}

const VERIFICADOR = 'verificar.mjs'
/** The text of the tables is written as fast as a disk takes it. */
const NIVEL = 4

/**
 * Writes all that the register holds at one instant into a zip of open formats, for its owner alone; the file gets its name
 * when it is complete on the disk. Throws where a kept file is damaged.
 */
export async function takeOut(db: Db, archivo: string, programa: string): Promise<Llevado> {
  if (existsSync(archivo)) throw new Error(`Ya existe ${archivo}.`)
  const draft = `${archivo}.${process.pid}.parcial`
  try {
    const dichos = await withTransaction(
      db,
      async (tx) => {
        await fixTextFormat(tx)
        return writeZip(tx, draft, programa)
      },
      { isolation: 'repeatable read', statementTimeout: 0 },
    )
    renameSync(draft, archivo)
    const tables = dichos.filter(({ filas }) => filas !== undefined)
    return {
      archivo,
      bytes: statSync(archivo).size,
      filas: tables.reduce((sum, { filas = 0 }) => sum + filas, 0),
      tablas: tables.length,
      sueltos: dichos.filter(({ nombre }) => nombre.startsWith('archivos/')).length,
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** One entry after another, each read as the disk takes it. */
async function writeZip(tx: Tx, draft: string, programa: string): Promise<ArchivoDicho[]> {
  const registro = await readRegistro(tx)
  if (!registro) throw new Error('La base de datos no tiene un registro completo.')
  const zip = new ZipFile()
  const stop = new AbortController()
  const salida = { zip, senal: stop.signal }
  const dichos: ArchivoDicho[] = []
  const told = (nombre: string, pieces: AsyncIterable<Buffer>) => addEntry(salida, nombre, pieces, dichos)
  told(
    'LEEME.txt',
    once(() => Promise.resolve(Buffer.from(LEEME))),
  )
  told(
    VERIFICADOR,
    once(() => readFile(join(repoRoot(), 'scripts', 'verificar-llevado.mjs'))),
  )
  told(
    'esquema.json',
    once(async () => Buffer.from(JSON.stringify(await describeTables(tx), null, 1))),
  )
  const amounts = await listAmounts(tx)
  for (const table of await listLeaving(tx))
    addTable(salida, tx, table, amounts.get(table.nombre) ?? [], dichos)
  for (const guardado of await listBytes(tx)) told(nameOfFile(guardado), wholeOf(tx, guardado))
  const manifiesto = async (): Promise<Buffer> =>
    Buffer.from(
      JSON.stringify(
        {
          formato: 'padron-llevado',
          version: 1,
          creadoEn: new Date().toISOString(),
          programa,
          registro: { clase: registro.clase, nombre: registro.nombre },
          migraciones: await readHistory(tx),
          secuencias: await listSequences(tx),
          sinFilas: SIN_FILAS,
          archivos: dichos,
        } satisfies Manifiesto,
        null,
        1,
      ),
    )
  addEntry(salida, NOMBRE_DE_MANIFIESTO, once(manifiesto), [])
  zip.end()
  const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  try {
    await Promise.race([pipeline(zip.outputStream, file), failed])
  } catch (error) {
    // The zip reads on where nobody writes any more.
    stop.abort()
    file.destroy()
    throw error
  }
  return dichos
}

/** The zip that is written, and what stops its reading. */
interface Salida {
  zip: ZipFile
  senal: AbortSignal
}

/** An entry is opened when its turn comes, and told once it went through. What fails ends the zip. */
function addEntry(
  { zip, senal }: Salida,
  nombre: string,
  pieces: AsyncIterable<Buffer>,
  dichos: ArchivoDicho[],
  more: () => Promise<Pick<ArchivoDicho, 'sumas'> & { conFilas?: true }> = () => Promise.resolve({}),
): void {
  const entry = async function* (): AsyncGenerator<Buffer> {
    const cuenta = new Cuenta()
    const { conFilas, ...rest } = await more()
    yield* cuenta.through(pieces)
    const { filas, ...dicho } = cuenta.dicho
    dichos.push({ nombre, ...dicho, ...(conFilas && { filas }), ...rest })
  }
  zip.addReadStreamLazy(nombre, { compressionLevel: NIVEL, mode: 0o100600 }, (take) => {
    const read = Readable.from(entry(), { objectMode: false, signal: senal })
    take(
      null,
      read.once('error', (error) => zip.emit('error', error)),
    )
  })
}

function addTable(
  salida: Salida,
  tx: Tx,
  table: Table,
  amounts: readonly string[],
  dichos: ArchivoDicho[],
): void {
  const rows = async function* (): AsyncGenerator<Buffer> {
    yield* readRows(tx, table)
  }
  addEntry(salida, nameOfTable(table.nombre), { [Symbol.asyncIterator]: rows }, dichos, async () => ({
    conFilas: true,
    ...(amounts.length > 0 && { sumas: await addUp(tx, table.nombre, amounts) }),
  }))
}

async function addUp(tx: Tx, tabla: string, columnas: readonly string[]): Promise<Record<string, string>> {
  const sums = columnas.map((columna) => `coalesce(sum("${columna}"), 0)::text AS "${columna}"`)
  const { rows } = await tx.client.query<Record<string, string>>(`SELECT ${sums.join(', ')} FROM "${tabla}"`)
  return rows[0] ?? {}
}

/** A kept file's bytes, which are what their hash says. */
async function* wholeOf(tx: Tx, { huella, bytes }: Guardado): AsyncGenerator<Buffer> {
  const cuenta = new Cuenta()
  yield* cuenta.through(readBytes(tx, huella, 0, bytes - 1))
  if (cuenta.dicho.sha256 !== huella) throw new Error(`El archivo ${huella} está dañado: mire «verificar».`)
}

async function* once(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make()
}
