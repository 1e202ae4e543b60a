import { expect, test } from 'vitest'
import { enLetras } from '@/components/documents/en-letras'
import { MAX_CENTAVOS, centavos } from '@/domain/dinero'

test.each([
  [0n, 'cero con 00/100'],
  [1n, 'cero con 01/100'],
  [100n, 'uno con 00/100'],
  [1_600n, 'dieciséis con 00/100'],
  [2_150n, 'veintiuno con 50/100'],
  [3_100n, 'treinta y uno con 00/100'],
  [10_000n, 'cien con 00/100'],
  [10_100n, 'ciento uno con 00/100'],
  [50_000n, 'quinientos con 00/100'],
  [77_799n, 'setecientos setenta y siete con 99/100'],
  [100_000n, 'mil con 00/100'],
  [100_100n, 'mil uno con 00/100'],
  [123_450n, 'mil doscientos treinta y cuatro con 50/100'],
  [2_100_000n, 'veintiún mil con 00/100'],
  [3_100_000n, 'treinta y un mil con 00/100'],
  [10_100_000n, 'ciento un mil con 00/100'],
  [100_000_000n, 'un millón con 00/100'],
  [2_100_000_000n, 'veintiún millones con 00/100'],
  [100_000_000_000n, 'mil millones con 00/100'],
  [100_000_100n, 'un millón uno con 00/100'],
])('%i centavos', (count, expected) => expect(enLetras(centavos(count))).toBe(`pesos ${expected}`))

test('the largest amount has words too', () => {
  expect(enLetras(centavos(MAX_CENTAVOS))).toBe(
    'pesos novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil ' +
      'novecientos noventa y nueve con 99/100',
  )
})

test('negative amounts are refused', () => expect(() => enLetras(centavos(-1n))).toThrow(RangeError))
