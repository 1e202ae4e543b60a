import { expect, test } from 'vitest'
import {
  chosenOf,
  namesOf,
  problemOfSeveral,
  type SeveralFilter,
  textOf,
} from '@/components/data-table/several'

const TIPOS: SeveralFilter = {
  ...{ kind: 'several', ruta: '/tipo_matricula/traerTodosSelect', todos: 'Todos', inicial: ['1', '2'] },
  options: ['ACTIVO', 'RESIDENTE', 'PASIVO'].map((nombre, at) => ({ id: String(at + 1), nombre })),
}

test.each([
  [undefined, ['1', '2']],
  ['3', ['3']],
  ['3,1,3', ['3', '1']],
  ['todos', []],
])('the address %s chooses %o, and says it again', (value, chosen) => {
  expect(chosenOf(TIPOS, value)).toEqual(chosen)
  expect(chosenOf(TIPOS, textOf(TIPOS, chosen))).toEqual(chosen)
})

test('the beginning is the bare address in any order, and none of all is written', () => {
  expect(textOf(TIPOS, ['2', '1'])).toBeUndefined()
  expect(textOf(TIPOS, [])).toBe('todos')
  expect(textOf({}, [])).toBeUndefined()
})

test.each([
  ['1,3', undefined],
  ['todos', undefined],
  ['1,9', 'Quite la opción que ya no existe'],
  ['1,', 'Elija opciones de la lista'],
  ['1 OR 1=1', 'Elija opciones de la lista'],
  [Array.from({ length: 501 }, (_, n) => n + 1).join(','), 'Elija opciones de la lista'],
])('an address that cannot be read is told (%#)', (value, problem) =>
  expect(problemOfSeveral(TIPOS, value)).toBe(problem),
)

test('what nobody has read yet goes by its number and is no fault', () => {
  const unread = { ...TIPOS, options: undefined }
  expect(problemOfSeveral(unread, '1,9')).toBeUndefined()
  expect(namesOf(unread, '9')).toEqual(['N° 9'])
  expect(namesOf(TIPOS, '3')).toEqual(['PASIVO'])
})
