import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '@/backend/acceso/cuenta/clave'
import { keepImage } from '@/backend/archivo/store'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { DamagedBackupError } from '@/backend/db/container'
import { readHistory, RefusedDatabaseError } from '@/backend/db/migrate'
import { createRegistro } from '@/backend/db/registro'
import { createAzar } from '@/backend/generador/azar'
import { describeTables, PALABRAS } from '@/backend/mudanza/salida/esquema/esquema'
import { takeOut } from '@/backend/mudanza/salida/llevar'
import type { Manifiesto } from '@/backend/mudanza/salida/manifiesto'
import { SIN_FILAS } from '@/backend/mudanza/salida/tablas'
import { bringIn } from '@/backend/mudanza/salida/traer'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { CLAVE } from '@/backend/prueba/gente'
import { setScene } from '@/backend/prueba/muestras'
import { verificar } from '@/backend/verificar/verificar'

const RARO = 'Ñandú «x» "y" \\ \\. \u2028 \t fin\r\nde línea \u{1f98a}'

let api: ApiDePrueba
let folder: string
let zip: string
const empties: { database: TestDatabase; db: Db }[] = []
beforeAll(async () => {
  api = await startApi()
  const { matriculadoID } = await setScene(api)
  await api.db.query('UPDATE matriculado SET observaciones = $2 WHERE id = $1', [matriculadoID, RARO])
  // Longer than a piece that files are kept in.
  const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 7) % 251))
  await withTransaction(api.db, async (tx) => {
    await createRegistro(tx, 'real', 'Consejo de prueba')
    await keepImage(tx, { tipo: 'image/png', ancho: 1, alto: 1, bytes })
  })
  folder = mkdtempSync(join(tmpdir(), 'padron-llevar-'))
  zip = join(folder, 'uno.zip')
  await takeOut(api.db, zip, '1.2.3')
})
afterAll(async () => {
  for (const { database, db } of empties) {
    await db.close()
    await database.drop()
  }
  rmSync(folder, { recursive: true, force: true })
  await api.close()
})

async function emptyDb() {
  const database = await createEmptyDatabase()
  const db = openDatabase(database.url, { max: 2 })
  empties.push({ database, db })
  return db
}
const unzip = (path: string) => unzipSync(readFileSync(path))
const manifiestoOf = (path: string) =>
  JSON.parse(Buffer.from(unzip(path)['manifiesto.json'] ?? []).toString('utf8')) as Manifiesto

test('what leaves comes in again, and leaves again the same to the byte', async () => {
  const db = await emptyDb()
  const done = await bringIn(db, zip)
  expect(done.filas).toBeGreaterThan(1_000)
  expect(await verificar(db)).toEqual([])
  const again = join(folder, 'dos.zip')
  await takeOut(db, again, '1.2.3')
  const [first, second] = [manifiestoOf(zip), manifiestoOf(again)]
  const sums = ({ archivos }: Manifiesto) =>
    archivos.filter(({ nombre }) => nombre !== 'manifiesto.json').map((each) => ({ ...each }))
  expect(sums(second)).toEqual(sums(first))
  expect(second.secuencias).toEqual(first.secuencias)
  const [row] = await db.query<{ observaciones: string }>(
    'SELECT observaciones FROM matriculado WHERE observaciones = $1',
    [RARO],
  )
  expect(row).toBeDefined()
})

test('nothing that opens a door leaves, and no old password opens one afterwards', async () => {
  const told = Object.entries(unzip(zip))
    .filter(([nombre]) => nombre.startsWith('datos/'))
    .map(([, bytes]) => Buffer.from(bytes).toString('utf8'))
    .join('')
  const hashes = await api.db.query<{ hash: string }>('SELECT clave_hash AS hash FROM usuario')
  for (const { hash } of hashes) expect(told.includes(hash)).toBe(false)
  for (const tabla of Object.keys(SIN_FILAS)) expect(unzip(zip)[`datos/${tabla}.jsonl`]).toBeUndefined()
  const db = await emptyDb()
  await bringIn(db, zip)
  const [cuenta] = await db.query<{ hash: string }>('SELECT clave_hash AS hash FROM usuario LIMIT 1')
  expect(await verifyPassword(CLAVE, cuenta?.hash)).toBe(false)
})

test('whoever unpacks it checks it with Node alone, and sees what was changed', async () => {
  const unpacked = join(folder, 'suelto')
  for (const [nombre, bytes] of Object.entries(unzip(zip))) {
    mkdirSync(dirname(join(unpacked, nombre)), { recursive: true })
    writeFileSync(join(unpacked, nombre), bytes)
  }
  const check = () => promisify(execFile)(process.execPath, [join(unpacked, 'verificar.mjs')])
  expect((await check()).stdout).toMatch(/^\d+ archivos, como dice el manifiesto\.\n$/)
  // A line that ends within a text is no row.
  const padron = join(unpacked, 'hojas', 'padron.csv')
  const sheet = readFileSync(padron)
  writeFileSync(padron, sheet.subarray(0, sheet.lastIndexOf('\r\n', -3) + 2))
  await expect(check()).rejects.toMatchObject({
    stderr: expect.stringMatching(/^hojas\/padron\.csv: bytes .*\n.*sha256 .*\n.*filas no es/) as string,
  })
  writeFileSync(padron, sheet)
  const cargos = join(unpacked, 'datos', 'cargo.jsonl')
  const text = readFileSync(cargos, 'utf8')
  writeFileSync(
    cargos,
    text.replace(/"monto":(\d)/, (_, digit: string) => `"monto":${(Number(digit) % 9) + 1}`),
  )
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/datos\/cargo\.jsonl: sha256 .*\n.*sumas no es/) as string,
  })
})

test('every table and column is told in words, and no word is of one that is gone', async () => {
  const told = (await describeTables(api.db)).map(({ tabla }) => tabla)
  expect(told).toEqual(Object.keys(PALABRAS).toSorted())
  const columns = new Set(
    (
      await api.db.query<{ columna: string }>(
        `SELECT table_name || '.' || column_name AS columna FROM information_schema.columns WHERE table_schema = 'public'`,
      )
    ).map(({ columna }) => columna),
  )
  const words = Object.entries(PALABRAS).flatMap(([tabla, { columnas }]) =>
    Object.keys(columnas).map((columna) => `${tabla}.${columna}`),
  )
  expect(words.filter((columna) => !columns.has(columna))).toEqual([])
})

test('a damaged zip, another’s and one with a changed row bring nothing in', async () => {
  const db = await emptyDb()
  const bad = join(folder, 'malo.zip')
  const tried = async (bytes: Uint8Array) => {
    writeFileSync(bad, bytes)
    await expect(bringIn(db, bad)).rejects.toThrow(DamagedBackupError)
    expect(await readHistory(db)).toEqual([])
  }
  const whole = readFileSync(zip)
  const random = createAzar(20_261_129)
  for (let n = 0; n < 8; n++) await tried(whole.subarray(0, random.int(0, whole.length - 1)))
  const parts = unzip(zip)
  const { 'datos/cargo.jsonl': cargos, ...rest } = parts
  await tried(zipSync(rest))
  const text = Buffer.from(cargos ?? []).toString('utf8')
  await tried(zipSync({ ...parts, 'datos/cargo.jsonl': Buffer.from(text.replace('"tipo":3', '"tipo":1')) }))
  await tried(zipSync({ ...parts, 'hojas/padron.csv': Buffer.from('id;Matrícula\r\n') }))
  await tried(zipSync({ 'otra-cosa.txt': Buffer.from('hola') }))
  await tried(Buffer.from('nada que ver'))
})

test('a database with a register takes none', async () => {
  await expect(bringIn(api.db, zip)).rejects.toThrow(RefusedDatabaseError)
})
