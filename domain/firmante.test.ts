import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf, readLabel } from '@/domain/firmante'
import { oneLine } from '@/domain/texto'

test('a signatory is labelled Name (position)', () => {
  expect(labelOf(' Dra.  Ana Paz ', 'Presidenta')).toBe('Dra. Ana Paz (Presidenta)')
  expect(readLabel('Dr. Luis Sosa (h) (Secretario General)')).toEqual({
    nombre: 'Dr. Luis Sosa (h)',
    cargo: 'Secretario General',
  })
  expect(readLabel('Dr. Luis Sosa')).toEqual({ nombre: 'Dr. Luis Sosa', cargo: '' })
  expect(readLabel('Dr. Sosa ()')).toEqual({ nombre: 'Dr. Sosa ()', cargo: '' })
  expect(labelOf('Dra. Paz', 'Vocal (suplente)')).toBe('Dra. Paz (Vocal [suplente])')
})

test('the last parenthesis is the position, whatever the name holds', () => {
  const word = fc.stringMatching(/^[a-z(][a-z(). ]{0,12}[a-z)]$/)
  fc.assert(
    fc.property(word, word, (nombre, cargo) => {
      const read = readLabel(labelOf(nombre, cargo))
      expect(read.nombre).toBe(oneLine(nombre))
      expect(read.cargo).toBe(oneLine(cargo).replaceAll('(', '[').replaceAll(')', ']'))
    }),
  )
})
