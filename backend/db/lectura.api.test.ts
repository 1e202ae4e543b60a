import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Db, withTransaction } from '@/backend/db/conexion'
import { openLectura, type OpcionesDeLectura } from '@/backend/db/lectura'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'

let bases: { principal: TestDatabase; replica: TestDatabase }
let principal: Db
let replica: Db
let dichos: string[]
const abiertas: Db[] = []

beforeAll(async () => {
  bases = { principal: await createEmptyDatabase(), replica: await createEmptyDatabase() }
  principal = openDatabase(bases.principal.url, { max: 2 })
  replica = openDatabase(bases.replica.url, { max: 2 })
  for (const [db, nombre] of [
    [principal, 'principal'],
    [replica, 'réplica'],
  ] as const) {
    await db.query('CREATE TABLE quien (nombre text)')
    await db.query('INSERT INTO quien VALUES ($1)', [nombre])
  }
})
beforeEach(() => void (dichos = []))
afterAll(async () => {
  for (const db of [...abiertas, principal, replica]) await db.close()
  await bases.principal.drop()
  await bases.replica.drop()
})

function open(opciones: OpcionesDeLectura = {}, url = bases.replica.url): Db {
  const alCambiar = (sirve: boolean, porque: string): void => void dichos.push(sirve ? 'sirve' : porque)
  const db = openLectura(url, principal, { creido: 0, espera: 1_000, alCambiar, ...opciones })
  abiertas.push(db)
  return db
}
const whoAnswers = async (db: Db): Promise<unknown> =>
  (await db.query<{ nombre: string }>('SELECT nombre FROM quien LIMIT 1'))[0]?.nombre

/** For connections from now on. */
const setThere = (ajuste: string): Promise<unknown> =>
  replica.query(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${ajuste}', current_database()); END $$`)

/** The other server as a standby that lags so many seconds behind a primary, or follows none. */
async function asStandby(segundos: number, sigue: boolean): Promise<void> {
  await replica.query('DROP SCHEMA IF EXISTS dicho CASCADE')
  await replica.query('CREATE SCHEMA dicho')
  await replica.query(`CREATE FUNCTION dicho.pg_is_in_recovery() RETURNS bool RETURN true`)
  await replica.query(`CREATE VIEW dicho.pg_stat_wal_receiver AS SELECT 1 AS pid WHERE ${sigue}`)
  await replica.query(`CREATE FUNCTION dicho.pg_last_wal_receive_lsn() RETURNS pg_lsn RETURN '0/2'::pg_lsn`)
  await replica.query(
    `CREATE FUNCTION dicho.pg_last_wal_replay_lsn() RETURNS pg_lsn RETURN '0/${segundos > 0 ? 1 : 2}'::pg_lsn`,
  )
  await replica.query(
    `CREATE FUNCTION dicho.pg_last_xact_replay_timestamp() RETURNS timestamptz
     RETURN now() - ${segundos || 3_600} * interval '1 second'`,
  )
  await setThere('search_path = dicho, pg_catalog, public')
}

test('a read is answered by the standby, and a transaction is the primary’s', async () => {
  const db = open()
  expect(await whoAnswers(db)).toBe('réplica')
  expect(await withTransaction(db, (tx) => tx.query('SELECT nombre FROM quien'))).toEqual([
    { nombre: 'principal' },
  ])
})

test('a standby that does not answer is noticed by the log alone, once', async () => {
  const db = open({}, 'postgresql://nadie@127.0.0.1:9/nada')
  expect([await whoAnswers(db), await whoAnswers(db)]).toEqual(['principal', 'principal'])
  expect(dichos).toHaveLength(1)
})

test('one that hangs is waited for so long and no longer', async () => {
  const db = open({ espera: 300 })
  const begin = performance.now()
  expect(
    await db.query("SELECT nombre FROM quien WHERE nombre = 'principal' OR pg_sleep(20) IS NULL"),
  ).toEqual([{ nombre: 'principal' }])
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(dichos).toHaveLength(1)
})

test('one that lags, or follows nobody any more, does not answer until it is near again', async () => {
  const steps = [
    [0, true, 'réplica'],
    [4, true, 'réplica'],
    [6, true, 'principal'],
    [0, false, 'principal'],
    [0, true, 'réplica'],
  ] as const
  const seen: unknown[] = []
  for (const [segundos, sigue] of steps) {
    await asStandby(segundos, sigue)
    seen.push(await whoAnswers(open()))
  }
  expect(seen).toEqual(steps.map(([, , who]) => who))
  expect(dichos).toEqual(['atrasada 6 s', 'no sigue a la principal'])
})

test('what it must not write the primary writes, and it goes on answering', async () => {
  await setThere('default_transaction_read_only = on')
  const db = open()
  await db.query("INSERT INTO quien VALUES ('otra')")
  expect(await principal.query("SELECT FROM quien WHERE nombre = 'otra'")).toHaveLength(1)
  expect(await whoAnswers(db)).toBe('réplica')
  expect(dichos).toEqual([])
})
