import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { countSinCobertura } from '@/backend/seguros/control/store'
import { corteOf, type Falta, writeMes } from '@/domain/control-cobertura'
import type { Mes } from '@/domain/fechas'

const HOY = '2026-11-21'
let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const NOVIEMBRE = { anio: 2026, mes: 11 }
const call = async (que: 'contar' | 'traerTodos' | 'traerLote', wire: Record<string, unknown>) =>
  (await api.call(`controlCobertura.${que}`, wire, { token })).sobre

interface Fila {
  id: number
  lugar?: string
  falta: Falta
  matriculadoID: number
  estado: string
  desde: string | null
}
const listOf = async (nombre: string, mes: Mes = NOVIEMBRE, mas: object = {}) =>
  (await call('traerTodos', { ...mes, nombre, nroPagina: 1, ...mas })).datos as Fila[]
const shortOf = (filas: readonly Fila[]) => filas.map(({ falta, desde }) => [falta, desde])

/** Turns up in the list by a name of its own. */
let next = 0
const nameOne = (): string =>
  `Control${[...String(next++)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}z`
const addPoliza = (matriculadoID: number, { anio, mes }: Mes) =>
  api.db.query(
    `WITH bytes AS (INSERT INTO archivo (huella, tipo, bytes) VALUES (repeat('a', 64), 'application/pdf', 1)
       ON CONFLICT DO NOTHING)
     INSERT INTO poliza (matriculado_id, anio, mes, huella) VALUES ($1, $2, $3, repeat('a', 64))`,
    [matriculadoID, anio, mes],
  )

test('each fault is told with since when, and one that is mended is gone', async () => {
  const apellido = nameOne()
  const id = await addMember(api.db, { apellido })
  expect(shortOf(await listOf(apellido))).toEqual([['sinCobertura', null]])

  await addSeguro(api.db, id, { desde: '2026-01-01' })
  expect(shortOf(await listOf(apellido))).toEqual([
    ['sinTipo', '2026-01-01'],
    ['sinPoliza', '2026-01-01'],
  ])
  await api.db.query('UPDATE federacion_matriculado SET tipo_seguro_id = 1 WHERE matriculado_id = $1', [id])
  await addPoliza(id, NOVIEMBRE)
  expect(await listOf(apellido)).toEqual([])

  await api.db.query('UPDATE federacion_matriculado SET hasta = $2 WHERE matriculado_id = $1', [
    id,
    '2026-10-31',
  ])
  expect(shortOf(await listOf(apellido))).toEqual([
    ['sinCobertura', '2026-11-01'],
    ['polizaDeMas', null],
  ])
  expect(await listOf(apellido, NOVIEMBRE, { falta: 'polizaDeMas' })).toHaveLength(1)
})

test('a month is looked at with the states of then; one that has not begun is refused, and so is none', async () => {
  const apellido = nameOne()
  const id = await addMember(api.db, { apellido })
  await addSeguro(api.db, id)
  await api.db.query(`UPDATE periodo_matricula SET fecha_hasta = '2026-06-10' WHERE matriculado_id = $1`, [
    id,
  ])
  await api.db.query(
    `INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) VALUES ($1, 3, '2026-06-10')`,
    [id],
  )
  const faults = async (mes: number) =>
    (await listOf(apellido, { anio: 2026, mes }, { falta: 'cubiertoDeMas' })).map(({ estado, desde }) => [
      estado,
      desde,
    ])
  expect(await faults(5)).toEqual([])
  expect(await faults(6)).toEqual([['PASIVO', '2026-06-10']])
  for (const que of ['contar', 'traerTodos', 'traerLote'] as const)
    expect(await call(que, { anio: 2026, mes: 12, cantidad: 5, nroPagina: 1 })).toMatchObject({
      estado: 0,
      errores: { mes: 'Elija un mes que haya empezado' },
    })
  for (const que of ['traerTodos', 'traerLote'] as const) {
    const refusal = async (wire: object) => (await call(que, { cantidad: 5, ...wire })).errores
    expect(await refusal({ anio: 2026 })).toEqual({ mes: 'Elija el mes' })
    expect(await refusal({ mes: 6 })).toEqual({ anio: 'Elija el año' })
  }
})

test('counts, pages and lots agree, and the counts are what the states, periods and policies say', async () => {
  const history = fc.record({
    tipo: fc.constantFrom(1, 2, 3, 5, 8),
    seguro: fc.option(
      fc.record({
        desde: fc.constantFrom('2026-08-20', '2026-09-15', '2026-10-01'),
        hasta: fc.option(fc.constantFrom('2026-10-10', '2026-10-31', '2026-11-15')),
      }),
    ),
    poliza: fc.boolean(),
  })
  const month = fc.constantFrom({ anio: 2026, mes: 9 }, { anio: 2026, mes: 10 }, NOVIEMBRE)
  await fc.assert(
    fc.asyncProperty(fc.array(history, { maxLength: 4 }), month, async (all, mes) => {
      const before = await countOf(mes)
      const wanted = new Map<Falta, number>()
      const apellido = nameOne()
      for (const { tipo, seguro, poliza } of all) {
        const id = await addMember(api.db, { apellido, tipo })
        if (seguro)
          await addSeguro(api.db, id, {
            desde: seguro.desde,
            ...(seguro.hasta ? { hasta: seguro.hasta } : {}),
          })
        if (poliza) await addPoliza(id, mes)
        for (const falta of expectedOf({ tipo, seguro, poliza }, mes))
          wanted.set(falta, (wanted.get(falta) ?? 0) + 1)
      }
      const told = await countOf(mes)
      for (const [falta, cantidad] of told)
        expect([falta, cantidad - (before.get(falta) ?? 0)]).toEqual([falta, wanted.get(falta) ?? 0])

      // The first screen counts one kind, by a statement of its own.
      expect(await countSinCobertura(api.db, corteOf(mes, HOY) ?? HOY)).toBe(told.get('sinCobertura') ?? 0)

      const filas = await listOf(apellido, mes)
      expect(filas).toHaveLength(
        Math.min(
          [...wanted.values()].reduce((sum, one) => sum + one, 0),
          15,
        ),
      )
      const lots: Fila[] = []
      for (;;) {
        const lugar = lots.at(-1)?.lugar
        const wire = {
          ...mes,
          nombre: apellido,
          cantidad: 3,
          ...(lugar === undefined ? {} : { lugar }),
        }
        const lot = (await call('traerLote', wire)).datos as Fila[]
        lots.push(...lot)
        if (lot.length === 0) break
      }
      const bare = (rows: readonly Fila[]) => rows.map((row) => ({ ...row, lugar: undefined }))
      expect(bare(lots.slice(0, filas.length))).toEqual(bare(filas))
      expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length)
    }),
    { numRuns: 25 },
  )
})

async function countOf(mes: Mes): Promise<Map<Falta, number>> {
  const { faltas } = (await call('contar', mes)).datos as { faltas: { falta: Falta; cantidad: number }[] }
  return new Map(faltas.map(({ falta, cantidad }) => [falta, cantidad]))
}

interface Historia {
  tipo: number
  seguro: { desde: string; hasta: string | null } | null
  poliza: boolean
}

/** The faults of one member by the plain words of the rule. */
function expectedOf({ tipo, seguro, poliza }: Historia, mes: Mes): Falta[] {
  const first = `${writeMes(mes)}-01`
  const corte = mes.mes === 11 ? HOY : mes.mes === 10 ? '2026-10-31' : '2026-09-30'
  const covers = (from: string, to: string) =>
    seguro !== null && seguro.desde <= to && (seguro.hasta === null || seguro.hasta >= from)
  const hoy = covers(corte, corte)
  const mensual = covers(first, corte)
  const habilitado = tipo <= 2
  const faults: [Falta, boolean][] = [
    ['sinCobertura', habilitado && !hoy],
    ['cubiertoDeMas', hoy && !habilitado],
    ['sinTipo', hoy],
    ['sinPoliza', mensual && !poliza],
    ['polizaDeMas', poliza && !mensual],
  ]
  return faults.flatMap(([falta, hay]) => (hay ? [falta] : []))
}
