import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { HOY } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import { ACTOS, HISTORIA_SEGURA, live, openLock, pendingOf } from '@/backend/prueba/historia'
import { verificar } from '@/backend/verificar/verificar'
import type { Ventanilla } from '@/backend/prueba/historia-en-linea'

let caja: Caja
let ventanilla: Ventanilla
beforeAll(async () => {
  caja = await openCaja()
  const { sobre } = await caja.direct('concepto.crear', { nombre: 'Curso', monto: 333.33 })
  const { id: conceptoID } = sobre.datos as { id: number }
  // Without it no month after December could be charged.
  const precio = { nombre: 'ACTIVO', monto: 5500.1, tipo: 1, anio: 2027, tipoMatriculaID: 1 }
  expect((await caja.direct('concepto.crear', precio)).sobre.estado).toBe(1)
  const descuento = { clave: 'descuentoAnual', valor: 7, version: 0 }
  expect((await caja.direct('ajuste.actualizarDatos', descuento)).sobre.estado).toBe(1)
  ventanilla = { db: caja.db, call: (nombre, wire) => caja.call(nombre, wire), conceptoID, hoy: HOY }
})
afterAll(() => caja.close())

/** As many as are asked for; those of every run are enough to find what is often wrong. */
const HISTORIAS = Number(process.env['HISTORIAS'] ?? 25)
const GRUPOS = Number(process.env['HISTORIAS_PASOS'] ?? 14)

const paso = fc.record({
  acto: fc.constantFrom(...ACTOS),
  bits: fc.integer({ min: 1, max: 63 }),
  cuotas: fc.integer({ min: 1, max: 7 }),
  quien: fc.integer({ min: 0, max: 1 }),
})
/** Steps of a group are done at once. */
const historia = fc.array(fc.array(paso, { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: GRUPOS,
  size: 'max',
})
const segura = HISTORIA_SEGURA.map((each) => [{ ...each, quien: 0 }])

const centavosOf = (pesos: number): number => Math.round(pesos * 100)

test(
  'after any history of charges, plans, payments, edits, reversals and write-offs the ledger holds',
  async () => {
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(historia, async (grupos) => {
        await openLock(caja.db)
        const members = [await addMember(caja.db), await addMember(caja.db)]
        for (const id of members) await caja.generate(id, 2)
        for (const grupo of grupos) {
          await Promise.all(
            grupo.map(async (each) => {
              const vuelta = await live(ventanilla, members[each.quien] ?? 0, each)
              expect(vuelta?.http ?? 200).toBe(200)
              if (vuelta?.sobre.estado === 1) done.add(each.acto)
            }),
          )
        }
        expect(await verificar(caja.db)).toEqual([])
        for (const id of members) {
          const saldo = (await caja.account(id, { desde: '2020-01-01' })).at(-1)?.saldo ?? 0
          const owed = (await pendingOf(ventanilla, id)).map(({ monto }) => centavosOf(monto))
          const { sobre } = await caja.call('pago.traerSaldoAFavor', { matriculadoID: id })
          const { saldo: aFavor } = sobre.datos as { saldo: number }
          expect(centavosOf(saldo)).toBe(owed.reduce((sum, monto) => sum + monto, 0) - centavosOf(aFavor))
          const basicos = await caja.call('matriculado.traerDatosBasicos', { matriculadoID: id })
          expect(basicos.sobre.datos).toMatchObject({ saldoAFavor: aFavor })
        }
      }),
      { numRuns: HISTORIAS, endOnFailure: false, examples: [[segura]] },
    )
    expect([...done].toSorted(), 'some act never succeeded').toEqual(
      ACTOS.filter((acto) => acto !== 'envejecer').toSorted(),
    )
  },
  HISTORIAS * 12_000,
)
