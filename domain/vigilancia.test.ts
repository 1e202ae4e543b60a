import { expect, test } from 'vitest'
import { CLASES_VIGILADAS, isOver, tellValor, VIGILADOS, warningsOf } from '@/domain/vigilancia'

const HORA = 3_600

test.each([
  ['respaldo', 26 * HORA, 26 * HORA + 1],
  ['verificacion', 0, 1],
  ['verificacionVieja', 50 * HORA, 50 * HORA + 1],
  ['correoParado', 2 * HORA, 2 * HORA + 1],
  ['disco', 0.1, 0.099],
  ['replica', 300, 301],
] as const)('%s is none at %d and one at %d', (clase, none, one) => {
  expect(isOver({ clase, valor: none })).toBe(false)
  expect(isOver({ clase, valor: one })).toBe(true)
})

test('of several discs and standbys the worst is told, and all in their order', () => {
  const told = warningsOf([
    { clase: 'replica', valor: 400, de: 'una' },
    { clase: 'replica', valor: 900, de: 'otra' },
    { clase: 'disco', valor: 0.05, de: 'datos' },
    { clase: 'disco', valor: 0.02, de: 'respaldos' },
    { clase: 'disco', valor: 0.5, de: 'tercera' },
    { clase: 'respaldo', valor: 60, de: null },
  ])
  expect(told.map(({ clase, de }) => [clase, de])).toEqual([
    ['disco', 'respaldos'],
    ['replica', 'otra'],
  ])
})

test.each([
  ['respaldo', 27.9 * HORA, '27 h'],
  ['respaldo', 80 * HORA, '3 días'],
  ['replica', 301, '5 min'],
  ['disco', 0.079, '7 %'],
  ['disco', 0.0004, '0 %'],
  ['verificacion', 2, '2'],
] as const)('%s of %d reads %s', (clase, valor, text) => {
  expect(tellValor({ clase, valor })).toBe(text)
})

test('each says in whole sentences what to do', () => {
  for (const clase of CLASES_VIGILADAS) {
    expect(VIGILADOS[clase].paso, clase).toMatch(/^[A-ZÁÉÍÓÚ][^]*\.$/)
    expect(VIGILADOS[clase].titulo, clase).toMatch(/^[A-ZÁÉÍÓÚ][^]*[^.]$/)
  }
})
