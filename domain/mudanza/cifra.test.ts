import { expect, test } from 'vitest'
import { type Cifra, cifrasPorQue, decirCifras } from '@/domain/mudanza/cifra'

const cifra = (more: Partial<Cifra>): Cifra => ({
  ...{ que: 'percibido', de: '2025', viejo: 1050, nuevo: 1050, porque: 'igual' },
  ...more,
})
const tell = (...cifras: Cifra[]) =>
  cifrasPorQue(cifras)
    .flatMap(decirCifras)
    .map((line) => line.replaceAll('\u00a0', ' '))

test('a kind is told by its sums, and each figure that differs by itself', () => {
  const apart = cifra({ de: '2026', viejo: 2000, nuevo: 2100, porque: 'sin explicar' })
  expect(tell(cifra({}), apart)).toEqual([
    'Percibido por año: $ 30,50 en el sistema anterior, $ 31,50 en este. 1 de 2 no son iguales.',
    '2026: $ 20,00 en el sistema anterior, $ 21,00 en este. Sin explicar.',
  ])
  expect(tell(apart)).toEqual([
    'Percibido por año: 2026: $ 20,00 en el sistema anterior, $ 21,00 en este. Sin explicar.',
  ])
})

test('what the other did not tell is in no sum, and a kind of nothing else says so', () => {
  const unread = cifra({ de: '2024', viejo: null, nuevo: 700, porque: 'sin leer' })
  expect(tell(cifra({}), unread)).toEqual([
    'Percibido por año: $ 10,50 en el sistema anterior, $ 10,50 en este. 1 sin dato.',
  ])
  expect(tell({ ...unread, que: 'tipos', de: 'ACTIVO' })).toEqual([
    'Matriculados por estado: ACTIVO: Sin dato en el sistema anterior, 700 en este. El sistema anterior no la dio.',
  ])
})
