import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AdminError,
  CLAVE_DEMO,
  createDemoDoctor,
  createDemoStaff,
  createFirstAdmin,
} from '@/backend/acceso/cuenta/admin'
import { passwordFault } from '@/backend/acceso/cuenta/clave'
import { createRegistro } from '@/backend/db/registro'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const signIn = async (usuario: string, password: string) =>
  (await api.call('sesion.login', { usuario, password })).sobre

test('the demonstration’s five accounts: administracion takes id 1, the doctor the first member’s CUIT', async () => {
  const matriculadoID = await addMember(api.db, { dni: 21_345_678 })
  const staff = await withTransaction(api.db, createDemoStaff)
  const doctor = await withTransaction(api.db, createDemoDoctor)
  const accounts = doctor ? [...staff, doctor] : staff
  expect(accounts.map(({ username, rol }) => `${username} ${rol}`)).toEqual([
    'administracion ADMINISTRACION',
    'contador CONTADOR',
    'empleado EMPLEADO',
    'administrativo ADMINISTRATIVO',
    expect.stringMatching(/^2[37]21345678\d MEDICO$/) as string,
  ])
  for (const { username, rol } of accounts) {
    const { datos } = await signIn(username, CLAVE_DEMO)
    expect(datos).toMatchObject({
      roles: [{ nombre: rol }],
      usuario: { matriculadoID: rol === 'MEDICO' ? matriculadoID : null },
    })
    if (username === 'administracion') expect(datos).toMatchObject({ usuario: { personaID: 1 } })
  }
  // Any of the staff's can be edited without inventing a datum, and a certificate has who signs it.
  const personal = await api.db.query(
    "SELECT username FROM usuario WHERE email LIKE '%@consejo.example' AND telefono <> ''",
  )
  expect(personal).toHaveLength(4)
  const firmantes = await api.db.query('SELECT cargo FROM firmante WHERE eliminado_en IS NULL ORDER BY id')
  expect(firmantes).toEqual([{ cargo: 'Presidente' }, { cargo: 'Secretaria General' }])
})

test('a first administrator signs in; a taken, short or weakly guarded name is refused', async () => {
  const create = (username: string, clave: string) =>
    withTransaction(api.db, (tx) => createFirstAdmin(tx, { username, clave }))
  await create(' Directora ', 'siete-higueras-viejas')
  expect((await signIn('directora', 'siete-higueras-viejas')).estado).toBe(1)
  for (const [username, clave] of [
    ['DIRECTORA', 'siete-higueras-viejas'],
    ['corta', 'siete-higueras-viejas'],
    ['segunda', '12345'],
    ['segunda', CLAVE_DEMO],
    ['segunda', 'Segunda'],
    ['segu\u0000nda', 'siete-higueras-viejas'],
  ] as const) {
    await expect(create(username, clave)).rejects.toThrow(AdminError)
  }
})

test('a real register takes no demonstration accounts', async () => {
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo'))
  await expect(withTransaction(api.db, createDemoStaff)).rejects.toThrow(AdminError)
})

test.each([
  ['12345', 'La clave debe ser mayor a 6 caracteres'],
  ['ñandú', 'La clave debe ser mayor a 6 caracteres'],
  ['123456', 'demasiado fácil'],
  ['abcdefgh', 'demasiado fácil'],
  ['98765432', 'demasiado fácil'],
  ['aaaaaaa', 'demasiado fácil'],
  ['Contraseña', 'demasiado fácil'],
  ['BOCA juniors', 'demasiado fácil'],
  ['Graciela1974', 'demasiado fácil'],
  ['2026!Estetoscopio', 'demasiado fácil'],
  ['nelida.perez', 'demasiado fácil'],
])('password %j is refused', (clave, reason) =>
  expect(passwordFault(clave, 'Nélida.Pérez', 6)).toContain(reason),
)

test.each(['graciela19741208', 'graciela y hugo', 'ombú-43', 'siete higueras', '👍👍👎👍👍👎1'])(
  'password %j is taken',
  (clave) => {
    expect(passwordFault(clave, 'nelida', 6)).toBeNull()
  },
)
