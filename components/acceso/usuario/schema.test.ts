import { expect, test } from 'vitest'
import { checkUser, type Previo } from '@/components/acceso/usuario/schema'
import { startOf, type Valores } from '@/components/acceso/usuario/values'

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

const EDITADO = { nuevo: false, username: 'marta.sosa', exigeClave: false }

const problems = (mas: Partial<Valores>, previo: Previo) => {
  const result = checkUser(valores(mas), previo)
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a blank password is required by a server that may not keep the present one, and absent otherwise', () => {
  for (const previo of [
    { ...EDITADO, exigeClave: true },
    { nuevo: true, exigeClave: true },
  ])
    expect(problems({ clave: '' }, previo)).toEqual(['clave: Por favor ingrese contraseña'])
  const kept = checkUser(valores({ clave: '' }), EDITADO)
  expect(kept).toMatchObject({ ok: true, values: { clave: undefined } })
})

test('a password is never trimmed; everything else is', () => {
  const result = checkUser(valores({ clave: '  siete higueras ' }), EDITADO)
  expect(result).toMatchObject({ ok: true, values: { username: 'marta.sosa', clave: '  siete higueras ' } })
})

test('a short one is refused either way, in the spec’s words', () => {
  for (const exigeClave of [true, false])
    expect(problems({ clave: 'cinco' }, { ...EDITADO, exigeClave })).toEqual([
      'clave: Por favor ingrese contraseña',
    ])
})

test('a name shorter than the rule stays where it is the present one, and is given to nobody', () => {
  const corto = { ...EDITADO, username: 'ana' }
  expect(problems({ username: ' ana ' }, corto)).toEqual([])
  for (const [username, previo] of [
    ['eva', corto],
    ['', corto],
    ['ana', EDITADO],
    ['ana', { nuevo: true, exigeClave: false }],
  ] as const)
    expect(problems({ username, clave: 'siete higueras' }, previo)).toEqual([
      'username: Ingrese nombre de usuario',
    ])
})

test('a registration number typed before another role was chosen is not sent', () => {
  const staff = checkUser(valores({ matricula: 7 }), EDITADO)
  expect(staff).toMatchObject({ ok: true, values: { rolID: 4, matricula: undefined } })
  expect(checkUser(valores({ matricula: 7, rolID: 2 }), EDITADO)).toMatchObject({ values: { matricula: 7 } })
})

test('a server that tells roles by name alone gives the form its role', () => {
  expect(startOf({ roles: [{ nombre: 'CONTADOR' }] } as Parameters<typeof startOf>[0]).rolID).toBe(3)
})
