import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWhole, type Guardado } from '@/backend/archivo/store'
import { fillDemo } from '@/backend/cli/demonstration'
import { listPapeles } from '@/backend/credenciales/papel/lista'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { countEnsayo } from '@/backend/debitos/ronda/ensayo'
import { listAdjuntos } from '@/backend/credenciales/adjunto/store'
import { createTestDatabase } from '@/backend/prueba/db/base'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { verificar } from '@/backend/verificar/verificar'
import { countHallazgos } from '@/backend/padron/control/store'
import { listProgramados } from '@/backend/padron/programado/lista'
import { listPending } from '@/backend/padron/propuesta/store'
import { listPrescripcion } from '@/backend/tesoreria/cobranza/planilla'
import { readPrescripcion } from '@/backend/tesoreria/cobranza/store'
import { countFaltas } from '@/backend/seguros/control/store'
import { addDays, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { CLASES } from '@/domain/papel'

let base: TestDatabase
let db: Db
beforeAll(async () => {
  base = await createTestDatabase()
  db = openDatabase(base.url)
  await fillDemo(db, { matriculados: 60, meses: 5, semilla: 1 }, () => undefined)
})
afterAll(async () => {
  await db.close()
  await base.drop()
})

test('the demonstration has papers of every kind, one printed again and one annulled, and its rules hold', async () => {
  for (const clase of CLASES) {
    const { filas } = await listPapeles(db, { clase })
    expect(filas.length, clase).toBeGreaterThan(1)
    expect(filas.every(({ quien }) => quien === 'Raúl Coronel')).toBe(true)
  }
  expect((await listPapeles(db, { soloAnulados: true })).total).toBe(1)
  const { filas } = await listPapeles(db, {})
  expect(filas.filter(({ copias }) => copias === 1)).toHaveLength(1)
  expect(await verificar(db)).toEqual([])
})

test('money was taken by those who may take it, by every means with its number, and debits are nobody’s or the accountant’s', async () => {
  const who = await db.query<{ medio: string; username: string | null; n: number }>(
    `SELECT p.medio, u.username, count(*)::int AS n FROM pago p LEFT JOIN usuario u ON u.id = p.usuario_id
     GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  expect(who.map(({ medio, username }) => [medio, username])).toEqual([
    ['debito', 'contador'],
    ['debito', null],
    ['efectivo', 'administracion'],
    ['efectivo', 'contador'],
    ['otro', 'administracion'],
    ['otro', 'contador'],
  ])
  const means = await db.query<{ nombre: string; n: number; numeros: number }>(
    `SELECT m.nombre, count(*)::int AS n, count(p.referencia)::int AS numeros
     FROM pago p JOIN medio_pago m ON m.id = p.medio_pago_id GROUP BY 1 ORDER BY 1`,
  )
  expect(means.map(({ nombre }) => nombre)).toEqual(['Cheque', 'Tarjeta de débito', 'Transferencia'])
  for (const { n, numeros } of means) expect(numeros).toBe(n)
})

test('a member has a diploma, a photograph, and an insurance that ends soon and took the place of another', async () => {
  const [row] = await db.query<{ id: number }>('SELECT min(matriculado_id) AS id FROM adjunto')
  const filas = await listAdjuntos(db, row?.id ?? 0)
  expect(filas.map(({ tipo, formato }) => [tipo, formato])).toEqual([
    ['otro', 'application/pdf'],
    ['foto', 'image/png'],
    ['titulo', 'application/pdf'],
  ])
  const [insurance] = filas
  expect(insurance?.vence).toBe(addDays(today(), 25))
  expect(insurance?.anteriores.map(({ nombre }) => nombre)).toEqual(['Seguro anterior'])
  expect(filas.every(({ quien, bytes }) => quien === 'Raúl Coronel' && bytes < 20_000)).toBe(true)
})

test('of what two doctors propose one can be answered in time and one is late', async () => {
  const { filas, total } = await listPending(db, today())
  expect([total, filas.map(({ tarde }) => tarde)]).toEqual([2, [true, false]])
})

test('some owe what two years bar and five do not, and a letter keeps somebody’s month from it', async () => {
  const { filas } = await listPrescripcion(db, { situacion: 'prescripto', por: 'dos' }, today())
  expect(filas.filter(({ prescriptoCinco }) => prescriptoCinco === 0n).length).toBeGreaterThanOrEqual(2)
  const [row] = await db.query<{ id: number }>('SELECT min(matriculado_id) AS id FROM cobranza_evento')
  const { deudas } = await readPrescripcion(db, row?.id ?? 0, today())
  expect(deudas[0]?.porqueDos).toMatch(/seis meses más por la intimación recibida el/)
  expect((deudas[0]?.dos ?? '') > today()).toBe(true)
})

test('the control of the register has something of every kind, and one thing that is right', async () => {
  const { clases, buenos } = await countHallazgos(db)
  for (const { clase, cantidad } of clases) expect(cantidad, clase).toBeGreaterThan(0)
  expect(buenos).toBe(1)
})

test('most who are covered have their policies of two months, and every fault of cover is there to find', async () => {
  const { anio, mes } = partsOf(today())
  const last = monthAt(monthNumber({ anio, mes }) - 1)
  for (const one of [last, { anio, mes }]) {
    const { polizas, faltas } = await countFaltas(db, one, today())
    // Nobody has sent the federation a file yet.
    for (const { falta, cantidad } of faltas)
      if (falta === 'fueraDeArchivo' || falta === 'deMasEnArchivo') expect(cantidad, falta).toBe(0)
      else expect(cantidad, falta).toBeGreaterThan(0)
    expect(faltas.find(({ falta }) => falta === 'sinPoliza')?.cantidad).toBeLessThan((polizas ?? 0) / 4)
    expect(faltas.find(({ falta }) => falta === 'polizaDeMas')?.cantidad).toBe(1)
  }
  const [poliza] = await db.query<Guardado & { apellido: string }>(
    `SELECT f.huella, f.tipo, f.bytes::float8 AS bytes, m.apellido FROM poliza p JOIN archivo f USING (huella)
     JOIN matriculado m ON m.id = p.matriculado_id ORDER BY p.id LIMIT 1`,
  )
  const text = poliza && (await readWhole(db, poliza)).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
  expect(text).toContain(`${poliza?.apellido} `)
})

test('the banks answered the debits of three months, some with a rejection, and the running month is to be asked', async () => {
  const { anio, mes } = partsOf(today())
  const current = monthNumber({ anio, mes })
  const rondas = await db.query<{ forma: number; mes: number; estado: string; atiempo: boolean }>(
    `SELECT r.forma, r.anio * 12 + r.mes - 1 AS mes, r.estado,
       to_char(r.cerrada_en, 'YYYYMM') = to_char(make_date(r.anio, r.mes, 1), 'YYYYMM') AS atiempo
     FROM ronda r ORDER BY r.id`,
  )
  expect(rondas.filter(({ forma }) => forma === 41).map((one) => one.mes)).toEqual(
    [3, 2, 1].map((back) => current - back),
  )
  for (const ronda of rondas) expect(ronda).toMatchObject({ estado: 'rendida', atiempo: true })
  const said = await db.query<{ resultado: number; n: number; quien: string }>(
    `SELECT DISTINCT f.resultado, count(*)::int AS n, min(u.username) AS quien FROM rendicion_fila f
     JOIN rendicion r ON r.id = f.rendicion_id JOIN usuario u ON u.id = r.aplicada_por GROUP BY 1 ORDER BY 1`,
  )
  expect(said.map(({ resultado, quien }) => [resultado, quien])).toEqual(
    expect.arrayContaining([
      [-4, 'contador'],
      [-2, 'contador'],
      [1, 'contador'],
    ]),
  )
  const [paid] = await db.query<{ fechas: number; tareas: number }>(
    `SELECT count(DISTINCT p.fecha)::int AS fechas, (SELECT count(*)::int FROM tarea WHERE tipo = 'rendicion') AS tareas
     FROM pago p JOIN rendicion_fila f ON f.pago_id = p.id WHERE p.fecha < $1 AND p.registrado_en < $1::date`,
    [today()],
  )
  expect(paid?.fechas).toBeGreaterThan(2)
  expect(paid?.tareas).toBe(0)
  const { listas } = await countEnsayo(db, { forma: 41, anio, mes })
  expect(listas.find(({ lista }) => lista === 'van')?.cantidad).toBeGreaterThan(0)
  expect(await verificar(db)).toEqual([])
})

test('what the council resolved: two years of acts, one without effect, on which this year’s prices rest', async () => {
  const acts = await db.query<{ estado: string; n: number }>(
    'SELECT estado, count(*)::int AS n FROM acto GROUP BY 1 ORDER BY 1',
  )
  expect(acts).toEqual([
    { estado: 'borrador', n: 1 },
    { estado: 'numerada', n: 10 },
    { estado: 'sinEfecto', n: 1 },
  ])
  const prices = await db.query<{ con: boolean }>(
    'SELECT acto_id IS NOT NULL AS con FROM concepto WHERE tipo = 1 AND anio = $1',
    [Number(today().slice(0, 4))],
  )
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.every(({ con }) => con)).toBe(true)
})

test('requests stand in each of the states in which they are met, a doctor’s draft too', async () => {
  const asked = await db.query<{ estado: string; n: number }>(
    'SELECT estado, count(*)::int AS n FROM solicitud GROUP BY 1 ORDER BY 1',
  )
  expect(asked).toEqual([
    { estado: 'admitida', n: 1 },
    { estado: 'borrador', n: 1 },
    { estado: 'caducada', n: 1 },
    { estado: 'observada', n: 1 },
    { estado: 'presentada', n: 3 },
  ])
})

test('a suspension has its last day and a leave waits for the new year', async () => {
  const { filas } = await listProgramados(db, {})
  expect(filas.map(({ dia, previo, estado, vuelve }) => [dia, previo, estado, vuelve]).toSorted()).toEqual(
    [
      [addDays(today(), 26), 'SUSPENDIDO', 'ACTIVO', true],
      [`${partsOf(today()).anio + 1}-01-01`, 'ACTIVO', 'PASIVO', false],
    ].toSorted(),
  )
})
