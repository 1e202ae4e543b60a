import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  bit,
  dinero,
  dineroPositivo,
  monto,
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { objeto } from '@/contract/objeto'

const read = (codec: z.ZodType, wire: unknown): unknown => {
  const result = z.safeDecode(codec, wire)
  return result.success ? result.data : `✗ ${result.error.issues[0]?.message ?? ''}`
}
const cases = (codec: z.ZodType, table: [unknown, unknown][]) =>
  test.each(table)('%j → %s', (wire, expected) => expect(read(codec, wire)).toEqual(expected))

describe('texto', () => {
  const bad = '✗ El texto tiene caracteres no permitidos'
  cases(texto(5), [
    ['ñandú', 'ñandú'],
    ['', ''],
    ['123456', '✗ Hasta 5 caracteres'],
    ['a\u0000', bad],
    ['\ud800', bad],
    ['a\udc00', bad],
    ['😀', '😀'],
    [5, '✗ Ingrese un texto'],
    [null, '✗ Ingrese un texto'],
    [['a'], '✗ Ingrese un texto'],
  ])
})

describe('textoRequerido', () => {
  cases(textoRequerido('Por favor ingrese usuario'), [
    ['', '✗ Por favor ingrese usuario'],
    ['  ', '✗ Por favor ingrese usuario'],
    [undefined, '✗ Por favor ingrese usuario'],
    ['a', 'a'],
  ])
})

describe('entero', () => {
  const bad = '✗ Ingrese un número entero'
  cases(entero(), [
    [5, 5],
    ['5', 5],
    ['-5', -5],
    ['007', 7],
    [1.5, bad],
    ['1.5', bad],
    ['1e3', bad],
    ['٣', bad],
    ['', bad],
    [' 5', bad],
    [true, bad],
    [null, bad],
    [[5], bad],
    [Number.NaN, bad],
    [1e308, bad],
    [2 ** 53, bad],
    [2 ** 31, bad],
  ])
})

describe('id', () =>
  cases(id, [
    [1, 1],
    [0, '✗ Identificador inválido'],
    [-1, '✗ Identificador inválido'],
    ['x', '✗ Identificador inválido'],
  ]))

describe('dinero', () => {
  const bad = '✗ Ingrese un importe válido'
  cases(dinero(), [
    [1.5, 150n],
    ['1.50', 150n],
    [-0.01, -1n],
    [0.005, 1n],
    [33.333333, 3333n],
    ['12.345', 1235n],
    [1e308, bad],
    [Number.NaN, bad],
    [2 ** 53, bad],
    [70_000_000_000_000, 7_000_000_000_000_000n],
    [70_000_000_000_000.01, bad],
    ['1,5', bad],
    ['', bad],
    [null, bad],
    [{}, bad],
  ])
  test('above zero', () => {
    expect(read(dineroPositivo(), 0)).toBe('✗ Ingrese un importe mayor que cero')
    expect(read(dineroPositivo(), -1)).toBe('✗ Ingrese un importe mayor que cero')
    expect(read(dineroPositivo(), 0.01)).toBe(1n)
    expect(read(dineroPositivo(), 1_000_000_000_000)).toBe('✗ Ingrese un importe mayor que cero')
    expect(read(monto('Ingrese monto'), 1_000_000_000)).toBe(100_000_000_000n)
    expect(read(monto('Ingrese monto'), 1_000_000_000.01)).toBe(
      '✗ Ingrese un monto de hasta $\u00a01.000.000.000,00',
    )
  })
  test('only a missing amount is asked for; one that is there is told what is wrong', () => {
    for (const missing of [undefined, null, '', ' '])
      expect(read(monto('Ingrese Monto'), missing)).toBe('✗ Ingrese Monto')
    for (const wrong of ['abc', '1,5', -5, {}]) expect(read(monto('Ingrese Monto'), wrong)).toBe(bad)
    expect(read(monto('Ingrese monto', 1n), 0)).toBe('✗ Ingrese un importe mayor que cero')
  })
})

describe('fecha', () => {
  const bad = '✗ Ingrese una fecha válida'
  cases(fecha(), [
    ['2026-03-01', '2026-03-01'],
    ['2026/03/01', '2026-03-01'],
    ['2026-03-01 23:59:59', '2026-03-01'],
    ['2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['2026-02-30', bad],
    ['2026-03-01basura', bad],
    ['01/03/2026', '2026-03-01'],
    ['01/03/2026 10:30:00', '2026-03-01'],
    ['2026-03-01 00:00:00.0', '2026-03-01'],
    ['31/02/2026', bad],
    ['13/13/2026', bad],
    ['', bad],
    [20260301, bad],
  ])
})

describe('instante', () => {
  cases(instante, [
    ['2026-03-01T02:30:00.000Z', '2026-03-01T02:30:00.000Z'],
    ['2026-03-01 02:30:00', '2026-03-01T05:30:00.000Z'],
    ['2026/03/01', '2026-03-01T03:00:00.000Z'],
    ['2026-05-01 00:00:00.0', '2026-05-01T03:00:00.000Z'],
    ['2026-05-01 00:00:00.000000', '2026-05-01T03:00:00.000Z'],
    ['01/05/2026', '2026-05-01T03:00:00.000Z'],
    ['13/05/2026 21:40', '2026-05-14T00:40:00.000Z'],
    ['2026-02-30', '✗ Fecha y hora inválidas'],
    ['2026-02-28 24:00:00', '✗ Fecha y hora inválidas'],
    ['nunca', '✗ Fecha y hora inválidas'],
    ['May 1 2026', '✗ Fecha y hora inválidas'],
  ])
  test('is written as the council’s clock shows it, to the second, and only from the canonical form', () => {
    expect(z.encode(instante, '2026-03-01T02:30:15.250Z')).toBe('2026-02-28 23:30:15')
    expect(z.encode(instante, '2026-11-01T09:00:00.000Z')).toBe('2026-11-01 06:00:00')
    expect(() => z.encode(instante, '2026-03-01 02:30')).toThrow()
  })
})

describe('siNo and bit', () => {
  test.each([true, 1, '1', 'true'])('%j is yes', (wire) =>
    expect([read(siNo, wire), read(bit, wire)]).toEqual([true, true]),
  )
  test.each([false, 0, '0', 'false'])('%j is no', (wire) =>
    expect([read(siNo, wire), read(bit, wire)]).toEqual([false, false]),
  )
  test.each(['si', 2, null, [], ''])('%j is neither', (wire) =>
    expect(read(siNo, wire)).toBe('✗ Elija Si o No'),
  )
  test('bit is written as 1 and 0', () => expect([z.encode(bit, true), z.encode(bit, false)]).toEqual([1, 0]))
})

describe('absent', () => {
  test.each([undefined, null, ''])('%j', (wire) => {
    expect(read(opcional(entero()), wire)).toBeUndefined()
    expect(read(nulo(entero()), wire)).toBeNull()
  })
  test('a bad value keeps the field’s own words', () => {
    expect(read(opcional(entero('Página inválida', 1)), 0)).toBe('✗ Página inválida')
    expect(read(opcional(entero('Página inválida', 1)), 'x')).toBe('✗ Página inválida')
    expect(read(opcional(texto()), 5)).toBe('✗ Ingrese un texto')
    expect(read(opcional(dinero()), [])).toBe('✗ Ingrese un importe válido')
  })
})

describe('JSON inside a string', () => {
  const lineas = objeto({
    lineas: [
      'detalle',
      jsonEn(
        z
          .array(objeto({ id, monto: dineroPositivo() }).cable)
          .min(1, 'Elija')
          .max(3),
      ),
    ],
  })
  const unreadable = '✗ El detalle no se puede leer'
  cases(lineas.cable, [
    [{ detalle: '[{"id":1,"monto":2.5}]' }, { lineas: [{ id: 1, monto: 250n }] }],
    [{ detalle: '[]' }, '✗ Elija'],
    [{ detalle: '' }, unreadable],
    [{ detalle: '{' }, unreadable],
    [{ detalle: '[{"id":1,"id":2,"monto":1}]' }, unreadable],
    [{ detalle: '[{"__proto__":{},"id":1,"monto":1}]' }, unreadable],
    [{ detalle: '[{"constructor":{},"id":1,"monto":1}]' }, unreadable],
    [{ detalle: '[[[[[1]]]]]' }, unreadable],
    [{ detalle: `[${' '.repeat(65_536)}]` }, unreadable],
    [{ detalle: '[{"id":1,"monto":0.004}]' }, '✗ Ingrese un importe mayor que cero'],
    [{ detalle: [] }, unreadable],
  ])

  test('a text that never closes is refused, and the reading of it ends', () => {
    expect(z.safeDecode(lineas.cable, { detalle: `"${'\\"'.repeat(32_767)}` }).success).toBe(false)
  })

  test('an error inside carries the way to it', () => {
    const result = z.safeDecode(lineas.cable, {
      detalle: '[{"id":1,"monto":-1}]',
    })
    expect(result.error?.issues[0]?.path).toEqual(['detalle', 0, 'monto'])
  })
})
