import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import {
  openAseguradora,
  ticked,
  type ActoDeSeguro,
  type Aseguradora,
} from '@/backend/prueba/tesoreria/aseguradora'
import type { Pendiente } from '@/backend/prueba/tesoreria/caja'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import { variantOf } from '@/domain/precio'

let caja: Aseguradora
/** By year and insurance, in pesos. */
let prices: Map<string, number>

beforeAll(async () => {
  caja = await openAseguradora()
  const rows = await caja.db.query<{ anio: number; variante: number; monto: number }>(
    `SELECT anio, variante, monto::float8 / 100 AS monto FROM concepto
     WHERE tipo = 1 AND anio >= 2026 AND tipo_matricula_id = 1 AND eliminado_en IS NULL`,
  )
  prices = new Map(rows.map(({ anio, variante, monto }) => [`${anio} ${variante}`, monto]))
})
afterAll(() => caja.close())

/** Around the months that are charged: the first of a month, the last of one, and others. */
const dia = fc
  .record({ mes: fc.integer({ min: 9, max: 15 }), day: fc.constantFrom(0, 1, 1, 2, 17) })
  .map(({ mes, day }) => new Date(Date.UTC(2026, mes, day)).toISOString().slice(0, 10))
const paso = fc.record({
  que: fc.constantFrom(
    ...(['agregar', 'agregar', 'cambiar', 'baja', 'baja', 'baja', 'eliminar'] as const),
    ...(['cargar', 'pagar', 'planear', 'tramitar', 'quitar'] as const),
  ),
  dia,
  n: fc.nat(7),
  /** Without extension, with the one and with the other. */
  wider: fc.nat(2),
})
type Paso = typeof paso extends fc.Arbitrary<infer P> ? P : never

/** What the act is told of and what it is sent, about the n-th period where it is about one. */
async function wiresOf(id: number, { que, dia, n, wider }: Paso) {
  const seguros = await caja.spansOf(id)
  const seguro = seguros[n % Math.max(1, seguros.length)]?.id
  const flags = { ampliacion: wider === 1, ampliacionExtendida: wider === 2 }
  if (que === 'agregar')
    return { told: { dia, ...flags }, sent: { matriculadoID: id, desde: dia, tipoSeguroID: 1, ...flags } }
  if (que === 'cambiar')
    return { told: { dia }, sent: { matriculadoID: id, desde: dia, tipoSeguroID: 1 + (n % 2) } }
  if (seguro === undefined) return undefined
  const about = { federacionMatriculadoID: seguro }
  return que === 'baja'
    ? { told: { ...about, dia }, sent: { ...about, hasta: dia } }
    : { told: about, sent: about }
}

/** Does it with what it was told to adjust; answers by how much the debt moves. */
async function change(id: number, acto: ActoDeSeguro, paso: Paso): Promise<number> {
  const wires = await wiresOf(id, paso)
  if (!wires) return 0
  const { sobre } = await caja.ask({ acto, matriculadoID: id, ...wires.told })
  if (sobre.estado !== 1) {
    // What cannot be foreseen cannot be done.
    expect((await caja.act(acto, wires.sent)).sobre.estado).toBe(0)
    return 0
  }
  const told = sobre.datos as Parameters<typeof ticked>[0]
  const done = await caja.act(acto, { ...wires.sent, ...(told.ajustables > 0 && ticked(told)) })
  return done.sobre.estado === 1 ? told.diferenciaAjustable : 0
}

async function live(id: number, step: Paso): Promise<void> {
  const { que, n } = step
  const before = await caja.balanceOf(id)
  const months = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 3)
  const one: Pendiente | undefined = months[n % Math.max(1, months.length)]
  if (que === 'cargar') return void (await caja.generate(id, 1 + (n % 3)))
  if (que === 'pagar') return void (one && (await caja.pay([one])))
  if (que === 'tramitar') {
    const [free] = await caja.db.query('SELECT FROM cargo WHERE id = $1 AND tramite_id IS NULL', [one?.id])
    return void (one && free && (await holdOnline(caja.db, id, [one.id])))
  }
  if (que === 'quitar')
    return void (await caja.call('matriculado.eliminarMatricula', {
      matriculaIds: JSON.stringify(one ? [one.id] : []),
    }))
  if (que === 'planear') {
    const plan = { matriculadoID: id, cuotas: 2, monto: one?.monto, pagosJSON: JSON.stringify([one]) }
    return void (one && (await caja.call('plan_pagos.crear', plan)))
  }
  const moved = await change(id, que, step)
  expect(await caja.balanceOf(id)).toBeCloseTo(before + moved, 2)
}

test('after any history of adjusted changes the ledger holds, and each free month costs what it would be charged at', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 8, maxLength: 16 }), async (pasos) => {
      const id = await addMember(caja.db)
      const early = { que: 'agregar', dia: '2026-06-15', n: 0, wider: 0 } as const
      await caja.generate(id, 5)
      for (const one of [early, ...pasos]) await live(id, one)
      const owed = await caja.owedBy(id)
      expect(await caja.balanceOf(id)).toBeCloseTo(
        owed.reduce((sum, monto) => sum + monto, 0),
        2,
      )
      const seguros = await caja.spansOf(id)
      const free = await caja.db.query<{ anio: number; mes: number; monto: number; variante: number }>(
        `SELECT anio, mes, monto::float8 / 100 AS monto FROM cargo WHERE matriculado_id = $1 AND tipo = 3
           AND anulado_en IS NULL AND linea_id IS NULL AND en_plan_id IS NULL AND tramite_id IS NULL`,
        [id],
      )
      for (const { anio, mes, monto } of free) {
        const first = `${anio}-${String(mes).padStart(2, '0')}-01`
        const covers = seguros.find(({ desde, hasta }) => desde <= first && (!hasta || hasta >= first))
        const variante = covers ? variantOf({ ...covers, federacion: true }) : 0
        expect([first, monto]).toEqual([first, prices.get(`${anio} ${variante}`)])
      }
    }),
    { numRuns: 25, endOnFailure: false },
  )
}, 120_000)
