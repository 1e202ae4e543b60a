import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { createAzar, type Azar } from '@/backend/generador/azar'
import { createEmptyDatabase, createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { ContainerReader, Counter, DamagedBackupError, line } from '@/backend/db/container'
import { migrate, readHistory, RefusedDatabaseError } from '@/backend/db/migrate'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { createRegistro, readRegistro } from '@/backend/db/registro'
import { copyOut } from '@/backend/db/table-catalog'
import { backUp, keepNewest, type BackupHeader } from '@/backend/db/backup'
import { readBackupHeader } from '@/backend/db/copy'
import { restore } from '@/backend/db/restore'

/** What may happen to the bytes of a file, at a place that chance chooses. */
const HARMS: ((bytes: Buffer, random: Azar) => Buffer)[] = [
  (bytes, random) => {
    const at = random.int(0, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7))
    return bytes
  },
  (bytes, random) => {
    bytes[random.int(0, bytes.length - 1)] = random.int(0, 255)
    return bytes
  },
  (bytes, random) => {
    const at = random.int(0, bytes.length - 1)
    return bytes.fill(0, at, Math.min(bytes.length, at + random.int(1, 4096)))
  },
  (bytes, random) => bytes.subarray(0, random.int(0, bytes.length - 1)),
  (bytes, random) => {
    const at = random.int(0, bytes.length - 1)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.int(1, 4096))])
  },
]

const editText = (plain: Buffer): Buffer =>
  Buffer.from(plain.toString('latin1').replace('2026-01-02', '2026-13-02'), 'latin1')

function edit(path: string, change: (text: string) => string): void {
  const text = gunzipSync(readFileSync(path)).toString('utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(path, gzipSync(changed))
}

/** Whether what was done to a file left its content alone: the head of a compressed one has bytes that mean nothing. */
function unchanged(before: Buffer, after: Buffer): boolean {
  if (after.equals(before)) return true
  try {
    return gunzipSync(after).equals(gunzipSync(before))
  } catch {
    return false
  }
}

/** The same content with an end that promises what it now is. */
async function rehash(plain: Buffer): Promise<Buffer> {
  const reader = new ContainerReader(Readable.from([plain]))
  const { tablas } = (await reader.readLine()) as BackupHeader
  const encabezado = reader.lastLine()
  const sums = []
  for (const { nombre } of tablas) {
    const count = new Counter()
    for await (const piece of reader.readPieces()) count.add(piece)
    sums.push(count.sum(nombre))
  }
  return Buffer.concat([
    plain.subarray(0, plain.lastIndexOf('{"fin"')),
    line({ fin: true, encabezado, tablas: sums }),
  ])
}

const folder = mkdtempSync(join(tmpdir(), 'respaldo-'))
const file = join(folder, 'uno.padron')
let source: TestDatabase
let target: TestDatabase
let from: Db
let to: Db

beforeAll(async () => {
  source = await createTestDatabase()
  from = openDatabase(source.url, { max: 2 })
  await withTransaction(from, async (tx) => {
    await createRegistro(tx, 'demo', 'Consejo de prueba')
    await fill(tx)
  })
  await backUp(from, file)
})
beforeEach(async () => {
  target = await createEmptyDatabase()
  to = openDatabase(target.url, { max: 2 })
})
afterEach(async () => {
  await to.close()
  await target.drop()
})
afterAll(async () => {
  await from.close()
  await source.drop()
  rmSync(folder, { recursive: true })
})

/** Awkward values, a key that points both ways, and a hole at the end of a sequence. */
async function fill(tx: { query: Db['query'] }): Promise<void> {
  await tx.query(`INSERT INTO ajuste VALUES ($1, $2)`, ['rara', JSON.stringify('a\tb\nc\\.ñ"😀\\N')])
  await tx.query(`INSERT INTO tipo_matricula (id, nombre, categoria) VALUES (901, E'Activo\\n\\\\.\\n', 1)`)
  await tx.query(`INSERT INTO forma_pago (id, nombre) VALUES (901, '')`)
  await tx.query(
    `INSERT INTO matriculado (id, matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
     SELECT n, n, 901, 901, 'Ñandú ' || n, 'Ana', n, 'nandu' FROM generate_series(1, 3000) n`,
  )
  await tx.query(
    `INSERT INTO cargo (id, matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
     VALUES (1, 1, 3, 'Cuota', 2026, 1, 9007199254740993, 901)`,
  )
  await tx.query(
    `INSERT INTO pago (id, matriculado_id, fecha, medio, total, nro_recibo) VALUES (1, 1, '2026-01-02', 'efectivo', 5, 1)`,
  )
  await tx.query(`INSERT INTO linea (id, pago_id, cargo_id, monto) VALUES (1, 1, 1, 5)`)
  await tx.query(`UPDATE cargo SET linea_id = 1`)
  await tx.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, debe) VALUES (1, '2026-01-02', 'cargar', 7)`,
  )
  await tx.query(`SELECT setval('movimiento_id_seq', 70, true)`)
}

test('a backup is for its owner alone, and says what it is', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await readBackupHeader(file)).toMatchObject({ clase: 'demo', nombre: 'Consejo de prueba' })
  await expect(backUp(from, file)).rejects.toThrow('Ya existe')
})

test('what is restored is the same register, with its guards awake', async () => {
  await restore(to, file)
  const again = join(folder, 'dos.padron')
  await backUp(to, again)
  const sums = (path: string): string =>
    gunzipSync(readFileSync(path))
      .toString('utf8')
      .replace(/^.*"fin":true,"encabezado":"\w{64}"/s, '')
  expect(sums(again)).toBe(sums(file))
  expect(sums(file)).toContain('{"nombre":"matriculado","filas":3000,')
  expect(await readRegistro(to)).toEqual(await readRegistro(from))
  expect(await readHistory(to)).toEqual(await readHistory(from))
  await expect(to.query('DELETE FROM movimiento')).rejects.toThrow('solo admite agregados')
  await expect(to.query('UPDATE cargo SET linea_id = 2')).rejects.toThrow('foreign key')
  const [next] = await to.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber) VALUES (1, now(), 'cobrar', 7) RETURNING id`,
  )
  expect(next).toEqual({ id: 71 })
})

test('of the automatic backups the newest stay; of the rest only the drafts of killed ones go', () => {
  const names = ['noche-2026-01-01', 'noche-2026-01-03', 'noche-2026-01-02', 'respaldo-2025'].map(
    (n) => `${n}.padron`,
  )
  const backups = mkdtempSync(join(folder, 'copias-'))
  const inProgress = `noche-2026-01-04.padron.${process.pid}.parcial`
  const killed = ['noche-2026-01-02', 'respaldo-2025'].map((n) => `${n}.padron.2147483600.parcial`)
  for (const name of [...names, inProgress, ...killed]) writeFileSync(join(backups, name), '')
  keepNewest(backups, 'noche-', 2)
  expect(readdirSync(backups).sort()).toEqual([...names.slice(1), inProgress].sort())
})

test('a backup never goes over a register', async () => {
  await migrate(to)
  await expect(restore(to, file)).rejects.toThrow('ya tiene un registro')
})

test('a backup of a newer program is refused by both their names, and says to upgrade', async () => {
  const newer = join(folder, 'nuevo.padron')
  const text = gunzipSync(readFileSync(file)).toString('latin1')
  const head = text
    .slice(0, text.indexOf('\n'))
    .replace('],"tablas":', ',{"nombre":"9999_futura","huella":"x"}],"tablas":')
    .replace(/"programa":"[^"]*"/, '"programa":"9.1.0 (0a1b2c3d)"')
  const rest = text.slice(text.indexOf('\n')).replace(/"encabezado":"\w{64}",/, '')
  writeFileSync(newer, gzipSync(Buffer.from(head + rest, 'latin1')))
  await expect(restore(to, newer)).rejects.toThrow(
    /La copia es de un Padrón más nuevo, 9\.1\.0 \(0a1b2c3d\), y este es \d.*no conoce 9999_futura.*Actualice/s,
  )
  expect(await readHistory(to)).toEqual([])
})

describe('a backup that is not whole leaves nothing behind', () => {
  const damages: [string, (path: string) => void][] = [
    ['cut', (path) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['without its end', (path) => edit(path, (text) => text.slice(0, text.lastIndexOf('{"fin"')))],
    ['with a value changed', (path) => edit(path, (text) => text.replace('Ñandú 2999', 'Ñandú 2998'))],
    ['with an impossible value', (path) => edit(path, (text) => text.replace('2026-01-02', '2026-13-02'))],
    ['with a migration we do not know', (path) => edit(path, (text) => text.replace('"0001_', '"0009_'))],
    ['of another kind', (path) => writeFileSync(path, gzipSync('{"formato":"otro"}\n'))],
    ['not even compressed', (path) => writeFileSync(path, 'PGDMP')],
    ['empty', (path) => writeFileSync(path, '')],
  ]
  test.each(damages)('%s', async (_, damage) => {
    const broken = join(folder, 'roto.padron')
    copyFileSync(file, broken)
    damage(broken)
    await refuses(broken)
  })

  const seed = Number(process.env['PADRON_SEMILLA'] ?? 7)
  test(`in a hundred ways of seed ${seed}: bits, bytes, zeros and cuts, compressed or not`, async () => {
    const random = createAzar(seed)
    const whole = readFileSync(file)
    const plain = gunzipSync(whole)
    const broken = join(folder, 'roto.padron')
    for (let turn = 0; turn < 100; turn++) {
      const isPacked = turn % 2 === 0
      const harm = HARMS[Math.floor(turn / 2) % HARMS.length]
      if (!harm) throw new Error('no harm')
      const bytes = harm(Buffer.from(isPacked ? whole : plain), random)
      writeFileSync(broken, isPacked ? bytes : gzipSync(bytes, { level: 1 }))
      await refuses(broken, isPacked ? whole : plain, bytes)
    }
  })

  test('with a value the database does not take, although every hash is right: its table and line', async () => {
    const broken = join(folder, 'roto.padron')
    writeFileSync(broken, gzipSync(await rehash(editText(gunzipSync(readFileSync(file))))))
    await expect(restore(to, broken)).rejects.toThrow(
      /^El respaldo está dañado: tabla \w+, línea 1: trae un valor que no puede ser\.$/,
    )
    expect(await readHistory(to)).toEqual([])
  })

  /** In words of our own, before anything is there; what was harmed into itself is no harm. */
  async function refuses(broken: string, before?: Buffer, after?: Buffer): Promise<void> {
    if (before && after && unchanged(before, after)) return
    const error: unknown = await restore(to, broken).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect([DamagedBackupError, RefusedDatabaseError]).toContain((error as Error).constructor)
    expect((error as Error).message).toMatch(
      /^(El respaldo está dañado|El archivo no es un respaldo|La base)/,
    )
    expect(await readHistory(to)).toEqual([])
    expect(to.pool.idleCount).toBe(to.pool.totalCount)
  }
})

test('who stops reading in the middle of a table, as where the disk is full, ends with his own error and holds up nobody', async () => {
  const rows = "COPY (SELECT repeat('x', 1000) FROM generate_series(1, 200000)) TO STDOUT"
  const stopped = withTransaction(from, async (tx) => {
    for await (const piece of copyOut(tx, rows))
      throw new Error(`sin lugar tras ${String(piece).slice(0, 1)}`)
  })
  await expect(stopped).rejects.toThrow('sin lugar tras x')
  expect(await from.query('SELECT 1 AS uno')).toEqual([{ uno: 1 }])
  expect(from.pool.idleCount).toBe(from.pool.totalCount)
})
