import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'
import pg from 'pg'
import { openDatabase, type Db } from '@/backend/db/conexion'
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
  expect(await ask('/salud/lista')).toMatchObject({ http: 503, body: { arranque: 'abc', ok: false } })
  expect(await ask('/salud/viva')).toMatchObject({ http: 200, body: { arranque: 'abc', ok: true } })
  await other.close()
  await away.close()
})

test('a full disk: 503 in words to who writes, while reading and what the session notes go on', async () => {
  const full = await serveAlso({
    db: withoutRoom(api.db),
    politica: 'operativa',
    bitacora: () => undefined,
  })
  const ask = async (path: string, body?: object) => {
    const response = await fetch(full.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { http: response.status, sobre: (await response.json()) as { mensaje: string | null } }
  }
  await api.db.query("UPDATE sesion SET usada_en = now() - interval '2 minutes'")
  expect(await ask('/matriculado/traerTodos')).toMatchObject({ http: 200, sobre: { estado: 1 } })
  const { http, sobre } = await ask('/auth/login', { usuario: 'alguien', password: 'errada' })
  expect(http).toBe(503)
  expect(sobre.mensaje).toMatch(/^No hay lugar en el disco del servidor: no se guardó nada\./)
  await full.close()
})

/** The same database on a disk that takes no further row. */
function withoutRoom(db: Db): Db {
  const refuse = (sql: unknown) => {
    if (typeof sql === 'string' && /\b(INSERT|UPDATE|DELETE)\b/.test(sql) && !/FOR UPDATE/.test(sql))
      throw Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code: '53100' })
  }
  const pool = Object.create(db.pool) as typeof db.pool
  pool.connect = (async () => {
    const client = await db.pool.connect()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const own = Object.create(client) as typeof client
    own.query = ((sql: unknown, ...rest: unknown[]) => {
      refuse(sql)
      return query(sql, ...rest)
    }) as typeof client.query
    return own
  }) as typeof pool.connect
  return {
    ...db,
    pool,
    query: async <T>(sql: string, params?: readonly unknown[]) => {
      refuse(sql)
      return db.query<T>(sql, params)
    },
  }
}

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
