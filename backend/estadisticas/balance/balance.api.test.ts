import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import { ACTOS, HISTORIA_SEGURA, live, openLock } from '@/backend/prueba/historia'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { verificar } from '@/backend/verificar/verificar'
import { addDays, today } from '@/domain/fechas'
import { MEDIOS } from '@/domain/recibo'
import type { Ventanilla } from '@/backend/prueba/historia-en-linea'

/** What is dated fifteen days ago came in last year. */
const DIA = '2026-01-05'

let caja: Caja
let ventanilla: Ventanilla
beforeAll(async () => {
  caja = await openCaja({ hoy: () => DIA })
  const { sobre } = await caja.direct('concepto.crear', { nombre: 'Curso', monto: 333.33 })
  const { id: conceptoID } = sobre.datos as { id: number }
  ventanilla = { db: caja.db, call: (nombre, wire) => caja.call(nombre, wire), conceptoID, hoy: DIA }
})
afterAll(() => caja.close())

const ask = async <T>(nombre: NombreLlamada, wire: Record<string, unknown>): Promise<T> => {
  const { sobre } = await caja.direct(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as T
}
type Fila = Record<string, number> & { fecha: string; mp: string; anulado?: boolean }

const cents = (pesos: number | undefined): number => Math.round((pesos ?? 0) * 100)
const add = (rows: readonly Fila[], clave: string): number =>
  rows.reduce((sum, row) => sum + cents(row[clave]), 0)
const percibido = (anio: number) => ask<Fila[]>('estadisticas.traerBalancePercibido', { anio })

/** All that was ever charged: nothing in these histories is for an earlier year or for one much later. */
async function charged(): Promise<number> {
  let sum = 0
  for (let anio = 2015; anio <= 2028; anio++) {
    const rows = await ask<Fila[]>('estadisticas.traerBalanceDevengado', { anio })
    for (const { matriculas, conceptos, planes, total } of rows)
      expect(cents(matriculas) + cents(conceptos) + cents(planes)).toBe(cents(total))
    sum += add(rows, 'total')
  }
  return sum
}

/** What the cash sheets say of each year; an annulment is of the day it was made on. */
async function ofTheSheets(): Promise<{ year: Map<string, number>; all: number }> {
  const year = new Map<string, number>()
  const tell = (fecha: string, monto: number) =>
    year.set(fecha.slice(0, 4), (year.get(fecha.slice(0, 4)) ?? 0) + monto)
  let all = 0
  for (const fecha of [addDays(today(), -1), today()]) {
    const sheet = await ask<{ filas: Fila[]; devoluciones: Fila[]; total: number }>('caja.traerPlanilla', {
      fecha,
      alcance: 'todas',
    })
    all += cents(sheet.total)
    const money = (rows: Fila[]) => rows.filter(({ mp }) => mp !== 'Saldo a favor')
    for (const row of money(sheet.filas)) {
      tell(row.fecha, cents(row['total']))
      if (row.anulado) tell(DIA, -cents(row['total']))
    }
    for (const row of money(sheet.devoluciones)) tell(DIA, -cents(row['total']))
  }
  return { year, all }
}

const MESES = [
  { anio: 2025, mes: 12, desde: '2025-12-01', hasta: '2025-12-31' },
  { anio: 2026, mes: 1, desde: '2026-01-01', hasta: '2026-01-31' },
]

async function holdMonths(): Promise<void> {
  for (const { anio, mes, desde, hasta } of MESES) {
    const month = (await percibido(anio)).find((row) => row['mes'] === mes)
    const { detallado, resumen } = await ask<{ detallado: Fila[]; resumen: Fila[] }>(
      'estadisticas.traerInformeMensualIngresos',
      { anio, mes },
    )
    const cobranzas = await ask<Fila[]>('estadisticas.traerCobranzas', { desde, hasta })
    const [libro] = await caja.db.query<{ monto: bigint }>(
      `SELECT coalesce(sum(v.haber - v.debe), 0)::bigint AS monto FROM movimiento v JOIN pago p ON p.id = v.pago_id
       LEFT JOIN movimiento o ON o.id = v.revierte
       WHERE p.medio <> 'saldo' AND v.fecha BETWEEN $1 AND $2 AND coalesce(o.acto, v.acto) = 'cobrar'`,
      [desde, hasta],
    )
    const by = (mp: string) =>
      add(
        cobranzas.filter((row) => row.mp === mp && !row.anulado),
        'monto',
      )
    const back = add(
      cobranzas.filter((row) => row.anulado),
      'monto',
    )
    expect([by(MEDIOS.efectivo), by(MEDIOS.online), by(MEDIOS.debito), 0 - back]).toEqual(
      ['efectivo', 'enLinea', 'debito', 'devuelto'].map((clave) => cents(month?.[clave])),
    )
    const sums = [
      add(detallado, 'monto'),
      add(resumen, 'monto'),
      add(cobranzas, 'monto'),
      Number(libro?.monto),
    ]
    expect(sums).toEqual(sums.map(() => cents(month?.['total'])))
    expect(resumen.reduce((sum, row) => sum + (row['cantidad'] ?? 0), 0)).toBe(detallado.length)
  }
}

const paso = fc
  .record({
    acto: fc.constantFrom(...ACTOS),
    bits: fc.integer({ min: 1, max: 63 }),
    cuotas: fc.integer({ min: 1, max: 7 }),
    quien: fc.integer({ min: 0, max: 1 }),
  })
  // The balances begin eleven years ago.
  .map((each) => (each.acto === 'envejecer' && each.bits % 12 > 9 ? { ...each, bits: 1 } : each))
const segura = HISTORIA_SEGURA.map((each) => ({ ...each, quien: 0 }))

test('after any history what was charged, came in, is owed and is in favour add up to the centavo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 6, maxLength: 24, size: 'max' }), async (pasos) => {
      await openLock(caja.db)
      const members = [await addMember(caja.db), await addMember(caja.db)]
      for (const id of members) await caja.generate(id, 2)
      for (const each of pasos) await live(ventanilla, members[each.quien] ?? 0, each)
      const [antes, ahora] = [add(await percibido(2025), 'total'), add(await percibido(2026), 'total')]
      const sheets = await ofTheSheets()
      expect([antes, ahora]).toEqual([sheets.year.get('2025') ?? 0, sheets.year.get('2026') ?? 0])
      expect(antes + ahora).toBe(sheets.all)
      const cuentas = await ask<Fila>('cuentasCorrientes.traerTodos', { nroPagina: 1 })
      expect((await charged()) - antes - ahora + cents(cuentas['aFavor'])).toBe(cents(cuentas['pendiente']))
      await holdMonths()
      expect(await verificar(caja.db)).toEqual([])
    }),
    { numRuns: 12, endOnFailure: false, examples: [[segura]] },
  )
}, 180_000)

test('a year without anything is twelve months of zero, and days upside down are refused', async () => {
  for (const nombre of [
    'estadisticas.traerBalanceDevengado',
    'estadisticas.traerBalancePercibido',
  ] as const) {
    const rows = await ask<Fila[]>(nombre, { anio: 2060 })
    expect(rows.map((row) => [row['mes'], row['total']])).toEqual(
      Array.from({ length: 12 }, (_, index) => [index + 1, 0]),
    )
    for (const anio of [2014, 2071])
      expect((await caja.direct(nombre, { anio })).sobre).toMatchObject({ estado: 0 })
  }
  const days = (desde: string, hasta: string) => caja.call('estadisticas.traerCobranzas', { desde, hasta })
  expect((await days('2026-02-01', '2026-01-01')).sobre).toMatchObject({ estado: 0, datos: null })
  expect((await days('2025-01-01', '2026-01-02')).sobre).toMatchObject({ estado: 0, datos: null })
  const mes13 = await caja.call('estadisticas.traerInformeMensualIngresos', { anio: 2026, mes: 13 })
  expect(mes13.sobre).toMatchObject({ estado: 0, errores: { mes: 'Elija el mes' } })
  expect(await ask('estadisticas.traerUltimoAnio', {})).toEqual({ anio: 2026 })
})
