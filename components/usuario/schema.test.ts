import { expect, test } from 'vitest'
import { checkUser } from '@/components/usuario/schema'
import { startOf, type Valores } from '@/components/usuario/values'

const valores = (mas: Partial<Valores> = {}): Valores => ({
  ...startOf(undefined),
  username: ' marta.sosa ',
  rolID: 4,
  nombre: 'Marta',
  apellido: 'Sosa',
  email: 'marta@example.com',
  telefono: '385 1',
  ...mas,
})

const problems = (mas: Partial<Valores>, exigeClave: boolean) => {
  const result = checkUser(valores(mas), exigeClave)
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a blank password is required by a server that may not keep the present one, and absent otherwise', () => {
  expect(problems({ clave: '' }, true)).toEqual(['clave: Por favor ingrese contraseña'])
  const kept = checkUser(valores({ clave: '' }), false)
  expect(kept).toMatchObject({ ok: true, values: { clave: undefined } })
})

test('a password is never trimmed; everything else is', () => {
  const result = checkUser(valores({ clave: '  siete higueras ' }), false)
  expect(result).toMatchObject({ ok: true, values: { username: 'marta.sosa', clave: '  siete higueras ' } })
})

test('a short one is refused either way, in the spec’s words', () => {
  for (const exige of [true, false])
    expect(problems({ clave: 'cinco' }, exige)).toEqual(['clave: Por favor ingrese contraseña'])
})

test('a registration number typed before another role was chosen is not sent', () => {
  const staff = checkUser(valores({ matricula: 7 }), false)
  expect(staff).toMatchObject({ ok: true, values: { rolID: 4, matricula: undefined } })
  expect(checkUser(valores({ matricula: 7, rolID: 2 }), false)).toMatchObject({ values: { matricula: 7 } })
})

test('a server that tells roles by name alone gives the form its role', () => {
  expect(startOf({ roles: [{ nombre: 'CONTADOR' }] } as Parameters<typeof startOf>[0]).rolID).toBe(3)
})
