import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { createTestDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { clave, differences, type Vacias } from '@/backend/prueba/filas/comparar'
import { readConsultas } from '@/backend/prueba/filas/consultas'
import { describeText } from '@/backend/prueba/filas/descripcion'

/** Statements whose text only the running program knows, most of them any catalogue's. The number may only fall. */
const ILEGIBLES = 21

let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await createTestDatabase()
  db = openDatabase(base.url, { max: 2 })
})
afterAll(async () => {
  await db.close()
  await base.drop()
})

async function readVacias(): Promise<Vacias> {
  const rows = await db.query<{ tabla: number; columna: number; nombre: string }>(
    `SELECT a.attrelid AS tabla, a.attnum AS columna, a.attname AS nombre
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attnotnull`,
  )
  return new Map(rows.map((row) => [clave(row), row.nombre]))
}

test('the rows that the SQL declares are those that the migrated database answers', async () => {
  const { checker, consultas } = readConsultas()
  const vacias = await readVacias()
  const client = await db.pool.connect()
  const unread: string[] = []
  const faults = new Set<string>()
  for (const { donde, textos, fila } of consultas) {
    let read = false
    for (const texto of textos) {
      const columnas = fila && (await describeText(client, texto))
      if (!columnas) continue
      read = true
      for (const que of differences(checker, { fila, texto }, columnas, vacias)) faults.add(`${donde} ${que}`)
    }
    if (!read) unread.push(donde)
  }
  client.release()
  expect([...faults]).toEqual([])
  expect(consultas.length).toBeGreaterThan(200)
  expect(unread.length, unread.join('\n')).toBe(ILEGIBLES)
}, 180_000)
