import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { createDatabaseFrom, type TestDatabase } from '@/backend/prueba/db/servidor'
import { seedReference } from '@/backend/db/reference/seed'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createDatabaseFrom(inject('testServer').adminUrl)
  db = openDatabase(database.url, { max: 2 })
  await migrate(db)
  await withTransaction(db, (tx) => seedReference(tx, '2026-11-21'))
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const count = async (table: string, where = 'true'): Promise<number> =>
  (await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`))[0]?.n ?? -1

test('has every province and departamento, under its province', async () => {
  expect(await count('provincia')).toBe(24)
  expect(await count('departamento')).toBe(529)
  const [santiago] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM departamento d JOIN provincia p ON p.id = d.provincia_id WHERE p.codigo = '86'`,
  )
  expect(santiago?.n).toBe(27)
})

test('has the rows whose ids the spec fixes, and own rows start after them', async () => {
  const tipos = await db.query<{ nombre: string }>('SELECT nombre FROM tipo_matricula ORDER BY id')
  expect(tipos.map((row) => row.nombre)).toEqual([
    'ACTIVO',
    'RESIDENTE',
    'PASIVO',
    'INHABILITADO',
    'SUSPENDIDO',
    'DADO DE BAJA',
    'ANULADA',
    'FALLECIDO',
  ])
  expect(await count('forma_pago', 'fijo')).toBe(6)
  expect(await count('rol')).toBe(5)
  const own = await withTransaction(db, (tx) =>
    tx.query<{ id: number }>(
      `INSERT INTO tipo_matricula (nombre, categoria) VALUES ('TEMPORARIO', 1) RETURNING id`,
    ),
  )
  expect(own[0]?.id).toBe(9)
})

test('has a price for this year and the last, each charged type and each variant', async () => {
  const prices = await db.query<{ anio: number; n: number }>(
    'SELECT anio, count(DISTINCT (tipo_matricula_id, variante))::int AS n FROM concepto WHERE tipo = 1 GROUP BY anio ORDER BY anio',
  )
  expect(prices).toEqual([
    { anio: 2025, n: 12 },
    { anio: 2026, n: 12 },
  ])
  expect(await count('concepto', 'tipo = 1 AND (monto <= 0 OR monto % 100 <> 0)')).toBe(0)
})

test('every branch has its bank and every hospital its departamento', async () => {
  expect(await count('sucursal_banco', 'banco_id IS NULL')).toBe(0)
  expect(await count('hospital', 'departamento_id IS NULL')).toBe(0)
})

test('a second call changes nothing', async () => {
  const before = await count('concepto')
  expect(await withTransaction(db, (tx) => seedReference(tx, '2027-01-02'))).toBe(false)
  expect(await count('concepto')).toBe(before)
})
