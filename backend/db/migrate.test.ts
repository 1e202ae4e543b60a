import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { migrate, readHistory, readMigrations, type Migration } from '@/backend/db/migrate'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { claveDeBusqueda, plegar } from '@/domain/plegar'

let base: TestDatabase
let db: Db
let other: Db

beforeEach(async () => {
  base = await createEmptyDatabase()
  db = openDatabase(base.url, { max: 2 })
  other = openDatabase(base.url, { max: 2 })
})
afterEach(async () => {
  await Promise.all([db.close(), other.close()])
  await base.drop()
})

const step = (nombre: string, sql: string): Migration => ({ nombre, huella: `huella de ${sql}`, sql })
const one = step('0001_uno', 'CREATE TABLE una (id int PRIMARY KEY); SELECT pg_sleep(0.2)')
const two = step('0002_dos', 'INSERT INTO una VALUES (1)')

test('of two programs that start at once each migration runs once', async () => {
  const migrations = [one, two]
  const done = await Promise.all([migrate(db, { migrations }), migrate(other, { migrations })])
  expect(done.flat().sort()).toEqual(['0001_uno', '0002_dos'])
  expect(await db.query('SELECT id FROM una')).toEqual([{ id: 1 }])
})

test('a migration that fails leaves the ones before it, and the next start goes on', async () => {
  const broken = step('0002_dos', 'INSERT INTO una VALUES (2); SELECT 1 / 0')
  await expect(migrate(db, { migrations: [one, broken] })).rejects.toThrow('0002_dos falló: division by zero')
  expect(await readHistory(db)).toHaveLength(1)
  expect(await db.query('SELECT id FROM una')).toEqual([])
  expect(await migrate(db, { migrations: [one, two] })).toEqual(['0002_dos'])
})

test('a register with data is saved once before it is changed, an empty one never', async () => {
  let saved = 0
  const beforeChange = (): Promise<void> => {
    saved++
    return Promise.resolve()
  }
  await migrate(db, { migrations: [one], beforeChange })
  expect(saved).toBe(0)
  await migrate(db, { migrations: [one, two, step('0003_tres', 'SELECT 1')], beforeChange })
  await migrate(db, { migrations: [one, two, step('0003_tres', 'SELECT 1')], beforeChange })
  expect(saved).toBe(1)
})

test.each([
  ['newer than the program', [one, two], [one], 'no conoce'],
  ['altered', [one], [step('0001_uno', 'SELECT 2')], 'no es la de este programa'],
  ['not in the program’s order', [one, two], [step('0001_otra', 'SELECT 1'), one, two], 'no conoce'],
])('a history that is %s is refused', async (_, first, second, message) => {
  await migrate(db, { migrations: first })
  await expect(migrate(db, { migrations: second })).rejects.toThrow(message)
})

test.each([
  ['a foreign table', 'CREATE TABLE socios (id int)', 'no son de Padrón (socios'],
  ['a table in another schema', 'CREATE SCHEMA otra; CREATE TABLE otra.socios (id int)', 'no son de Padrón'],
  ['somebody else’s migracion', 'CREATE TABLE migracion (version int)', 'no es de Padrón'],
])('a database with %s is refused and left alone', async (_, sql, message) => {
  await db.query(sql)
  await expect(migrate(db)).rejects.toThrow(message)
  expect(await db.query("SELECT 1 FROM pg_class WHERE relname IN ('una', 'matriculado')")).toEqual([])
})

test('a register with edited charges and plans learns their former names and whose instalments they are', async () => {
  const all = readMigrations()
  const before = all.filter(({ nombre }) => nombre < '0024')
  await migrate(db, { migrations: before })
  await withTransaction(db, async (tx) => {
    // Only what the migration reads: members, types and plans of these rows are not there.
    await tx.query(
      `DO $$ DECLARE k record; BEGIN
         FOR k IN SELECT conrelid::regclass AS tabla, conname FROM pg_constraint
           WHERE contype = 'f' AND conrelid::regclass::text IN ('cargo', 'movimiento', 'auditoria')
         LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', k.tabla, k.conname); END LOOP;
       END $$`,
    )
    await tx.query(
      `INSERT INTO cargo (id, matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id, plan_id, cuota) VALUES
         (1, 1, 3, 'Matrícula RESIDENTE 03/2027', 2027, 3, 100, 2, NULL, NULL),
         (2, 1, 2, 'Plan de Pagos – Cuota 2/7', 2027, 3, 100, NULL, 8, 2)`,
    )
    await tx.query(
      `INSERT INTO movimiento (id, matriculado_id, fecha, registrado_en, acto, debe, haber, cargo_id) VALUES
         (1, 1, '2026-11-01', '2026-11-01', 'cargar', 120, 0, 1), (2, 1, '2026-11-02', '2026-11-02', 'ajustar', 0, 20, 1)`,
    )
    await tx.query(
      `INSERT INTO auditoria (cuando, accion, entidad, entidad_id, matriculado_id, datos)
       VALUES ('2026-11-02', 'matricula.editar', 'cargo', 1, 1, $1)`,
      [{ antes: { nombre: 'Matrícula ACTIVO 03/2027' }, despues: { nombre: 'Matrícula RESIDENTE 03/2027' } }],
    )
  })
  await migrate(db, { migrations: all })
  expect(await db.query('SELECT cargo_id, hasta, nombre FROM cargo_renombrado')).toEqual([
    { cargo_id: 1, hasta: 1, nombre: 'Matrícula ACTIVO 03/2027' },
  ])
  expect(await db.query('SELECT nombre FROM cargo WHERE id = 2')).toEqual([
    { nombre: 'Plan de Pagos 8 – Cuota 2/7' },
  ])
})

test('marks of insurance become an open period since the month of entry, so that each month costs what it did', async () => {
  const all = readMigrations()
  await migrate(db, { migrations: all.filter(({ nombre }) => nombre < '0046') })
  await db.query("INSERT INTO tipo_matricula (id, nombre, categoria) VALUES (901, 'Activo', 1)")
  await db.query("INSERT INTO forma_pago (id, nombre) VALUES (901, 'Efectivo')")
  await db.query(
    `INSERT INTO matriculado (id, matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda,
       ingreso_cm, federacion, ampliacion, ampliacion_extendida)
     SELECT n, n, 901, 901, 'A', 'B', n, '', dia, n <> 4, n = 3, n = 5
     FROM (VALUES (1, date '2019-03-11'), (2, NULL), (3, date '2019-03-11'), (4, NULL), (5, date '2999-01-01')) v (n, dia)`,
  )
  await db.query(
    `INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) VALUES (2, 901, '2001-05-20')`,
  )
  await db.query('UPDATE matriculado SET federacion = false WHERE id = 5')
  await migrate(db, { migrations: all })
  const seguros = await db.query(
    `SELECT matriculado_id AS de, least(desde, '2020-01-01') AS desde, hasta, ampliacion, ampliacion_extendida AS extendida
     FROM federacion_matriculado ORDER BY matriculado_id`,
  )
  const open = { hasta: null, ampliacion: false, extendida: false }
  expect(seguros).toEqual([
    { de: 1, desde: '2019-03-01', ...open },
    { de: 2, desde: '2001-05-01', ...open },
    { de: 3, desde: '2019-03-01', ...open, ampliacion: true },
    { de: 5, desde: '2020-01-01', ...open, extendida: true },
  ])
})

test('surnames of several parts are found written together, as new ones are', async () => {
  const all = readMigrations()
  await migrate(db, { migrations: all.filter(({ nombre }) => nombre < '0117') })
  await db.query("INSERT INTO tipo_matricula (id, nombre, categoria) VALUES (901, 'Activo', 1)")
  await db.query("INSERT INTO forma_pago (id, nombre) VALUES (901, 'Efectivo')")
  const apellidos = [
    "D'Angelo",
    'De la Fuente',
    'Ñandú',
    'VAN DER BERG',
    'O\u02bcConnor',
    ' Paz-Núñez ',
    'Mu\u200bñoz',
  ]
  const before = (apellido: string) => plegar(`${apellido} José`).replace('o connor', 'o\u02bcconnor')
  await db.query(
    `INSERT INTO matriculado (id, matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
     SELECT n, n, 901, 901, apellido, 'José', n, busqueda
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS v (apellido, busqueda, n)`,
    [apellidos, apellidos.map(before)],
  )
  await migrate(db, { migrations: all })
  const rows = await db.query<{ busqueda: string }>('SELECT busqueda FROM matriculado ORDER BY id')
  expect(rows.map(({ busqueda }) => busqueda)).toEqual(
    apellidos.map((apellido) => claveDeBusqueda(apellido, 'José')),
  )
  // What waits outside the index is read by every search.
  const waiting = () => db.query("SELECT gin_clean_pending_list('matriculado_busqueda') AS pages")
  expect(await waiting()).toEqual([{ pages: 0n }])
  await db.query("UPDATE matriculado SET busqueda = busqueda || ' otra'")
  expect(await waiting()).toEqual([{ pages: 0n }])
})

test('the program’s own migrations have each a number of its own', () => {
  const numbers = readMigrations().map(({ nombre }) => Number(nombre.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})

test('a register with members learns to whom papers are issued: what nobody set goes, what somebody set stays', async () => {
  const all = readMigrations()
  await migrate(db, { migrations: all.filter(({ nombre }) => nombre < '0115') })
  await db.query(
    `DO $$ DECLARE k record; BEGIN
       FOR k IN SELECT conname FROM pg_constraint WHERE contype = 'f' AND conrelid = 'matriculado'::regclass
       LOOP EXECUTE format('ALTER TABLE matriculado DROP CONSTRAINT %I', k.conname); END LOOP;
       ALTER TABLE ajuste DROP CONSTRAINT ajuste_usuario_id_fkey;
     END $$`,
  )
  await db.query(
    `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, cuit_cuil, busqueda)
     VALUES (1, 1, 1, 'Ábalos', 'Ana', 20000001, '27200000018', 'abalos ana')`,
  )
  await db.query(
    `INSERT INTO ajuste (clave, valor, usuario_id) VALUES
       ('carnetEstados', '255', NULL), ('certificadoEstados', '255', 7), ('practicaEstados', '3', NULL)`,
  )
  await migrate(db, { migrations: all })
  expect(await db.query('SELECT clave FROM ajuste ORDER BY clave')).toEqual([
    { clave: 'certificadoEstados' },
    { clave: 'practicaEstados' },
  ])
  expect(await db.query('SELECT clave FROM novedad')).toEqual([{ clave: 'estadosParaEmitir' }])
})

test('a register that begins is told nothing of what was before it', async () => {
  await migrate(db)
  expect(await db.query('SELECT clave FROM novedad')).toEqual([])
})
