import { expect, test } from 'vitest'
import { headingOf, listedName, nameOf } from '@/lib/padron/matriculado-name'

test('the comma stands where the server says that the surname ends, and is guessed nowhere', () => {
  expect(listedName({ apellidoNombre: 'Paz Ruiz Ana Inés', apellido: 'Paz Ruiz' })).toBe('Paz Ruiz, Ana Inés')
  expect(listedName({ apellidoNombre: 'PAZ RUIZ ANA' })).toBe('PAZ RUIZ ANA')
  expect(listedName({ apellidoNombre: 'Paz, Ana', apellido: 'Paz' })).toBe('Paz, Ana')
  expect(listedName({ apellidoNombre: 'Pazos Ana', apellido: 'Paz' })).toBe('Pazos Ana')
  expect([listedName(undefined), listedName(null), listedName({ apellidoNombre: null })]).toEqual([
    '',
    '',
    '',
  ])
})

test('either of the two names of another server is enough', () => {
  const nobody = { nombre: null, domicilio: null, dni: null, matricula: 12, formaPago: null }
  expect(nameOf({ ...nobody, datosPersonales: { apellidoNombre: 'SOSA EVA' } })).toBe('SOSA EVA')
  expect(headingOf({ ...nobody, datosPersonales: null })).toContain('Matriculado sin nombre')
})
