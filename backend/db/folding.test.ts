import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { folded, nameKey } from '@/backend/db/folding'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

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

test('the key of a name is that of the name as it is stored, whatever blanks and invisible characters it came with', async () => {
  const typed = [
    'a\u00a0 b',
    '\u200ba\u200d b\ufeff',
    '\ta\n\u2003b ',
    'a\u00adb',
    '\u202ea b',
    '\u3000A\u1680B',
  ]
  const rows = await db.query<{ suya: string; limpia: string }>(
    `SELECT ${nameKey('t.suya')} AS suya, ${nameKey('t.limpia')} AS limpia FROM unnest($1::text[], $2::text[]) AS t (suya, limpia)`,
    [typed, typed.map(oneLine)],
  )
  expect(rows.map(({ suya }) => suya)).toEqual(rows.map(({ limpia }) => limpia))
  expect(new Set(rows.map(({ suya }) => suya))).toEqual(new Set(['a b', 'ab']))
})
