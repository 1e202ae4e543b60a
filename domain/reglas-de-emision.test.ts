import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '@/domain/dinero'
import { casillaOf } from '@/domain/regla'
import { describeUnmet, SIN_REGLA, TODOS_LOS_ESTADOS, unmetRules } from '@/domain/reglas-de-emision'

const HOY = '2026-11-23'
const CERO = centavos(0n)
const NADA = {
  mora: CERO,
  meses: 0,
  desde: null,
  corriente: CERO,
  antigua: CERO,
  enPago: false,
  enPlan: CERO,
}
const row = (
  id: number,
  fechaCaducidad: string | null,
  nroCertificado: string,
  fechaObtencion = '2020-01-01',
) => ({
  ...{ id, especialidadID: 1, especialidad: 'Pediatría', fechaCaducidad, nroCertificado, fechaObtencion },
  sinReval: fechaCaducidad === null,
})
const MIEMBRO = { tipo: 1, estado: 'ACTIVO', especialidades: [row(5, '2030-01-01', '1')], deuda: NADA }
const CERTIFICADO = { clase: 'certificado' } as const

test.each([
  [
    { ...SIN_REGLA, estados: casillaOf(1) },
    { ...MIEMBRO, tipo: 5, estado: 'SUSPENDIDO' },
    ['Su estado es SUSPENDIDO'],
  ],
  [{ ...SIN_REGLA, estados: casillaOf(5) }, { ...MIEMBRO, tipo: 5 }, []],
  [
    { ...SIN_REGLA, deuda: 1 },
    { ...MIEMBRO, deuda: { ...NADA, mora: centavos(1n) } },
    ['Tiene deuda vencida'],
  ],
  [{ ...SIN_REGLA, deuda: 1 }, { ...MIEMBRO, deuda: { ...NADA, enPlan: centavos(1n) } }, []],
  [
    { ...SIN_REGLA, deuda: 2 },
    { ...MIEMBRO, deuda: { ...NADA, enPlan: centavos(1n) } },
    ['Tiene un plan de pagos sin terminar'],
  ],
  [{ ...SIN_REGLA, deuda: 2 }, { ...MIEMBRO, deuda: { ...NADA, antigua: centavos(1n) } }, []],
  [{ ...SIN_REGLA, especialidad: 1 }, MIEMBRO, []],
  [
    { ...SIN_REGLA, especialidad: 1 },
    { ...MIEMBRO, especialidades: [row(5, '2026-11-22', '1')] },
    ['No tiene ninguna especialidad vigente'],
  ],
])('%o', (regla, hechos, texts) => {
  expect(unmetRules([regla], CERTIFICADO, hechos, HOY).map(({ texto }) => texto)).toEqual(texts)
})

test('a specialty’s certificate asks for that specialty, not for another', () => {
  const especialidades = [
    row(1, '2025-01-01', '1'),
    row(2, '2031-01-01', '1', '2025-01-01'),
    row(3, '2026-11-22', '2'),
    row(4, null, '3'),
  ]
  const of = (origenID: number) =>
    unmetRules(
      [{ ...SIN_REGLA, especialidad: 1 }],
      { clase: 'especialidad', origenID },
      { ...MIEMBRO, especialidades },
      HOY,
    ).map(({ texto }) => texto)
  expect(of(1)).toEqual(['La especialidad fue revalidada'])
  expect(of(2)).toEqual([])
  expect(of(3)).toEqual(['La especialidad no está vigente: vencida'])
  expect(of(4)).toEqual([])
  expect(of(9)).toEqual(['La especialidad fue revalidada'])
})

const regla = fc.record({
  estados: fc.integer({ min: 1, max: TODOS_LOS_ESTADOS }),
  deuda: fc.integer({ min: 0, max: 2 }),
  especialidad: fc.integer({ min: 0, max: 1 }),
})
const money = fc.bigInt({ min: 0n, max: 2n }).map(centavos)
const hechos = fc.record({
  tipo: fc.integer({ min: 1, max: 8 }),
  estado: fc.constant('X'),
  especialidades: fc.constantFrom([], [row(5, '2030-01-01', '1')], [row(5, '2020-01-01', '1')]),
  deuda: fc.record({
    ...{ mora: money, antigua: money, enPlan: money, corriente: money },
    ...{ meses: fc.nat(9), desde: fc.constant(null), enPago: fc.boolean() },
  }),
})

test('two sets of rules together ask what each of them asks, once; no rule asks nothing', () => {
  fc.assert(
    fc.property(regla, regla, hechos, (one, other, member) => {
      const textsOf = (reglas: (typeof one)[]) =>
        unmetRules(reglas, CERTIFICADO, member, HOY).map(({ texto }) => texto)
      const both = textsOf([one, other])
      expect(new Set(both)).toEqual(new Set([...textsOf([one]), ...textsOf([other])]))
      expect(both).toHaveLength(new Set(both).size)
      expect(textsOf([])).toEqual([])
      expect(textsOf([SIN_REGLA])).toEqual([])
    }),
  )
})

test('the refusal names each rule', () => {
  const unmet = unmetRules(
    [{ estados: casillaOf(1), deuda: 1, especialidad: 1 }],
    CERTIFICADO,
    { tipo: 7, estado: 'ANULADA', especialidades: [], deuda: { ...NADA, mora: centavos(1n) } },
    HOY,
  )
  expect(describeUnmet(unmet)).toBe(
    'No se cumplen las reglas para emitir: su estado es ANULADA; tiene deuda vencida; no tiene ninguna especialidad vigente',
  )
})
