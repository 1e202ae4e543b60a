import { expect, test } from 'vitest'
import {
  describeFormat,
  stateOf,
  tellHow,
  tellPlan,
  tellWhat,
  wordsOfImport,
} from '@/components/mudanza/importar/words'

test('a format is told in words, with what only text has', () => {
  expect(describeFormat({ formato: 'csv', codificacion: 'cp1252', separador: ';' })).toBe(
    'texto separado por punto y coma, Windows-1252',
  )
  expect(describeFormat({ formato: 'xls', codificacion: null, separador: null })).toBe('Excel 97–2003 (.xls)')
})

test('what importing will do is one sentence, whatever it is', () => {
  const plan = (nuevas: number, cambian: number, rehusadas: number, reemplaza = false) =>
    tellPlan('matriculados', { nuevas, cambian, rehusadas, registros: nuevas + cambian }, reemplaza)
  expect(plan(1412, 31, 5)).toBe('Se agregan 1.412 matriculados y se completan 31. No se importan 5 filas.')
  expect(plan(1, 0, 1)).toBe('Se agrega 1 matriculado. No se importa 1 fila.')
  expect(plan(0, 1, 0, true)).toBe('Se cambia 1 matriculado.')
  expect(plan(0, 0, 2)).toBe('No hay nada para importar. No se importan 2 filas.')
})

test('rows that bring several things are told beside them', () => {
  const cuentas = { nuevas: 18, cambian: 0, rehusadas: 4, registros: 30 }
  expect(tellPlan('especialidades', cuentas, false)).toBe(
    'Se agregan 30 especialidades, de 18 filas. No se importan 4 filas.',
  )
  expect(wordsOfImport('especialidades', cuentas)).toBe('Importar 30 especialidades')
})

test('what a stopped job left in the register is told beside its file', () => {
  const label = (estado: 'revisada' | 'importada' | 'deshecha', vivos: number) =>
    stateOf({ estado, vivos, cuentas: { registros: 9 } }).label
  expect([label('revisada', 0), label('revisada', 5)]).toEqual([
    'Revisada, sin importar',
    'Importada en parte',
  ])
  expect([label('importada', 9), label('importada', 5)]).toEqual(['Importada', 'Deshecha en parte'])
  expect([label('deshecha', 0), label('deshecha', 5)]).toEqual(['Deshecha', 'Deshecha en parte'])
})

test('who cannot take it back is told who can', () => {
  expect(tellHow(new Set(['importar.deshacer']))).toContain('Después se deshace de una vez lo que')
  expect(tellWhat(new Set(['importar.deshacer']))).toMatch(/, y se deshace de una vez$/)
  expect(tellWhat(new Set())).toMatch(/, y la administración puede deshacerlo de una vez$/)
  expect(tellHow(new Set())).toContain('Después la administración puede deshacer de una vez lo que')
})

test('the button says how much it does', () => {
  const words = (nuevas: number, cambian: number) =>
    wordsOfImport('matriculados', { nuevas, cambian, rehusadas: 0, registros: nuevas + cambian })
  expect(words(412, 31)).toBe('Importar 412 matriculados y 31 cambios')
  expect(words(1, 0)).toBe('Importar 1 matriculado')
  expect(words(0, 1)).toBe('Importar 1 cambio')
})
