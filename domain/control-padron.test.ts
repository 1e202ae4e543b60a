import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeControl } from '@/domain/control-padron'
import { DNI_SIN_AÑO, rangoDeDni, RANGOS_DE_DNI } from '@/domain/rango-de-dni'

describe('the usual numbers of a year', () => {
  test('grow with the year, and none reaches what says nothing of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1920, max: 2008 }), (anio) => {
        const [one, next] = [rangoDeDni(anio), rangoDeDni(anio + 1)]
        if (!one || !next) throw new Error(`Sin rango ${anio}`)
        expect(one.minimo).toBeGreaterThan(0)
        expect(one.minimo).toBeLessThan(one.maximo)
        // In 1968 the margin narrows, so its upper end is not above the year before.
        expect(next.minimo).toBeGreaterThanOrEqual(one.minimo)
        if (anio !== 1967) expect(next.maximo).toBeGreaterThan(one.maximo)
        expect(next.maximo).toBeLessThan(DNI_SIN_AÑO)
      }),
    )
  })

  test('take what was met for these years, and not the same number of another generation', () => {
    for (const [anio, dni] of [
      [1955, 11_500_000],
      [1972, 22_700_000],
      [1980, 28_300_000],
      [1993, 37_300_000],
      [2000, 42_500_000],
    ] as const) {
      const rango = rangoDeDni(anio)
      const later = rangoDeDni(anio < 1968 ? 1985 : anio - 12)
      expect(dni >= (rango?.minimo ?? 0) && dni <= (rango?.maximo ?? 0), String(anio)).toBe(true)
      expect(dni >= (later?.minimo ?? 0) && dni <= (later?.maximo ?? 0), String(anio)).toBe(false)
    }
  })

  test('are told of ninety years and no others', () => {
    expect(RANGOS_DE_DNI).toHaveLength(90)
    for (const anio of [1919, 2010, 2026]) expect(rangoDeDni(anio)).toBeUndefined()
  })
})

test.each([
  ['hueco', ['57', '57'], 'Falta el 57'],
  ['hueco', ['1057', '1060'], 'Faltan del 1.057 al 1.060'],
  ['cuitDeOtro', ['20-30123456-3', '28123456'], 'El CUIT 20-30123456-3 no lleva el DNI 28.123.456'],
  [
    'folioDesorden',
    ['1', '90', '41', '1', '42', '43', '1', '44'],
    'En libro 1, folio 90: la 41 está en libro 1, folio 42 y la 43 en libro 1, folio 44',
  ],
  [
    'folioDesorden',
    ['1', '3', '41', '1', '42', '', '', ''],
    'En libro 1, folio 3: la 41 está en libro 1, folio 42',
  ],
  [
    'dniPorAnio',
    ['45000000', '1980-05-02', '26300000', '29900000'],
    'DNI 45.000.000 de quien nació el 02/05/1980: lo usual es de 26.300.000 a 29.900.000',
  ],
] as const)('%s of %j: %s', (clase, datos, words) => {
  expect(describeControl(clase, datos)).toBe(words)
})
