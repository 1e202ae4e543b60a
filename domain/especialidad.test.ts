import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeVigencia,
  faultsOfDates,
  isInForce,
  proposedExpiry,
  splitHistory,
  vigenciaOn,
  type Eslabon,
} from '@/domain/especialidad'
import { addDays } from '@/domain/fechas'

const HOY = '2026-11-23'
const until = (fechaCaducidad: string | null) => ({ fechaCaducidad, sinReval: false })

test.each([
  ['2026-11-22', 'vencida', 'Vencida'],
  ['2026-11-23', 'porVencer', 'Vence hoy'],
  ['2026-11-24', 'porVencer', 'Vence en 1 día'],
  ['2027-01-22', 'porVencer', 'Vence en 60 días'],
  ['2027-01-23', 'vigente', 'Vigente'],
  [null, 'sinFecha', undefined],
])('until %s on %s', (caducidad, vigencia, words) => {
  expect(vigenciaOn(until(caducidad), HOY)).toBe(vigencia)
  expect(describeVigencia(until(caducidad), HOY)).toBe(words)
})

test('what needs no revalidation never expires, whatever date it has', () => {
  expect(vigenciaOn({ fechaCaducidad: '2000-01-01', sinReval: true }, HOY)).toBe('sinVencimiento')
  expect(describeVigencia({ fechaCaducidad: null, sinReval: true }, HOY)).toBe('No vence')
})

const day = fc.integer({ min: -9_000, max: 9_000 }).map((days) => addDays(HOY, days))

test('what is in force stays so until its last day and never comes back', () => {
  fc.assert(
    fc.property(day, day, day, (caducidad, one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one]
      if (isInForce(until(caducidad), later)) expect(isInForce(until(caducidad), earlier)).toBe(true)
      expect(isInForce(until(caducidad), earlier)).toBe(earlier <= caducidad)
    }),
  )
})

test('dates without faults are in order, and a revalidation never ends before what it goes on from', () => {
  fc.assert(
    fc.property(day, day, day, day, fc.boolean(), (obtencion, caducidad, from, to, sinReval) => {
      const fechas = { fechaObtencion: obtencion, fechaCaducidad: caducidad, sinReval }
      const anterior = { fechaObtencion: from, fechaCaducidad: to }
      const faults = faultsOfDates(fechas, HOY, anterior)
      const sound =
        obtencion <= HOY && obtencion > from && (sinReval || (caducidad > obtencion && caducidad >= to))
      expect(Object.keys(faults).length === 0).toBe(sound)
      // What was in force stays in force through its revalidation.
      if (sound && isInForce(anterior as typeof anterior & { sinReval: false }, HOY))
        expect(isInForce(fechas, HOY)).toBe(true)
    }),
  )
})

test('the proposed expiry is five years on, on the last day of February where there is no 29th', () => {
  expect(proposedExpiry('2026-11-23')).toBe('2031-11-23')
  expect(proposedExpiry('2024-02-29')).toBe('2029-02-28')
})

const fila = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  especialidadID: fc.integer({ min: 1, max: 3 }),
  nroCertificado: fc.option(fc.constantFrom('1', '2', '3/2020'), { nil: null }),
  fechaObtencion: fc.option(day, { nil: null }),
})

test('of each number and specialty one is the present one, no older than the rest; no row is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fila, { selector: ({ id }) => id, maxLength: 20 }), (filas) => {
      const { actuales, anteriores } = splitHistory(filas)
      expect([...actuales, ...anteriores].sort(byId)).toEqual([...filas].sort(byId))
      const key = ({ especialidadID, nroCertificado }: Eslabon) => `${especialidadID} ${nroCertificado}`
      const numbered = actuales.filter(({ nroCertificado }) => nroCertificado !== null)
      expect(new Set(numbered.map(key)).size).toBe(numbered.length)
      for (const old of anteriores) {
        const now = numbered.find((one) => key(one) === key(old))
        expect((now?.fechaObtencion ?? '') >= (old.fechaObtencion ?? '')).toBe(true)
      }
    }),
  )
})

test('rows without a number are held together by what they revalidate', () => {
  const row = { especialidadID: 1, nroCertificado: null }
  const filas = [
    { ...row, id: 5, fechaObtencion: '2026-01-01', revalidaID: 9 },
    { ...row, id: 9, fechaObtencion: '2021-01-01', revalidaID: 2 },
    { ...row, id: 2, fechaObtencion: '2016-01-01', revalidaID: null },
    { ...row, id: 3, fechaObtencion: '2016-01-01' },
  ]
  const { actuales, anteriores, veces } = splitHistory(filas)
  expect([actuales, anteriores].map((all) => all.map(({ id }) => id))).toEqual([
    [5, 3],
    [9, 2],
  ])
  expect(actuales.map(veces)).toEqual([2, 0])
})

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
