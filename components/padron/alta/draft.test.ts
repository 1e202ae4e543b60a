import { expect, test } from 'vitest'
import { reachable } from '@/components/padron/alta/draft'
import { findField } from '@/components/padron/alta/fields'
import { VACIOS, isBlank, nameOf, sameValues } from '@/components/padron/alta/values'
import { crear } from '@/contract/alta'

test('a step is reached through those before it', () => {
  expect(reachable('academico', [])).toBe('inicial')
  expect(reachable('academico', ['inicial'])).toBe('personal')
  expect(reachable('academico', ['inicial', 'personal'])).toBe('academico')
  expect(reachable('academico', ['personal'])).toBe('inicial')
  expect(reachable('inicial', [])).toBe('inicial')
})

test('nothing typed, or typed and taken back, is no work to lose', () => {
  expect(isBlank('inicial', { folio: '', libro: '', matricula: undefined } as never)).toBe(true)
  expect(isBlank('inicial', { ...VACIOS.inicial, matricula: 'x' })).toBe(false)
  expect(sameValues({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 3 }], a: 1 })).toBe(false)
})

test('a draft is called by its doctor, else by the number', () => {
  const { personal, inicial } = VACIOS
  expect(nameOf(VACIOS)).toBeUndefined()
  expect(nameOf({ ...VACIOS, inicial: { ...inicial, matricula: 12 } })).toBe('la matrícula 12')
  expect(nameOf({ ...VACIOS, personal: { ...personal, apellido: 'Paz ', nombre: 'Ana' } })).toBe('Paz Ana')
})

test('every field of the call that a clerk types has its place in a step', () => {
  const siempreIguales = ['domicilioNoConfirmado', 'superintendencia', 'federacion']
  for (const name of Object.keys(crear.entrada.claves))
    expect(findField(name) !== undefined, name).toBe(!siempreIguales.includes(name))
  expect(findField('lugarOrigenID')?.label).toBe('Provincia')
})
