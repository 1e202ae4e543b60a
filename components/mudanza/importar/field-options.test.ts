import { expect, test } from 'vitest'
import type { Lectura } from '@/components/mudanza/importar/datos'
import {
  fieldOptions,
  optionsThatMatter,
  othersOf,
  withStanding,
} from '@/components/mudanza/importar/field-options'

const read = (columnas: Lectura['columnas']): Lectura => ({
  ...{ hoja: 0, encabezado: 1, columnas, otras: [], fijos: [], respuestas: [] },
  opciones: {
    ...{ mayusculas: true, diaPrimero: true, variasPorCelda: '', filaDePrecios: 0 },
    ...{ completarHasta: false, modo: 'vacios', sinComa: 'rehusar' },
  },
})

test('a column is nothing, a field, or, of debts alone, a month', () => {
  const [first, ...rest] = fieldOptions('deudaMeses')
  expect(first?.nombre).toBe('No se importa')
  expect(rest.filter(({ id }) => id.startsWith('mes:'))).toHaveLength(180)
  expect(fieldOptions('practicas').map(({ id }) => id)).toEqual([
    '',
    'matricula',
    'practica',
    'fechaObtencion',
  ])
})

test('what stands can be chosen again, however old its month is', () => {
  const options = withStanding(fieldOptions('deudaMeses'), 'mes:1999-03')
  expect(options.at(-1)).toEqual({ id: 'mes:1999-03', nombre: 'Importe de Marzo 1999' })
  expect(withStanding(options, 'mes:1999-03')).toBe(options)
})

test('a field that is used twice is told beside both', () => {
  const columnas = ['dni', null, 'dni', null]
  expect(othersOf(columnas, 0)).toEqual(['C'])
  expect(othersOf(columnas, 2)).toEqual(['A'])
  expect(othersOf(columnas, 1)).toEqual([])
})

test('only what makes a difference is asked', () => {
  expect(optionsThatMatter('catalogo:hospital', read(['nombre']))).toMatchObject({
    ...{ mayusculas: true, diaPrimero: false, filaDePrecios: false, modo: false },
  })
  expect(optionsThatMatter('deudaMeses', read(['matricula', 'mes:2025-01']))).toMatchObject({
    ...{ mayusculas: false, filaDePrecios: true },
  })
  expect(optionsThatMatter('matriculados', read(['matricula', 'ingresoCM'])).diaPrimero).toBe(true)
})
