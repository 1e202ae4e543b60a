import { expect, test } from 'vitest'
import type { Filter } from '@/components/data-table/filter-form'
import { asHandTyped, problemsOf, sayFilter } from '@/components/data-table/filter-problems'

const FILTROS: readonly Filter[] = [
  { name: 'importe', label: 'Importe desde', kind: 'words', reads: 'importe' },
  { name: 'meses', label: 'Meses', kind: 'words', reads: 'meses' },
  { name: 'dias', label: 'Días', kind: 'words', reads: 'dias' },
  { name: 'fecha', label: 'Fecha', kind: 'day' },
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  { name: 'estado', label: 'Estado', kind: 'choice', options: [{ id: '1', nombre: 'ACTIVO' }], closed: true },
  { name: 'quien', label: 'Cajero', kind: 'choice', options: [] },
  { name: 'nombre', label: 'Nombre', kind: 'words' },
]

test.each([
  ['importe', '50 mil', 'Ingrese un importe válido'],
  ['importe', '-1', 'Ingrese un importe válido'],
  ['meses', '3 meses', 'Ingrese una cantidad de meses'],
  ['meses', '0', 'Ingrese una cantidad de meses'],
  ['dias', '-1', 'Ingrese una cantidad de días'],
  ['dias', '3651', 'Ingrese una cantidad de días'],
  ['fecha', '2026-02-30', 'Ingrese una fecha válida'],
  ['fecha', 'ayer', 'Ingrese una fecha válida'],
  ['estado', '99', 'Elija una opción'],
])('%s %s: %s', (name, value, problem) => {
  expect(problemsOf(FILTROS, { [name]: value })).toEqual({ [name]: problem })
})

test('what can be read, what is empty and what is nobody’s filter is no problem', () => {
  const values = {
    importe: '$ 50.000,50',
    meses: ' 3 ',
    dias: '0',
    fecha: '2026-02-28',
    estado: '1',
    quien: '7',
    nombre: '…',
  }
  expect(problemsOf(FILTROS, values)).toEqual({})
  expect(problemsOf(FILTROS, { importe: ' ', meses: '', fecha: undefined, otro: 'x' })).toEqual({})
})

test('what is pasted with marks that nobody sees is looked for as if typed by hand', () => {
  const pasted = { importe: '\u202a1.234,56\u202c', meses: '\u200e3', dias: '30\u200b ', nombre: 'Paz\u200b' }
  expect(asHandTyped(FILTROS, pasted)).toEqual({ ...pasted, importe: '1.234,56', meses: '3', dias: '30' })
})

test('a span ends after it begins', () => {
  expect(problemsOf(FILTROS, { desde: '2026-02-02', hasta: '2026-02-01' })).toEqual({
    hasta: 'Es anterior a la fecha Desde',
  })
  expect(problemsOf(FILTROS, { desde: 'x', hasta: 'y' })).toEqual({
    desde: 'Ingrese una fecha válida',
    hasta: 'Ingrese una fecha válida',
  })
})

test.each([
  ['estado', '1', 'ACTIVO'],
  ['estado', '7', '7'],
  ['fecha', '2026-02-28', '28/02/2026'],
  ['fecha', 'ayer', 'ayer'],
  ['nombre', 'Paz', 'Paz'],
])('on paper %s %s is %s', (name, value, words) => {
  const filter = FILTROS.find((one) => one.name === name)
  expect(filter && sayFilter(filter, value)).toBe(words)
})
