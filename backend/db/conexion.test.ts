import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db, type TransactionOptions } from '@/backend/db/conexion'
import type { TestDatabase } from '@/backend/prueba/db/servidor'

let base: TestDatabase
let db: Db

beforeAll(async () => {
  base = await createEmptyDatabase()
  db = openDatabase(base.url, { max: 4 })
  await db.query('CREATE TABLE fila (id int PRIMARY KEY, n int NOT NULL)')
})
beforeEach(() => db.query('TRUNCATE fila; INSERT INTO fila VALUES (1, 0), (2, 0)'))
afterAll(async () => {
  await db.close()
  await base.drop()
})

test('types arrive as the domain wants them', async () => {
  const [row] = await db.query(
    `SELECT 9007199254740993::int8 AS monto, date '2026-02-01' AS dia, 1.10::numeric AS tasa, 7 AS id,
       timestamptz '2026-03-01 00:30:00.25-03' AS cuando, NULL::int8 AS nada`,
  )
  expect(row).toEqual({
    monto: 9007199254740993n,
    dia: '2026-02-01',
    tasa: '1.10',
    id: 7,
    cuando: '2026-03-01T03:30:00.250Z',
    nada: null,
  })
})

test('days are the council’s, and nothing waits for ever', async () => {
  const [row] = await db.query<Record<string, string>>(
    `SELECT current_setting('timezone') AS zona, current_setting('statement_timeout') AS espera,
       current_setting('lock_timeout') AS candado`,
  )
  expect(row).toEqual({ zona: 'America/Argentina/Buenos_Aires', espera: '25s', candado: '10s' })
})

test('a transaction whose machine falls silent gives its locks back, but for those that may take any time', async () => {
  const silence = (options?: TransactionOptions) =>
    withTransaction(
      db,
      (tx) => tx.query("SELECT current_setting('idle_in_transaction_session_timeout') AS callado"),
      options,
    )
  expect(await silence()).toEqual([{ callado: '7s' }])
  expect(await silence({ statementTimeout: 0 })).toEqual([{ callado: '0' }])
})

test('what throws is rolled back and its connection is usable again', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const failed = withTransaction(db, async (tx) => {
      await tx.query('UPDATE fila SET n = 9')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
  }
  expect(await db.query('SELECT DISTINCT n FROM fila')).toEqual([{ n: 0 }])
  expect(db.pool.idleCount).toBe(db.pool.totalCount)
})

test('who meets another more than once is tried again until he gets through, and given up in the end', async () => {
  const meeting = (times: number) => {
    let begun = 0
    return withTransaction(db, async (tx) => {
      begun++
      await tx.query('UPDATE fila SET n = n + 1 WHERE id = 1')
      if (begun <= times) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'met' USING ERRCODE = '40P01'; END $$`)
      return begun
    })
  }
  expect(await meeting(3)).toBe(4)
  expect(await db.query('SELECT n FROM fila WHERE id = 1')).toEqual([{ n: 1 }])
  await expect(meeting(4)).rejects.toThrow('met')
})

test('a deadlock is tried again and both transactions end', async () => {
  const both = (first: number, second: number): Promise<void> =>
    withTransaction(db, async (tx) => {
      await tx.query('UPDATE fila SET n = n + 1 WHERE id = $1', [first])
      await tx.query('SELECT pg_sleep(0.2)')
      await tx.query('UPDATE fila SET n = n + 1 WHERE id = $1', [second])
    })
  await Promise.all([both(1, 2), both(2, 1)])
  expect(await db.query('SELECT n FROM fila ORDER BY id')).toEqual([{ n: 2 }, { n: 2 }])
})

test('a connection killed in mid-transaction is an error, not the end of the process', async () => {
  const killed = withTransaction(db, async (tx) => {
    await tx.query('UPDATE fila SET n = 5')
    const [own] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await db.query('SELECT pg_terminate_backend($1)', [own?.pid])
    await tx.query('SELECT 1')
  })
  await expect(killed).rejects.toThrow()
  expect(await db.query('SELECT DISTINCT n FROM fila')).toEqual([{ n: 0 }])
})

test('a transaction kept after its end refuses to work', async () => {
  const kept = await withTransaction(db, (tx) => Promise.resolve(tx))
  await expect(kept.query('UPDATE fila SET n = 7')).rejects.toThrow('ya terminó')
})
