import { expect, test } from 'vitest'
import type { Lectura } from '@/components/mudanza/importar/datos'
import {
  answerTo,
  fieldOf,
  fieldTwice,
  isSamePlace,
  withAnswer,
  withField,
  withJoined,
  withoutJoined,
  withSaid,
} from '@/components/mudanza/importar/lectura'

const LECTURA: Lectura = {
  ...{ hoja: 0, encabezado: 4, columnas: ['matricula', null], otras: [], fijos: [], respuestas: [] },
  opciones: {
    ...{ mayusculas: true, diaPrimero: true, variasPorCelda: '', filaDePrecios: 0 },
    ...{ completarHasta: false, modo: 'vacios', sinComa: 'rehusar' },
  },
}

test('a column becomes a field in its own sheet alone, beyond those known too', () => {
  const joined = withJoined({ hoja: 2, encabezado: 1, columnas: ['matricula'] })(LECTURA)
  const changed = withField(2, 2, 'email')(withField(0, 1, 'dni')(joined))
  expect(changed.columnas).toEqual(['matricula', 'dni'])
  expect(changed.otras[0]?.columnas).toEqual(['matricula', null, 'email'])
  expect(fieldOf(changed, 2, 2)).toBe('email')
  expect(fieldOf(changed, 1, 0)).toBeNull()
  expect(withoutJoined(2)(changed).otras).toEqual([])
  expect(LECTURA.columnas).toEqual(['matricula', null])
})

test('a sheet joined again is there once', () => {
  const again = withJoined({ hoja: 2, encabezado: 3, columnas: [] })
  const twice = again(withJoined({ hoja: 2, encabezado: 1, columnas: [] })(LECTURA))
  expect(twice.otras).toEqual([{ hoja: 2, encabezado: 3, columnas: [] }])
})

test('answers are replaced and taken back, field by field', () => {
  const answered = withAnswer('provincia', 'A', 'Salta')(withAnswer('estado', 'A', null)(LECTURA))
  expect(answerTo(answered, 'estado', 'A')).toBeNull()
  expect(answerTo(withAnswer('estado', 'A', 'ACTIVO')(answered), 'estado', 'A')).toBe('ACTIVO')
  expect(answerTo(withAnswer('estado', 'A', undefined)(answered), 'estado', 'A')).toBeUndefined()
  expect(answerTo(answered, 'provincia', 'A')).toBe('Salta')
  expect(withSaid('formaPago', '')(withSaid('formaPago', 'Efectivo')(LECTURA)).fijos).toEqual([])
})

test('a change means the same where sheet and titles are the same', () => {
  expect(isSamePlace(LECTURA, { ...LECTURA, columnas: [] })).toBe(true)
  expect(isSamePlace(LECTURA, { ...LECTURA, encabezado: 5 })).toBe(false)
})

test('a field is used once in each sheet, and may be so in several', () => {
  const joined = withJoined({ hoja: 2, encabezado: 1, columnas: ['matricula', 'email'] })(LECTURA)
  expect(fieldTwice(joined)).toBeUndefined()
  expect(fieldTwice(withField(2, 2, 'email')(joined))).toBe('email')
})
