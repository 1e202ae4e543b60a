import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@/backend/db/base-de-prueba'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { folded } from '@/backend/db/plegado'
import type { TestDatabase } from '@/backend/db/prueba'
import { plegar } from '@/domain/plegar'

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

const inDatabase = async (texts: readonly string[]): Promise<unknown[]> =>
  (
    await db.query<{ plegado: string }>(
      `SELECT ${folded('t.texto')} AS plegado FROM unnest($1::text[]) WITH ORDINALITY AS t (texto, orden) ORDER BY t.orden`,
      [texts],
    )
  ).map(({ plegado }) => plegado)

const NOMBRES = [
  'João',
  'BÖHM',
  'Ãngela',
  'Škoda',
  'Ñandú',
  'n\u0303andu\u0301',
  'MUÑOZ',
  'Güemes',
  'Ångström',
]
NOMBRES.push('İbrahim', 'Łukasz', 'Nguyễn', 'GARÇON', 'Ødegård', 'Ærø', 'Groß')

test('the database folds names, and every letter of Latin writing, as domain/plegar does', async () => {
  expect(await inDatabase(NOMBRES)).toEqual(NOMBRES.map(plegar))
  const letters = Array.from({ length: 0x250 - 0x41 }, (_, n) => String.fromCodePoint(0x41 + n)).filter(
    (one) => /^\p{L}$/u.test(one),
  )
  expect(letters.length).toBeGreaterThan(400)
  expect(await inDatabase(letters)).toEqual(letters.map(plegar))
})
