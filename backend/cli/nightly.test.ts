import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificacionNocturna } from '@/backend/cli/nightly'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { createTestDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { keepVerificacion } from '@/backend/tarea/vigilancia'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url, { max: 2 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('the ledger is checked once a day from the fourth hour, and not on the day a register is made', async () => {
  const isDue = () => verificacionNocturna(database.url).hay?.(db)
  expect(await isDue()).toBe(false)
  await withTransaction(db, (tx) => createRegistro(tx, 'real', 'x'))
  expect(await isDue()).toBe(false)
  await db.query("UPDATE registro SET creado_en = now() - interval '2 days'")
  expect(await isDue()).toBe(true)
  await withTransaction(db, (tx) => keepVerificacion(tx, 90, []))
  expect(await isDue()).toBe(false)
  const [limit] = await db.query<{ desde: string }>(
    "SELECT date_trunc('day', now() - interval '4 hours') + interval '4 hours' AS desde",
  )
  await db.query('UPDATE verificacion SET hecha_en = $1', [limit?.desde])
  expect(await isDue()).toBe(false)
  await db.query("UPDATE verificacion SET hecha_en = hecha_en - interval '1 second'")
  expect(await isDue()).toBe(true)
})
