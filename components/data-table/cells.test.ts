import { expect, test } from 'vitest'
import { fillHref, formatValue, nameOf } from '@/components/data-table/cells'
import { centavos } from '@/domain/dinero'

test.each([
  ['money', centavos(123_450n), '$\u00a01.234,50'],
  ['money', centavos(-1n), '-$\u00a00,01'],
  ['money', 1234.5, '—'],
  ['money', '1234.50', '—'],
  ['date', '2026-03-01', '01/03/2026'],
  ['date', '2026-02-30', '—'],
  ['date', 'ayer', '—'],
  ['instant', '2026-03-01T02:30:00Z', '28/02/2026 23:30:00'],
  ['instant', 'nunca', '—'],
  ['boolean', true, 'Si'],
  ['boolean', false, 'No'],
  ['boolean', 'si', '—'],
  ['number', 0, '0'],
  ['number', Number.NaN, '—'],
  ['text', 0, '0'],
  ['text', '', '—'],
  ['text', null, '—'],
  ['text', {}, '—'],
] as const)('a %s of %s shows %s', (kind, value, expected) => expect(formatValue(kind, value)).toBe(expected))

test("a link takes the row's values, made safe", () => {
  expect(fillHref('/fichaMatriculado/{id}/x/{nombre}', { id: 7, nombre: 'a/b ?' })).toBe(
    '/fichaMatriculado/7/x/a%2Fb%20%3F',
  )
})

test('a row is called by its title column, and by nothing when that cannot be read', () => {
  const columns = [{ id: 'nombre', label: 'Nombre', kind: 'text', title: true }] as const
  expect(nameOf(columns, { nombre: 'PÉREZ, Ana' })).toBe('PÉREZ, Ana')
  expect(nameOf(columns, { nombre: null })).toBe('')
})
