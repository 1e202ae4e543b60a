import { expect, test } from 'vitest'
import { describeFilters } from '@/components/data-table/asked-filters'

const FILTROS = [
  { name: 'nombre', label: 'Nombre' },
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'estado', label: 'Estado', kind: 'choice', options: [{ id: '5', nombre: 'PASIVO' }] },
  { name: 'importe', label: 'Importe desde', kind: 'words', reads: 'importe' },
] as const

test('only what is set and read is said, in the words of the form', () => {
  const params = { nombre: ' paz ', desde: '2026-03-01', estado: '5', pagina: 'todas' }
  expect(describeFilters(FILTROS, params)).toBe('Nombre: paz · Desde: 01/03/2026 · Estado: PASIVO')
  expect(describeFilters(FILTROS, { desde: 'ayer', importe: 'x', estado: '9' })).toBe('Estado: 9')
  expect(describeFilters(FILTROS, { importe: '50.000' })).toBe('Importe desde: 50.000')
  expect(describeFilters(FILTROS, {})).toBe('')
})
