import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { seedReference } from '@/backend/db/reference/seed'
import { createRegistro } from '@/backend/db/registro'
import { generar, type PedidoGenerar, type Resumen } from '@/backend/generador/generar'
import { verificar } from '@/backend/verificar/verificar'
import { isValidCbu } from '@/domain/cbu'
import { isValidCuit } from '@/domain/cuit'
import { claveDeBusqueda } from '@/domain/plegar'

const PEDIDO: PedidoGenerar = { matriculados: 300, meses: 12, semilla: 1, hoy: '2026-11-21', demo: true }
const opened: { base: TestDatabase; db: Db }[] = []

async function emptyRegister(): Promise<Db> {
  const base = await createTestDatabase()
  const db = openDatabase(base.url, { max: 2 })
  opened.push({ base, db })
  return db
}

let db: Db
let resumen: Resumen

beforeAll(async () => {
  db = await emptyRegister()
  resumen = await generar(db, PEDIDO)
})
afterAll(async () => {
  for (const { base, db } of opened) {
    await db.close()
    await base.drop()
  }
})

const TABLES = [
  'matriculado',
  'periodo_matricula',
  'federacion_matriculado',
  'especialidad_matriculado',
  'da_listado',
  'plan_pago',
  'cargo',
  'pago',
  'linea',
  'movimiento',
  'concepto',
  'practica_matriculado',
  'certificado_matriculado',
]

async function fingerprint(of: Db): Promise<string> {
  const hash = createHash('sha256')
  for (const table of TABLES) {
    const [row] = await of.query<{ md5: string }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY id)) AS md5 FROM ${table} t`,
    )
    hash.update(row?.md5 ?? '')
  }
  return hash.digest('hex')
}

const one = async <T>(sql: string): Promise<T> => (await db.query<T>(sql))[0] as T

test('the same seed and day give the same rows; another seed others', async () => {
  const [again, other] = [await emptyRegister(), await emptyRegister()]
  await generar(again, PEDIDO)
  await generar(other, { ...PEDIDO, semilla: 2 })
  const first = await fingerprint(db)
  expect(await fingerprint(again)).toBe(first)
  expect(await fingerprint(other)).not.toBe(first)
})

test('the ledger is consistent, and nothing lies in the future', async () => {
  expect(await verificar(db)).toEqual([])
  const late = await one<{ n: number }>(`
    SELECT (SELECT count(*) FROM cargo WHERE anio * 12 + mes > 2026 * 12 + 11)::int
      + (SELECT count(*) FROM pago WHERE fecha >= '2026-11-21')::int
      + (SELECT count(*) FROM movimiento WHERE fecha > '2026-11-21')::int AS n`)
  expect(late.n).toBe(0)
})

test('some have practices and certificates, in force and expired, none of the future', async () => {
  const counts = await one<Record<string, number>>(`
    SELECT (SELECT count(*) FROM practica_matriculado)::int AS practicas,
      (SELECT count(*) FROM practica_matriculado p JOIN matriculado m ON m.id = p.matriculado_id
       WHERE p.fecha_obtencion > '2026-11-21' OR p.fecha_obtencion <= m.fecha_titulo)::int AS imposibles,
      (SELECT count(*) FROM certificado_matriculado WHERE validez_hasta >= '2026-11-21')::int AS vigentes,
      (SELECT count(*) FROM certificado_matriculado WHERE validez_hasta < '2026-11-21')::int AS vencidos,
      (SELECT count(*) FROM firmante)::int AS firmantes`)
  expect(counts).toMatchObject({ imposibles: 0, firmantes: 2 })
  expect(
    Math.min(counts['practicas'] ?? 0, counts['vigentes'] ?? 0, counts['vencidos'] ?? 0),
  ).toBeGreaterThan(5)
})

test('some are insured since they entered, some changed, left, have a gap or no type', async () => {
  const counts = await one<Record<string, number>>(`
    WITH s AS (
      SELECT *, lag(hasta) OVER w AS antes, count(*) OVER (PARTITION BY matriculado_id) AS cuantos
      FROM federacion_matriculado WINDOW w AS (PARTITION BY matriculado_id ORDER BY desde)
    )
    SELECT count(*) FILTER (WHERE hasta IS NULL AND cuantos = 1 AND tipo_seguro_id IS NOT NULL)::int AS abiertos,
      count(*) FILTER (WHERE desde = antes + 1)::int AS cambiados, count(*) FILTER (WHERE desde > antes + 1)::int AS huecos,
      count(*) FILTER (WHERE hasta IS NOT NULL AND cuantos = 1)::int AS cerrados,
      count(*) FILTER (WHERE tipo_seguro_id IS NULL)::int AS "sinTipo",
      count(*) FILTER (WHERE ampliacion)::int AS ampliados FROM s`)
  for (const [kind, n] of Object.entries(counts)) expect(n, kind).toBeGreaterThan(2)
})

test('people have valid and unique keys, and are found by their folded name', async () => {
  const people = await db.query<{
    cuit: string
    apellido: string
    nombre: string
    busqueda: string
    dni: number
  }>('SELECT cuit_cuil AS cuit, apellido, nombre, busqueda, dni FROM matriculado')
  expect(people).toHaveLength(300)
  for (const { cuit, apellido, nombre, busqueda, dni } of people) {
    expect(isValidCuit(cuit)).toBe(true)
    expect(cuit.slice(2, 10)).toBe(String(dni).padStart(8, '0'))
    expect(busqueda).toBe(claveDeBusqueda(apellido, nombre))
  }
  expect(Math.max(...people.map(({ apellido }) => apellido.length))).toBeGreaterThan(35)
  const accounts = await db.query<{ cbu: string }>('SELECT cbu FROM da_listado WHERE cbu IS NOT NULL')
  expect(accounts.length).toBeGreaterThan(50)
  expect(accounts.filter(({ cbu }) => !isValidCbu(cbu))).toEqual([])
  expect(new Set(accounts.map(({ cbu }) => cbu)).size).toBe(accounts.length)
})

test('every form of debit has its enrolments, some had another before', async () => {
  const forms = await db.query<{ forma: string; vigentes: number; terminadas: number }>(
    `SELECT coalesce(left(cbu, 3), forma_pago_id::text) AS forma, count(*) FILTER (WHERE fecha_baja IS NULL)::int AS vigentes,
       count(*) FILTER (WHERE fecha_baja IS NOT NULL)::int AS terminadas FROM da_listado GROUP BY 1 ORDER BY 1`,
  )
  expect(forms.map(({ forma }) => forma)).toEqual(['015', '2', '3', '321', '5', '6'])
  for (const { forma, vigentes } of forms) expect(vigentes, forma).toBeGreaterThan(2)
  expect(forms.reduce((sum, { terminadas }) => sum + terminadas, 0)).toBeGreaterThan(3)
})

test('lives are lived in order', async () => {
  const wrong = await one<{ n: number }>(`
    SELECT count(*)::int AS n FROM matriculado
    WHERE NOT (fecha_nacimiento + interval '22 years' < fecha_titulo AND fecha_titulo < ingreso_cm AND ingreso_cm <= '2026-11-21')`)
  expect(wrong.n).toBe(0)
  const disorder = await one<{ n: number }>(`
    SELECT count(*)::int AS n FROM (
      SELECT ingreso_cm < lag(ingreso_cm) OVER (ORDER BY matricula) AS atras FROM matriculado) x WHERE atras`)
  expect(disorder.n).toBe(0)
})

test('specialties are in force, expired, about to expire, revalidated and for ever; none twice in force', async () => {
  const kinds = await one<Record<string, number>>(`
    SELECT count(*) FILTER (WHERE fecha_caducidad > date '2026-11-21' + 60)::int AS vigentes,
      count(*) FILTER (WHERE fecha_caducidad < '2026-11-21')::int AS vencidas,
      count(*) FILTER (WHERE fecha_caducidad BETWEEN '2026-11-21' AND date '2026-11-21' + 60)::int AS "porVencer",
      count(*) FILTER (WHERE es_reval)::int AS revalidaciones, count(*) FILTER (WHERE sin_reval)::int AS siempre
    FROM especialidad_matriculado`)
  for (const [kind, n] of Object.entries(kinds)) expect(n, kind).toBeGreaterThan(2)
  const twice = await one<{ n: number }>(`
    SELECT count(*)::int AS n FROM (
      SELECT FROM especialidad_matriculado WHERE sin_reval OR fecha_caducidad >= '2026-11-21'
      GROUP BY matriculado_id, especialidad_id HAVING count(DISTINCT nro_certificado) > 1) x`)
  expect(twice.n).toBe(0)
})

test('receipts are numbered in the order of their dates', async () => {
  const disorder = await one<{ n: number; distintos: number; ultimo: number }>(`
    SELECT count(*) FILTER (WHERE atras)::int AS n, count(DISTINCT nro_recibo)::int AS distintos, max(nro_recibo) AS ultimo
    FROM (SELECT nro_recibo, fecha < lag(fecha) OVER (ORDER BY nro_recibo) AS atras FROM pago) x`)
  expect(disorder).toEqual({ n: 0, distintos: resumen.pagos, ultimo: resumen.pagos })
})

test('always has one member of 240 months and one with 300 pending items', async () => {
  const [months] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
     WHERE c.tipo = 3 AND m.matricula = $1`,
    [resumen.con240Meses],
  )
  const [owed] = await db.query<{ n: number; tipos: number }>(
    `SELECT count(*)::int AS n, count(DISTINCT c.tipo)::int AS tipos FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
     WHERE c.linea_id IS NULL AND c.en_plan_id IS NULL AND m.matricula = $1`,
    [resumen.con300Pendientes],
  )
  expect(months?.n).toBe(240)
  expect(owed).toEqual({ n: 300, tipos: 3 })
})

test('shows every state, mostly active members', async () => {
  const states = await db.query<{ tipo: number; n: number }>(
    'SELECT tipo_matricula_id AS tipo, count(*)::int AS n FROM matriculado GROUP BY 1 ORDER BY 1',
  )
  expect(states.map(({ tipo }) => tipo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(states[0]?.n).toBeGreaterThan(180)
})

test('a demonstration has next year’s prices; indexes and foreign keys are as before', async () => {
  const prices = await one<{ n: number }>('SELECT count(*)::int AS n FROM concepto WHERE anio = 2027')
  expect(prices.n).toBe(12)
  const fresh = await emptyRegister()
  const shape = (of: Db) =>
    of.query<{ que: string }>(`
      SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS que FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)
  expect(await shape(db)).toEqual(await shape(fresh))
})

test('new rows go on after the invented ones', async () => {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
     VALUES (900000, 1, 1, 'Nuevo', 'Ana', 99999999, 'nuevo ana') RETURNING id`,
  )
  expect(row?.id).toBe(301)
  await db.query('DELETE FROM matriculado WHERE id = 301')
})

test('neither a register with members nor a real one is filled', async () => {
  await expect(generar(db, PEDIDO)).rejects.toThrow('El registro ya tiene matriculados')
  const real = await emptyRegister()
  await withTransaction(real, async (tx) => {
    await seedReference(tx, PEDIDO.hoy)
    await createRegistro(tx, 'real', 'Consejo')
  })
  await expect(generar(real, PEDIDO)).rejects.toThrow('Un registro real no recibe matriculados inventados.')
  await expect(generar(real, { ...PEDIDO, matriculados: 4 })).rejects.toThrow('5 matriculados o más')
  await expect(generar(real, { ...PEDIDO, meses: 0 })).rejects.toThrow('de 1 a 240')
})

test('nothing was given to the dead after their death, and nothing of theirs still runs', async () => {
  const dead = `(SELECT matriculado_id, fecha_desde AS dia FROM periodo_matricula WHERE tipo_matricula_id = 8)`
  expect(await one(`SELECT count(*) > 0 AS hay FROM ${dead} d`)).toEqual({ hay: true })
  for (const [tabla, dia] of [
    ['federacion_matriculado', "coalesce(x.hasta, 'infinity')"],
    ['superintendencia_matriculado', "coalesce(x.hasta, 'infinity')"],
    ['da_listado', "coalesce(x.fecha_baja, 'infinity')"],
    ['especialidad_matriculado', 'x.fecha_obtencion'],
    ['practica_matriculado', 'x.fecha_obtencion'],
    ['certificado_matriculado', 'x.validez_desde'],
    ['movimiento', 'x.fecha'],
  ] as const)
    expect([
      tabla,
      await db.query(
        `SELECT x.id FROM ${tabla} x JOIN ${dead} d USING (matriculado_id) WHERE ${dia} > d.dia`,
      ),
    ]).toEqual([tabla, []])
})
