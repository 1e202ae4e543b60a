import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToSums } from '@/backend/estadisticas/evolucion/sumar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { addMember } from '@/backend/prueba/gente'
import { ACTOS, HISTORIA_SEGURA, live, openLock } from '@/backend/prueba/historia'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
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

type Fila = Record<string, number> & { nombre: string; tramo: string }
const ask = async <T = Fila[]>(nombre: NombreLlamada, wire: Record<string, unknown>): Promise<T> => {
  const { sobre } = await caja.direct(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as T
}
const cents = (pesos: number | undefined): number => Math.round((pesos ?? 0) * 100)
const add = (rows: readonly Fila[], clave: string): number =>
  rows.reduce((sum, row) => sum + cents(row[clave]), 0)

const [EFECTIVO, EN_LINEA, DEVUELTO] = [1, 100, 101]

/** A year's income, month by month and by its means, is the balance's. */
async function holdIncome(): Promise<void> {
  const rows = await ask('estadisticas.traerIngresosPorMedio', { desde: '2025-02-01', hasta: '2026-01-31' })
  for (const anio of [2025, 2026])
    for (const month of await ask('estadisticas.traerBalancePercibido', { anio })) {
      if (anio === 2025 ? month['mes'] === 1 : month['mes'] !== 1) continue
      const own = rows.filter((row) => row['anio'] === anio && row['mes'] === month['mes'])
      const by = (medio: number) =>
        add(
          own.filter((row) => row['medio'] === medio),
          'monto',
        )
      expect(add(own, 'monto')).toBe(cents(month['total']))
      expect([by(EFECTIVO), by(EN_LINEA), 0 - by(DEVUELTO)]).toEqual(
        ['efectivo', 'enLinea', 'devuelto'].map((clave) => cents(month[clave])),
      )
    }
  expect(add(rows, 'anterior')).toBe(0)
}

const debtOn = (fecha: string) => ask('estadisticas.traerDeudaPorAntiguedad', { fecha })

async function holdDebt(): Promise<void> {
  const cuentas = await ask<Fila>('cuentasCorrientes.traerTodos', { nroPagina: 1 })
  expect(add(await debtOn(DIA), 'monto')).toBe(cents(cuentas['pendiente']))
  for (const fecha of ['2025-12-21', '2026-01-04']) {
    const [libro] = await caja.db.query<{ monto: bigint }>(
      'SELECT coalesce(sum(debe - haber), 0)::bigint AS monto FROM movimiento WHERE cargo_id IS NOT NULL AND fecha <= $1',
      [fecha],
    )
    expect(add(await debtOn(fecha), 'monto')).toBe(Number(libro?.monto))
  }
}

async function holdRates(): Promise<void> {
  for (const [anio, mes] of [
    [2026, 1],
    [2025, 12],
    [2020, 3],
  ] as const) {
    const fecha = `${anio}-${String(mes).padStart(2, '0')}-15`
    const rows = await ask('estadisticas.traerCobrabilidad', { fecha })
    const devengado = await ask('estadisticas.traerBalanceDevengado', { anio })
    expect(add(rows, 'cargado')).toBe(cents(devengado.find((row) => row['mes'] === mes)?.['total']))
    const [pagado] = await caja.db.query<{ monto: bigint }>(
      `SELECT coalesce(sum(v.haber - v.debe), 0)::bigint AS monto FROM movimiento v JOIN cargo c ON c.id = v.cargo_id
       LEFT JOIN movimiento o ON o.id = v.revierte
       WHERE c.anio = $1 AND c.mes = $2 AND coalesce(o.acto, v.acto) = 'cobrar'`,
      [anio, mes],
    )
    expect(add(rows, 'cobrado')).toBe(Number(pagado?.monto))
  }
}

/** A month's figures are those that the screens of each tell. */
async function holdFigures(): Promise<void> {
  const figures = await ask('estadisticas.traerCifrasDelMes', { fecha: DIA })
  expect(figures.map(({ anio, mes }) => [anio, mes])).toEqual([
    [2026, 1],
    [2025, 12],
  ])
  for (const [index, dia] of [DIA, '2025-12-31'].entries()) {
    const { anio = 0, mes, ...told }: Partial<Fila> = figures[index] ?? {}
    const total = async (nombre: NombreLlamada) =>
      cents((await ask(nombre, { anio })).find((row) => row['mes'] === mes)?.['total'])
    const [late] = await caja.db.query<{ monto: bigint }>(
      `SELECT coalesce(sum(v.debe - v.haber), 0)::bigint AS monto FROM movimiento v JOIN cargo c ON c.id = v.cargo_id
       WHERE v.fecha <= $1 AND make_date(c.anio, c.mes, 1) < date_trunc('month', $1::date)`,
      [dia],
    )
    expect([told['percibido'], told['cargado'], told['cobrado'], told['vencida']].map(cents)).toEqual([
      await total('estadisticas.traerBalancePercibido'),
      await total('estadisticas.traerBalanceDevengado'),
      add(await ask('estadisticas.traerCobrabilidad', { fecha: dia }), 'cobrado'),
      Number(late?.monto),
    ])
  }
}

const paso = fc.record({
  acto: fc.constantFrom(...ACTOS),
  bits: fc.integer({ min: 1, max: 63 }),
  cuotas: fc.integer({ min: 1, max: 7 }),
  quien: fc.integer({ min: 0, max: 1 }),
})
const segura = HISTORIA_SEGURA.map((each) => ({ ...each, quien: 0 }))

test('after any history income, debt by age and collection add up to what the ledger and the balances say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 6, maxLength: 20, size: 'max' }), async (pasos) => {
      await openLock(caja.db)
      const members = [await addMember(caja.db), await addMember(caja.db)]
      if (members[1]) await enrol(caja.db, members[1], { forma: 5 })
      for (const id of members) await caja.generate(id, 2)
      for (const each of pasos) await live(ventanilla, members[each.quien] ?? 0, each)
      await holdIncome()
      await holdDebt()
      await holdRates()
      await holdFigures()
      // The same out of the sums by day, and of these with what comes after them.
      expect(await addToSums(caja.db, '0 seconds')).toBe(true)
      for (const more of [0, 1]) {
        if (more > 0) await caja.generate(members[0] ?? 0, more)
        await holdIncome()
        await holdDebt()
      }
    }),
    { numRuns: 6, endOnFailure: false, examples: [[segura]] },
  )
}, 180_000)

test('a debt is told by the days since it was due, and where it stood a year before', async () => {
  const otra = await openCaja({ hoy: () => '2026-11-21' })
  const socio = await addMember(otra.db)
  // Due on the tenth: 11, 42, 72 and 103 days before, then 376 and one that is still to come.
  const meses = ['2026-11', '2026-10', '2026-09', '2026-08', '2025-11', '2026-12']
  for (const [index, mes] of meses.entries())
    await otra.db.query(
      `WITH nuevo AS (
         INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
         VALUES ($1, 3, 'Cuota', $2, $3, $4, 1) RETURNING id
       ) INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id)
         SELECT $1, $5, 'cargar', $4, id FROM nuevo`,
      [
        socio,
        Number(mes.slice(0, 4)),
        Number(mes.slice(5)),
        100n * 10n ** BigInt(index),
        `${mes < '2026-12' ? mes : '2026-11'}-01`,
      ],
    )
  const tell = async (fecha: string) => {
    const { sobre } = await otra.direct('estadisticas.traerDeudaPorAntiguedad', { fecha })
    return (sobre.datos as Fila[]).flatMap(({ tramo, monto, anterior }) =>
      monto || anterior ? [[tramo, monto, anterior]] : [],
    )
  }
  expect(await tell('2026-11-21')).toEqual([
    ['porVencer', 100_000, 0],
    ['hasta30', 1, 10_000],
    ['hasta60', 10, 0],
    ['hasta90', 100, 0],
    ['hasta180', 1000, 0],
    ['mas', 10_000, 0],
  ])
  // The tenth itself is no day late, and what was charged afterwards was not owed.
  expect(await tell('2026-10-10')).toEqual([
    ['hasta30', 110, 0],
    ['hasta90', 1000, 0],
    ['hasta365', 10_000, 0],
  ])
  await otra.close()
})

test('what each means brought and what each form collected stands beside the year before', async () => {
  const otra = await openCaja({ hoy: () => '2026-11-21' })
  const [a, b, c] = [await otra.memberOwing(1), await otra.memberOwing(1), await otra.memberOwing(1)]
  const { monto = 0 } = a.owed[0] ?? {}
  await enrol(otra.db, b.id, { entidad: '015' })
  await enrol(otra.db, c.id, { forma: 2, desde: '2026-12-01' })
  await otra.pay(a.owed)
  await otra.pay(b.owed, { fechaPago: '2025-11-25' })
  await otra.db.query("UPDATE pago SET medio = 'debito' WHERE matriculado_id = $1", [b.id])
  const read = async (nombre: NombreLlamada, wire: object) =>
    (await otra.direct(nombre, { ...wire })).sobre.datos as Fila[]
  const periodo = { desde: '2026-10-15', hasta: '2026-11-01' }
  expect(await read('estadisticas.traerIngresosPorMedio', periodo)).toEqual([
    { anio: 2026, mes: 10, medio: 1, nombre: 'Efectivo', monto: 0, anterior: 0 },
    { anio: 2026, mes: 10, medio: 42, nombre: 'Débito ICBC', monto: 0, anterior: 0 },
    { anio: 2026, mes: 11, medio: 1, nombre: 'Efectivo', monto, anterior: 0 },
    { anio: 2026, mes: 11, medio: 42, nombre: 'Débito ICBC', monto: 0, anterior: monto },
  ])
  // Who is enrolled after the month's end is not of that form in it.
  const ninguno = { cargadoAnterior: 0, cobradoAnterior: 0 }
  expect(await read('estadisticas.traerCobrabilidad', { fecha: '2026-11-01' })).toEqual([
    { forma: 1, nombre: 'Efectivo', cargado: 2 * monto, cobrado: monto, ...ninguno },
    { forma: 42, nombre: 'ICBC', cargado: monto, cobrado: monto, ...ninguno },
  ])
  await otra.close()
})
