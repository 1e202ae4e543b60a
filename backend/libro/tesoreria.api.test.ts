import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaja, type Caja, type Pendiente } from '@/backend/pago/prueba'
import { addMember } from '@/backend/prueba/gente'
import { chargeOld } from '@/backend/prueba/muestras-de-tesoreria'
import type { Vuelta } from '@/backend/prueba/api'
import { verificar } from '@/backend/verificar/verificar'

let caja: Caja
let conceptoID: number
beforeAll(async () => {
  caja = await openCaja()
  const { sobre } = await caja.direct('concepto.crear', { nombre: 'Curso', monto: 333.33 })
  ;({ id: conceptoID } = sobre.datos as { id: number })
  // Without it no month after December could be charged.
  const precio = { nombre: 'ACTIVO', monto: 5500.1, tipo: 1, anio: 2027, tipoMatriculaID: 1 }
  expect((await caja.direct('concepto.crear', precio)).sobre.estado).toBe(1)
})
afterAll(() => caja.close())

/** What a clerk may do to a member's money; each looks at the lists first, as a screen does, and may find them changed. */
const ACTOS = [
  'cargar',
  'comprar',
  'envejecer',
  'pagar',
  'anular',
  'planear',
  'romper',
  'editar',
  'eliminar',
  'prescribir',
  'deshacer',
] as const
const paso = fc.record({
  acto: fc.constantFrom(...ACTOS),
  /** Bit n chooses the n-th row of the list it is about. */
  bits: fc.integer({ min: 1, max: 63 }),
  cuotas: fc.integer({ min: 1, max: 7 }),
  quien: fc.integer({ min: 0, max: 1 }),
})
/** Steps of a group are done at once. */
const historia = fc.array(fc.array(paso, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 })
type Paso = typeof paso extends fc.Arbitrary<infer P> ? P : never

const choose = <T>(rows: readonly T[], bits: number): T[] =>
  rows.filter((_, index) => (bits >> (index % 6)) & 1)
const sumOf = (rows: readonly { monto: number }[]): number =>
  rows.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0) / 100

async function live(id: number, { acto, bits, cuotas }: Paso): Promise<Vuelta | undefined> {
  const pending = await caja.pending(id)
  const chosen = choose(pending, bits)
  const months = chosen.filter(({ tipoPagoID }) => tipoPagoID === 3)
  switch (acto) {
    case 'cargar':
      return caja.generate(id, 1)
    case 'comprar':
      return caja.call('concepto_matriculado.crear', { matriculadoID: id, conceptoID })
    case 'envejecer':
      return void (await chargeOld(caja.db, id, (bits % 12) + 1).catch(() => undefined))
    case 'pagar':
      return chosen.length > 0 ? caja.pay(chosen) : undefined
    case 'planear':
      return plan(
        id,
        chosen.filter(({ tipoPagoID }) => tipoPagoID !== 2),
        cuotas,
      )
    case 'anular':
      return annulOne(id, bits)
    case 'romper':
      return breakOne(id, bits)
    case 'editar':
      return months[0] && edit(months[0].id, bits * 100)
    case 'eliminar':
      return caja.call('matriculado.eliminarMatricula', {
        matriculaIds: JSON.stringify(months.map((row) => row.id)),
      })
    case 'prescribir':
      return caja.call('pago.eliminarCincoAniosAtras', { matriculadoID: id })
    case 'deshacer':
      return undoOne(id, bits)
  }
}

const rowsOf = async <T>(vuelta: Promise<Vuelta>): Promise<T[]> => ((await vuelta).sobre.datos ?? []) as T[]

const plan = (matriculadoID: number, items: readonly Pendiente[], cuotas: number) =>
  caja.call('plan_pagos.crear', {
    matriculadoID,
    pagosJSON: JSON.stringify(items),
    monto: sumOf(items),
    cuotas,
  })

const edit = (matriculaID: number, monto: number) =>
  caja.call('matriculado.actualizarDatosMatricula', {
    matriculaID,
    tipoMatriculaID: 2,
    federacion: 1,
    ampliacionFederacion: 0,
    ampliacionFederacionExtendida: 0,
    monto,
  })

async function breakOne(matriculadoID: number, bits: number): Promise<Vuelta | undefined> {
  const plans = await rowsOf<{ id: number }>(caja.call('plan_pagos.traerTodos', { matriculadoID }))
  const planID = choose(plans, bits)[0]?.id
  if (planID === undefined) return undefined
  const { sobre } = await caja.call('plan_pagos.simularRotura', { planID })
  const { restante } = (sobre.datos ?? {}) as { restante?: number }
  return caja.call('plan_pagos.romper', { planID, motivo: 'Historia', restante: restante ?? 0 })
}

async function annulOne(matriculadoID: number, bits: number): Promise<Vuelta | undefined> {
  const pagos = await caja.db.query<{ id: number }>(
    'SELECT id FROM pago WHERE matriculado_id = $1 ORDER BY id',
    [matriculadoID],
  )
  const pagoID = choose(pagos, bits)[0]?.id
  return pagoID === undefined ? undefined : caja.call('pago.anular', { pagoID, motivo: 'Historia' })
}

async function undoOne(matriculadoID: number, bits: number): Promise<Vuelta | undefined> {
  const rows = await rowsOf<{ id: number }>(caja.call('pago.traerEliminaciones', { matriculadoID }))
  const eliminacionID = choose(rows, bits)[0]?.id
  return eliminacionID === undefined ? undefined : caja.call('pago.deshacerEliminacion', { eliminacionID })
}

/** One after another, so that each surely succeeds once; bit 0 is the member's first pending row. */
const HISTORIA_SEGURA: Paso[][] = (
  [
    ['cargar', 1],
    ['comprar', 1],
    ['pagar', 1],
    ['anular', 1],
    ['editar', 1],
    ['planear', 2],
    ['romper', 1],
    ['eliminar', 1],
    ['deshacer', 1],
    ['envejecer', 1],
    ['prescribir', 1],
  ] as const
).map(([acto, bits]) => [{ acto, bits, cuotas: 3, quien: 0 }])

test('after any history of charges, plans, payments, edits, reversals and write-offs the ledger holds', async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(historia, async (grupos) => {
      const members = [await addMember(caja.db), await addMember(caja.db)]
      for (const id of members) await caja.generate(id, 2)
      for (const grupo of grupos) {
        await Promise.all(
          grupo.map(async (each) => {
            const vuelta = await live(members[each.quien] ?? 0, each)
            expect(vuelta?.http ?? 200).toBe(200)
            if (vuelta?.sobre.estado === 1) done.set(each.acto, (done.get(each.acto) ?? 0) + 1)
          }),
        )
      }
      expect(await verificar(caja.db)).toEqual([])
      for (const id of members) {
        const saldo = (await caja.account(id, { desde: '2020-01-01' })).at(-1)?.saldo ?? 0
        expect(Math.round(saldo * 100) / 100).toBe(sumOf(await caja.pending(id)))
      }
    }),
    { numRuns: 25, endOnFailure: false, examples: [[HISTORIA_SEGURA]] },
  )
  expect([...done.keys()].toSorted(), 'some act never succeeded').toEqual(
    ACTOS.filter((acto) => acto !== 'envejecer').toSorted(),
  )
}, 180_000)
