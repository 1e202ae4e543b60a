import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Guardado, listBytes, readBytes } from '@/backend/archivo/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { readHistory } from '@/backend/db/migrate'
import { readRegistro, type Registro } from '@/backend/db/registro'
import { repoRoot } from '@/backend/db/root'
import { listSequences, type Table } from '@/backend/db/table-catalog'
import { fixTextFormat } from '@/backend/db/backup'
import { describeTables } from '@/backend/mudanza/salida/esquema/esquema'
import { readRows } from '@/backend/mudanza/salida/filas'
import { countHoja, librosDe, writeBook, writeCsv } from '@/backend/mudanza/salida/hojas/escribir'
import type { HojaDeSalida } from '@/backend/mudanza/salida/hojas/hoja'
import { HOJAS } from '@/backend/mudanza/salida/hojas/todas'
import { LEEME } from '@/backend/mudanza/salida/leeme'
import {
  Cuenta,
  type Manifiesto,
  nameOfFile,
  nameOfHoja,
  nameOfTable,
  NOMBRE_DE_MANIFIESTO,
} from '@/backend/mudanza/salida/manifiesto'
import { listAmounts, listLeaving, SIN_FILAS } from '@/backend/mudanza/salida/tablas'
import { once, Zip } from '@/backend/mudanza/salida/zip'

export interface Llevado {
  /** Of the tables. */
  filas: number
  tablas: number
  /** Files besides the tables: policies, attachments, what the banks sent. */
  sueltos: number
}

export interface Marcha {
  /** Aborting it stops the work, which then throws. */
  fin?: AbortSignal
  /** How many rows were written, of how many: those of the tables, those of the sheets twice, and each kept file. */
  avance?: (hechas: number, total: number) => void
}

const VERIFICADOR = 'verificar.mjs'

/**
 * Writes all that the register holds at one instant into a zip of open formats, for its owner alone; the file gets its name
 * when it is complete on the disk. Throws where a kept file is damaged.
 */
export async function takeOut(
  db: Db,
  archivo: string,
  programa: string,
): Promise<Llevado & { archivo: string; bytes: number }> {
  if (existsSync(archivo)) throw new Error(`Ya existe ${archivo}.`)
  const draft = `${archivo}.${process.pid}.parcial`
  try {
    const made = await writeOut(db, programa, (zip) =>
      pipeline(zip, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })),
    )
    renameSync(draft, archivo)
    return { archivo, bytes: statSync(archivo).size, ...made }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The same, given to `to` as it is written. */
export function writeOut(
  db: Db,
  programa: string,
  to: (zip: Readable) => Promise<void>,
  marcha: Marcha = {},
): Promise<Llevado> {
  return withTransaction(
    db,
    async (tx) => {
      await fixTextFormat(tx)
      const registro = await readRegistro(tx)
      if (!registro) throw new Error('La base de datos no tiene un registro completo.')
      const zip = new Zip(marcha.fin)
      const told = await addAll(zip, tx, marcha)
      addManifiesto(zip, tx, { registro, programa })
      await zip.write(to)
      return told
    },
    { isolation: 'repeatable read', statementTimeout: 0 },
  )
}

/** Everything but the manifest. */
async function addAll(zip: Zip, tx: Tx, { avance = () => undefined }: Marcha): Promise<Llevado> {
  const tables = await listLeaving(tx)
  const files = await listBytes(tx)
  const hojas: [hoja: HojaDeSalida, filas: number][] = []
  for (const hoja of HOJAS) hojas.push([hoja, await countHoja(tx, hoja)])
  const filas = await countRows(tx, tables)
  const total = filas + files.length + hojas.reduce((sum, [, rows]) => sum + rows * 2, 0)
  let hechas = 0
  const tell = (rows: number): void => avance((hechas += rows), total)
  tell(0)
  const text = (nombre: string, make: () => Promise<Buffer>) => zip.add({ nombre, pieces: once(make) })
  text('LEEME.txt', () => Promise.resolve(Buffer.from(LEEME)))
  text(VERIFICADOR, () => readFile(join(repoRoot(), 'scripts', 'verificar-llevado.mjs')))
  text('esquema.json', async () => Buffer.from(JSON.stringify(await describeTables(tx), null, 1)))
  const amounts = await listAmounts(tx)
  for (const table of tables) addTable(zip, tx, table, amounts.get(table.nombre) ?? [], tell)
  for (const file of files) zip.add({ nombre: nameOfFile(file), pieces: wholeOf(tx, file, () => tell(1)) })
  for (const [hoja, rows] of hojas) addHoja(zip, tx, hoja, rows, tell)
  return { filas, tablas: tables.length, sueltos: files.length }
}

async function countRows(tx: Tx, tables: readonly Table[]): Promise<number> {
  const counts = tables.map(({ nombre }) => `(SELECT count(*) FROM "${nombre}")`)
  const [row] = await tx.query<{ filas: number }>(`SELECT (${counts.join(' + ')})::int AS filas`)
  return row?.filas ?? 0
}

function addTable(
  zip: Zip,
  tx: Tx,
  table: Table,
  amounts: readonly string[],
  tell: (filas: number) => void,
): void {
  const rows = async function* (): AsyncGenerator<Buffer> {
    yield* readRows(tx, table)
  }
  zip.add({
    nombre: nameOfTable(table.nombre),
    pieces: rows(),
    tell,
    more: async (filas) => ({
      filas,
      ...(amounts.length > 0 && { sumas: await addUp(tx, table.nombre, amounts) }),
    }),
  })
}

async function addUp(tx: Tx, tabla: string, columnas: readonly string[]): Promise<Record<string, string>> {
  const sums = columnas.map((columna) => `coalesce(sum("${columna}"), 0)::text AS "${columna}"`)
  const { rows } = await tx.client.query<Record<string, string>>(`SELECT ${sums.join(', ')} FROM "${tabla}"`)
  return rows[0] ?? {}
}

/** A sheet as a .csv and as workbooks, of which there are several where it is longer than one holds. */
function addHoja(zip: Zip, tx: Tx, hoja: HojaDeSalida, filas: number, tell: (filas: number) => void): void {
  zip.add({
    nombre: nameOfHoja(hoja.nombre, 'csv'),
    pieces: writeCsv(tx, hoja, tell),
    more: () => Promise.resolve({ filas }),
  })
  for (const [libro, tramo] of librosDe(filas).entries())
    zip.add({
      nombre: nameOfHoja(hoja.nombre, 'xlsx', libro),
      pieces: writeBook(tx, hoja, tramo, tell),
      more: () => Promise.resolve({ filas: tramo.cuantas }),
      packed: true,
    })
}

function addManifiesto(
  zip: Zip,
  tx: Tx,
  { registro, programa }: { registro: Registro; programa: string },
): void {
  const make = async (): Promise<Buffer> =>
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
          archivos: zip.dichos,
        } satisfies Manifiesto,
        null,
        1,
      ),
    )
  zip.add({ nombre: NOMBRE_DE_MANIFIESTO, pieces: once(make) })
}

/** A kept file's bytes, which are what their hash says. */
async function* wholeOf(tx: Tx, { huella, bytes }: Guardado, tell: () => void): AsyncGenerator<Buffer> {
  const cuenta = new Cuenta()
  yield* cuenta.through(readBytes(tx, huella, 0, bytes - 1))
  if (cuenta.dicho.sha256 !== huella) throw new Error(`El archivo ${huella} está dañado: mire «verificar».`)
  tell()
}
