import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import { openDatabase } from '@/backend/db/conexion'
import { clientAddress } from '@/backend/nucleo/client-address'
import { serveAlso, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

test('without database: an envelope with the request’s id, health red, the process alive', async () => {
  const away = openDatabase('postgresql://nadie:secreto@127.0.0.1:9/nada')
  const other = await serveAlso({
    db: away,
    politica: 'operativa',
    arranqueID: 'abc',
    bitacora: () => undefined,
  })
  const ask = async (path: string) => {
    const response = await fetch(other.url + path, {
      headers: { authorization: `Bearer ${token}`, 'x-request-id': 'pedido-0002' },
    })
    return { http: response.status, body: (await response.json()) as unknown }
  }
  expect(await ask('/matriculado/traerTodos')).toEqual({
    http: 503,
    body: { estado: 0, mensaje: ERROR_INESPERADO, excepcion: 'pedido-0002', datos: null },
  })
  expect(await ask('/salud/lista')).toEqual({ http: 503, body: { arranque: 'abc', ok: false } })
  expect(await ask('/salud/viva')).toEqual({ http: 200, body: { arranque: 'abc', ok: true } })
  await other.close()
  await away.close()
})

test('an unexpected error: 500, no SQL and no stack in the answer, none of the data in the log', async () => {
  await api.db.query('ALTER TABLE matriculado RENAME COLUMN busqueda TO otra')
  try {
    const { http, sobre } = await api.call(
      'matriculado.traerTodos',
      { nombre: 'Secretísimo' },
      { token, headers: { 'x-request-id': 'pedido-0003' } },
    )
    expect({ http, ...sobre }).toEqual({
      http: 500,
      estado: 0,
      mensaje: ERROR_INESPERADO,
      excepcion: 'pedido-0003',
      datos: null,
    })
  } finally {
    await api.db.query('ALTER TABLE matriculado RENAME COLUMN otra TO busqueda')
  }
  const line = api.bitacora.find(({ nivel, pedido }) => nivel === 'error' && pedido === 'pedido-0003')
  expect(line).toMatchObject({ sqlstate: '42703' })
  expect(JSON.stringify(line).toLowerCase()).not.toContain('secret')
})

test('the log holds neither queries nor tokens', async () => {
  await api.call('matriculado.traerTodos', { dni: '20.999.888', nombre: 'Apellidonuevo' }, { token })
  const log = JSON.stringify(api.bitacora)
  for (const secret of ['20.999.888', 'Apellidonuevo', token]) expect(log).not.toContain(secret)
})

test.each([
  ['203.0.113.9', null, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'no es una dirección', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
])('from %s with X-Forwarded-For %j it is %s who asks', (peer, forwarded, expected) => {
  expect(clientAddress(peer, forwarded)).toBe(expected)
})
