import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, addSession, signedIn } from '@/backend/prueba/gente'
import { signCodigo } from '@/backend/credenciales/habilitacion/firma-de-carnet'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

interface Carnet {
  nombre: string
  codigo: string
  ahora: string
  vence: string
}

async function doctor(dni?: number) {
  const matriculadoID = await addMember(api.db, { apellido: 'Ñandutí', nombre: 'José', ...(dni && { dni }) })
  const usuarioID = await addAccount(api.db, 'MEDICO', { matriculadoID })
  return { matriculadoID, usuarioID, token: await addSession(api.db, usuarioID) }
}
const cardOf = async (token: string) =>
  (await api.call('carnet_digital.traerPropio', {}, { token })).sobre.datos as Carnet
const check = async (codigo: string, direccion = '190.2.3.4') => {
  const headers = { 'x-forwarded-for': direccion }
  return api.call('carnet_digital.verificar', { codigo }, { headers })
}

test('a doctor’s card leads anybody to who he is and whether he may practise now, and to nothing private', async () => {
  const { matriculadoID, token } = await doctor(27_123_987)
  await api.db.query("UPDATE matriculado SET email = 'jm@x.example', domicilio = 'Calle 9' WHERE id = $1", [
    matriculadoID,
  ])
  const { codigo, ...carnet } = await cardOf(token)
  expect(codigo).toMatch(/^[0-9A-HJKMNP-UW-Z]{32}$/)
  expect(Date.parse(carnet.vence) - Date.parse(carnet.ahora)).toBe(5 * 60_000)
  for (const typed of [codigo, codigo.toLowerCase(), codigo.replace(/(.{4})/g, '$1 ')]) {
    const { sobre } = await check(typed)
    expect(sobre.datos).toMatchObject({
      ...{ nombre: 'Ñandutí José', dni: '•••••987', estado: 'ACTIVO', habilitado: true, especialidades: [] },
      vence: carnet.vence,
    })
    for (const secret of ['27123987', '27123', 'jm@x.example', 'Calle 9', 'matriculadoID'])
      expect(JSON.stringify(sobre)).not.toContain(secret)
  }
})

test('a register without a key makes one, and two that ask at once get the same', async () => {
  const { token } = await doctor()
  await api.db.query('DELETE FROM clave_de_carnet')
  for (const { codigo } of await Promise.all([1, 2, 3, 4].map(() => cardOf(token))))
    expect((await check(codigo)).sobre.estado).toBe(1)
})

test('what the check says holds at that moment, not when the code was made', async () => {
  const { matriculadoID, token } = await doctor()
  const { codigo } = await cardOf(token)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [matriculadoID])
  expect((await check(codigo)).sobre.datos).toMatchObject({ estado: 'SUSPENDIDO', habilitado: false })
  expect(await cardOf(token)).toMatchObject({ estado: 'SUSPENDIDO', habilitado: false })
})

describe('a code', () => {
  test('that is too old is refused with its time, however often it is asked', async () => {
    const { matriculadoID, token } = await doctor()
    await cardOf(token)
    const [{ secreto } = { secreto: Buffer.alloc(0) }] = await api.db.query<{ secreto: Buffer }>(
      'SELECT secreto FROM clave_de_carnet',
    )
    const until = (iso: string) => Math.floor(Date.parse(iso) / 1_000)
    const old = signCodigo({ matriculadoID, vence: until('2026-01-05T13:00:00Z') }, secreto)
    for (let i = 0; i < 30; i++) {
      const { sobre } = await check(old)
      expect(sobre).toMatchObject({ estado: 0, datos: null })
      expect(sobre.mensaje).toContain('Este código venció: valía hasta el 05/01/2026 10:00:00')
    }
    const other = signCodigo(
      { matriculadoID, vence: until('2126-01-05T13:00:00Z') % 2 ** 32 },
      Buffer.alloc(32),
    )
    expect((await check(other)).sobre.mensaje).toBe('No se encontró el registro')
  })

  test('with one letter changed, of a paper or of nobody is none, and who guesses waits', async () => {
    const { token } = await doctor()
    const { codigo } = await cardOf(token)
    for (let at = 0; at < codigo.length; at += 3) {
      const letter = codigo[at] === 'A' ? 'B' : 'A'
      const { sobre } = await check(codigo.slice(0, at) + letter + codigo.slice(at + 1), `181.1.1.${at}`)
      expect(sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
    }
    for (const typed of ['', 'K7MP2XQ9R4TDH', '0'.repeat(32), '%', 'ñ'.repeat(32), '0'.repeat(64)])
      expect((await check(typed, '181.2.2.2')).sobre.estado).toBe(0)
    const from = '181.9.9.9'
    const tries = await Promise.all(Array.from({ length: 120 }, () => check('0'.repeat(32), from)))
    expect(tries.some(({ http }) => http === 429)).toBe(true)
    expect((await check(codigo, '181.9.9.10')).sobre.estado).toBe(1)
  })
})

test('a card is its own doctor’s alone: no key names anybody, and who is no member has none', async () => {
  const uno = await doctor()
  const otro = await doctor()
  const wire = { matriculadoID: otro.matriculadoID }
  const asked = (await api.call('carnet_digital.traerPropio', wire, { token: uno.token })).sobre
    .datos as Carnet
  expect((await check(asked.codigo)).sobre.datos).toMatchObject({ nombre: 'Ñandutí José' })
  const own = await cardOf(uno.token)
  expect(own.codigo.slice(0, 7)).toBe(asked.codigo.slice(0, 7))
  expect((await cardOf(otro.token)).codigo.slice(0, 7)).not.toBe(own.codigo.slice(0, 7))
  const { token } = await signedIn(api.db, 'ADMINISTRACION')
  const none = await api.call('carnet_digital.traerPropio', {}, { token })
  expect(none.sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
  await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [uno.usuarioID])
  expect((await api.call('carnet_digital.traerPropio', {}, { token: uno.token })).sobre.estado).toBe(-120)
})
