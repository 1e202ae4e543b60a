import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, type Db } from '@/backend/db/conexion'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import * as schema from '@/backend/db/schema'

let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await createTestDatabase()
  db = openDatabase(base.url, { max: 1 })
})
afterAll(async () => {
  await db.close()
  await base.drop()
})

const TABLES = Object.values(schema).flatMap((one: unknown) =>
  is(one, PgTable) ? [getTableConfig(one)] : [],
)

test.each(TABLES)('$name is what the migrations made', async ({ name, columns }) => {
  const real = await db.query<{ columna: string; tipo: string; obligatoria: boolean; clave: boolean }>(
    `SELECT a.attname AS columna, format_type(a.atttypid, a.atttypmod) AS tipo, a.attnotnull AS obligatoria,
       coalesce(a.attnum = ANY (i.indkey), false) AS clave
     FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
    [name],
  )
  const byName = new Map(real.map((column) => [column.columna, column]))
  expect(columns.length).toBeGreaterThan(0)
  for (const column of columns) {
    expect({ columna: column.name, ...byName.get(column.name) }).toEqual({
      columna: column.name,
      tipo: column.getSQLType(),
      obligatoria: column.notNull,
      clave: column.primary,
    })
  }
})

test('there are tables to compare', () => expect(TABLES.length).toBeGreaterThan(1))
