import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markBorn } from '@/backend/cli/birth'
import { run } from '@/backend/cli/cambiar-motor'
import { mendOrder } from '@/backend/db/collation'
import { migrate } from '@/backend/db/migrate'
import { INCLUIDO, isTooOld, motorInWords, readMotor } from '@/backend/db/motor'
import { createRegistro, readRegistro } from '@/backend/db/registro'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { databaseUrl } from '@/backend/db/supervisor/cluster'
import { openEngine } from '@/backend/db/supervisor/engine'
import { draftOf, exchange, finishExchange } from '@/backend/db/supervisor/exchange'
import { dataVersion } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { startServer } from '@/backend/db/supervisor/server'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { today } from '@/domain/fechas'

const OPTIONS = { tarea: 'prueba', unsafe: true }
const DEBIAN = '/usr/lib/postgresql'

let folder: ReturnType<typeof temporaryRegister>
beforeEach(() => {
  folder = temporaryRegister()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await stopLeftover(folder)
  folder.remove()
})

async function on<R>(act: (db: Db) => Promise<R>): Promise<R> {
  const server = await startServer(folder, OPTIONS)
  const db = openDatabase(server.url, { max: 2 })
  try {
    return await act(db)
  } finally {
    await db.close()
    await server.stop()
  }
}

test('the engine that npm brings is the one whose day is written down, and is not too old to ship', () => {
  expect(openEngine(false, '').version).toBe(INCLUIDO.version)
  expect(
    isTooOld(today()),
    `PostgreSQL ${INCLUIDO.version} es de ${INCLUIDO.publicado}: hace falta uno más nuevo`,
  ).toBe(false)
  expect(isTooOld('2027-02-15')).toBe(true)
  expect(motorInWords('18.4')).toBe('PostgreSQL 18.4, de mayo de 2026')
  expect(motorInWords('15.14')).toBe('PostgreSQL 15.14')
})

test('a folder that holds no PostgreSQL is refused by its name', async () => {
  vi.stubEnv('PADRON_POSTGRES', '/usr/share')
  await expect(startServer(folder, OPTIONS)).rejects.toThrow(
    /PADRON_POSTGRES=\/usr\/share: ahí no están initdb/,
  )
})

test('indexes are built again once, where letters are ordered otherwise than before', async () => {
  const server = await startServer(folder, OPTIONS)
  const db = openDatabase(server.url, { max: 1 })
  // Only a superuser may write the mark that another engine would have left.
  const admin = openDatabase(databaseUrl(folder, 'postgres', undefined).replace('/postgres?', '/padron?'), {
    max: 1,
  })
  try {
    await migrate(db)
    expect(await readMotor(db)).toBe(INCLUIDO.version)
    expect(await mendOrder(db)).toBe(false)
    await admin.query("UPDATE pg_collation SET collversion = '1' WHERE collname = 'es_ar'")
    expect(await mendOrder(db)).toBe(true)
    await admin.query("UPDATE pg_database SET datcollversion = '1' WHERE datname = 'padron'")
    expect(await mendOrder(db)).toBe(true)
    expect(await mendOrder(db)).toBe(false)
  } finally {
    await Promise.all([db.close(), admin.close()])
    await server.stop()
  }
})

test('a register passes to another major with all its rows, and its data of before stay', async () => {
  await on(async (db) => {
    await migrate(db)
    await withTransaction(db, (tx) => createRegistro(tx, 'real', 'Consejo de prueba'))
  })
  markBorn(folder, 'real')
  const [other = ''] = readdirSync(DEBIAN)
  vi.stubEnv('PADRON_DATOS', folder.root)
  vi.stubEnv('PADRON_DEMO', '')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('PADRON_POSTGRES', `${DEBIAN}/${other}/bin`)
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await expect(startServer(folder, OPTIONS)).rejects.toThrow(/son de PostgreSQL 18 .* npm run cambiar-motor/)

  expect(await run({})).toBe(0)
  expect(dataVersion(folder)).toBe(other)
  expect(readdirSync(folder.root)).toContainEqual(expect.stringMatching(/^postgres-18-\d{8}-\d{6}$/))
  await on(async (db) => {
    expect(await readMotor(db)).toMatch(new RegExp(`^${other}\\.`))
    expect(await readRegistro(db)).toMatchObject({ clase: 'real', nombre: 'Consejo de prueba' })
  })

  expect(await run({})).toBe(0)
  expect(told.mock.lastCall?.[0]).toMatch(`ya son de PostgreSQL ${other}`)
  vi.stubEnv('PADRON_POSTGRES', '')
  expect(await run({})).toBe(0)
  expect(dataVersion(folder)).toBe('18')
})

test('an exchange that was cut between its renames is ended by the next start, and one that was cut before is not', () => {
  const put = (path: string, version: string): void => {
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'PG_VERSION'), version)
  }
  put(`${folder.data}.motor-listo`, '19')
  finishExchange(folder)
  expect(dataVersion(folder)).toBe('19')
  put(`${folder.data}.motor-listo`, '20')
  finishExchange(folder)
  expect(dataVersion(folder)).toBe('19')
  put(draftOf(folder).data, '20')
  exchange(folder, `${folder.data}-19`)
  expect(dataVersion(folder)).toBe('20')
  expect(readdirSync(folder.root).sort()).toEqual(['postgres', 'postgres-19'])
})
