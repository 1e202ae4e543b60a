import { expect, test } from 'vitest'
import { reachable } from '@/components/padron/alta/draft'
import { findField } from '@/components/padron/alta/fields'
import { VACIOS, cuitFrom, isBlank, nameOf, sameValues, startOf } from '@/components/padron/alta/values'
import { crear } from '@/contract/alta'

test('a step is reached through those before it', () => {
  expect(reachable('academico', [])).toBe('inicial')
  expect(reachable('academico', ['inicial'])).toBe('personal')
  expect(reachable('academico', ['inicial', 'personal'])).toBe('academico')
  expect(reachable('academico', ['personal'])).toBe('inicial')
  expect(reachable('inicial', [])).toBe('inicial')
})

test('nothing typed, or typed and taken back, is no work to lose', () => {
  expect(isBlank('inicial', { folio: '', libro: '', matricula: undefined } as never, VACIOS)).toBe(true)
  expect(isBlank('inicial', { ...VACIOS.inicial, matricula: 'x' }, VACIOS)).toBe(false)
  expect(sameValues({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 3 }], a: 1 })).toBe(false)
})

const LUGARES = {
  provincias: [{ id: 22, nombre: 'Santiago del Estero' }],
  departamentos: [
    { id: 1, nombre: 'Capital', provinciaID: 22 },
    { id: 2, nombre: 'Rosario', provinciaID: 21 },
  ],
}

test('what is proposed is no work to lose either, and a place is one that can be chosen', () => {
  const sugerencias = {
    matricula: 8,
    nacionalidad: 'Argentina',
    provinciaID: 22,
    departamentoID: 2,
    localidad: null,
  }
  const inicio = startOf(sugerencias, LUGARES)
  expect(inicio.inicial.matricula).toBe(8)
  expect(inicio.personal).toMatchObject({ nacionalidad: 'Argentina', provinciaID: 22, localidad: '' })
  expect(inicio.personal.departamentoID).toBeUndefined()
  expect(startOf({ ...sugerencias, departamentoID: 1 }, LUGARES).personal.departamentoID).toBe(1)
  expect(startOf({ ...sugerencias, provinciaID: 21 }, LUGARES).personal).toMatchObject({
    provinciaID: undefined,
    departamentoID: undefined,
  })
  expect(isBlank('personal', inicio.personal, inicio)).toBe(true)
  expect(isBlank('personal', { ...inicio.personal, barrio: 'Sur' }, inicio)).toBe(false)
  expect(startOf(undefined, LUGARES)).toBe(VACIOS)
})

test('a CUIT follows from DNI and sex, and from neither alone', () => {
  expect(cuitFrom({ dni: 12_345_678, sexo: 1 })).toBe('20-12345678-6')
  expect(cuitFrom({ dni: 12_345_678, sexo: 2 })).toBe('27-12345678-0')
  for (const sexo of [undefined, 3]) expect(cuitFrom({ dni: 12_345_678, sexo })).toBeUndefined()
  for (const dni of [undefined, '1234x', 0, 100_000_000]) expect(cuitFrom({ dni, sexo: 1 })).toBeUndefined()
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
