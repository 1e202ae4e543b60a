import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERROR_INESPERADO } from '@/contract/mensajes'
import { openDatabase } from '@/backend/db/conexion'
import { LLAMADAS, serveAlso, startApi, type ApiDePrueba, type Vuelta } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { sampleOf, setScene, type Escena } from '@/backend/prueba/muestras'

let api: ApiDePrueba
let escena: Escena
let token: string

beforeAll(async () => {
  api = await startApi()
  escena = await setScene(api)
  token = escena.direccion
})
afterAll(() => api.close())

const refused = (vuelta: Vuelta, key: string): void => {
  expect({ http: vuelta.http, estado: vuelta.sobre.estado, datos: vuelta.sobre.datos }).toEqual({
    http: 200,
    estado: 0,
    datos: null,
  })
  expect(vuelta.sobre.errores).toHaveProperty([key], vuelta.sobre.mensaje)
}

const FIELDS = LLAMADAS.flatMap(({ nombre, llamada }) =>
  Object.values(llamada.entrada.claves).map((key) => ({ nombre, llamada, key })),
)

describe('every field of every call', () => {
  test.each(FIELDS)('$nombre $key: NUL and lone surrogates', async ({ nombre, llamada, key }) => {
    for (const bad of ['a\u0000b', ...(llamada.metodo === 'POST' ? ['\ud800', 'x\udc00y'] : [])]) {
      refused(await api.call(nombre, { ...sampleOf(nombre, escena), [key]: bad }, { token }), key)
    }
    const query = new URLSearchParams({ [key]: '' }).toString()
    const bytes = await api.send(`${llamada.ruta}?${query}%ED%A0%80%FF`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(bytes.http).toBeLessThan(500)
  })

  test.each(FIELDS.filter(({ llamada }) => llamada.metodo === 'POST'))(
    '$nombre $key: values of another type',
    async ({ nombre, key }) => {
      for (const bad of [[], {}, [1], { a: 1 }, true]) {
        const { http, sobre } = await api.call(nombre, { ...sampleOf(nombre, escena), [key]: bad }, { token })
        expect({ http, estado: sobre.estado }).toEqual({ http: 200, estado: 0 })
        expect(sobre.errores).toHaveProperty([key])
      }
    },
  )

  test.each(FIELDS.filter(({ llamada }) => llamada.metodo === 'GET'))(
    '$nombre $key: twice in the query',
    async ({ nombre, llamada, key }) => {
      const good = Object.entries(sampleOf(nombre, escena)).map(([name, value]) => [name, String(value)])
      const query = new URLSearchParams([...good, [key, '1'], [key, '1']])
      refused(
        await api.send(`${llamada.ruta}?${query}`, { headers: { authorization: `Bearer ${token}` } }),
        key,
      )
    },
  )

  test.each(FIELDS.filter(({ key }) => key.endsWith('ID')))(
    '$nombre $key: ids of another kind',
    async ({ nombre, key }) => {
      for (const bad of [
        'x',
        '1 OR 1=1',
        '0',
        '-1',
        '1.5',
        '1e3',
        '2147483648',
        '9007199254740993',
        '٣',
        'NaN',
      ]) {
        refused(await api.call(nombre, { ...sampleOf(nombre, escena), [key]: bad }, { token }), key)
      }
    },
  )
})

test('NUL inside JSON inside a string', async () => {
  const sample = sampleOf('pago.realizarPagoEfectivo', escena)
  for (const nombre of ['a\u0000', '\ud800']) {
    const detallePagosJSON = JSON.stringify([{ ...escena.cargo, nombre }])
    refused(
      await api.call('pago.realizarPagoEfectivo', { ...sample, detallePagosJSON }, { token }),
      'detallePagosJSON',
    )
  }
})

test.each([
  '0.005',
  '1e308',
  '-1e308',
  '-0.005',
  '9007199254740993',
  '"NaN"',
  '"1,5"',
  '"1.234,56"',
  '-0',
  '-0.0',
  '0',
  '-1',
  'null',
  '"12345678901234567890"',
])('an amount of %s is refused and nothing is paid (T24)', async (monto) => {
  const { id, tipoPagoID } = escena.cargo
  const detallePagosJSON = `[{"id":${id},"tipoPagoID":${tipoPagoID},"monto":${monto}}]`
  const paid = await api.call(
    'pago.realizarPagoEfectivo',
    { ...sampleOf('pago.realizarPagoEfectivo', escena), detallePagosJSON },
    { token },
  )
  refused(paid, 'detallePagosJSON')
  const [cargo] = await api.db.query('SELECT linea_id FROM cargo WHERE id = $1', [id])
  expect(cargo).toEqual({ linea_id: null })
})

describe('bodies', () => {
  const post = (body: BodyInit | null, headers: Record<string, string>) =>
    api.send('/sesion/cerrar', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })

  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonp',
    'text/json',
  ])('content type %s is refused with 415', async (type) => {
    const { http, sobre } = await post(new TextEncoder().encode('{}'), type ? { 'content-type': type } : {})
    expect({ http, estado: sobre.estado, datos: sobre.datos }).toEqual({ http: 415, estado: 0, datos: null })
  })

  test.each(['{', '[]', 'null', '"x"', '1', '{"a":1}}', '\u0000', '{"usuario":"a"'])(
    'body %j is refused',
    async (body) => {
      const { http, sobre } = await post(body, { 'content-type': 'application/json' })
      expect({ http, estado: sobre.estado }).toEqual({ http: 200, estado: 0 })
      expect(sobre.mensaje).toBe('El pedido no es un objeto JSON')
    },
  )

  test('bytes that are not UTF-8 are refused', async () => {
    const { sobre } = await post(Buffer.from('{"a":"\xff"}', 'latin1'), {
      'content-type': 'application/json',
    })
    expect(sobre.estado).toBe(0)
  })

  test('unknown and prototype keys change nothing', async () => {
    const evil =
      '{"__proto__":{"roles":["ADMINISTRACION"]},"constructor":{"prototype":{"x":1}},"matriculadoID":1,"usuario":"nadie.mas","password":"x"}'
    const answer = await api.send('/auth/login', {
      method: 'POST',
      body: evil,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(answer.sobre.estado).toBe(-2)
    expect(({} as Record<string, unknown>)['roles']).toBeUndefined()
  })

  test.each(['with its length', 'in chunks'])('10 MB %s: 413', async (how) => {
    expect(await sendMuch(api.url, how === 'in chunks', token)).toBe(413)
    expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(1)
  })

  test('one byte over the limit is refused, the limit itself is read', async () => {
    const fill = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`
    const json = { 'content-type': 'application/json' }
    const { token: other } = await signedIn(api.db, 'CONTADOR')
    expect((await post(fill(1_048_577), json)).http).toBe(413)
    expect((await post(fill(1_048_576), { ...json, authorization: `Bearer ${other}` })).sobre.estado).toBe(1)
  })
})

/** Writes 10 MB of body as fast as it is taken; answers the status. */
function sendMuch(url: string, chunked: boolean, bearer: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const size = 10_000_000
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': size }),
    }
    const out = rawRequest(`${url}/sesion/cerrar`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    out.on('error', reject)
    out.end(Buffer.alloc(size, 0x20))
  })
}

describe('addresses and methods', () => {
  test.each([
    '/',
    '/nada',
    '/matriculado',
    '/matriculado/traertodos',
    '/matriculado/traerTodos/',
    '//matriculado/traerTodos',
    '/MATRICULADO/traerTodos',
    '/matriculado/traerTodos%00',
    '/matriculado/traerTodos;x=1',
    '/__proto__/constructor',
    '/.env',
    '/salud',
    '/openapi.yaml',
    '/%2e%2e/etc/passwd',
  ])('%s is unknown: 404 with an envelope', async (path) => {
    const { http, sobre } = await api.send(path, { headers: { authorization: `Bearer ${token}` } })
    expect({ http, ...sobre }).toEqual({
      http: 404,
      estado: 0,
      mensaje: 'Llamada desconocida',
      excepcion: null,
      datos: null,
    })
  })

  test.each(LLAMADAS)('$nombre answers its own method alone', async ({ llamada }) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (method === llamada.metodo) continue
      const { http, sobre, headers } = await api.send(llamada.ruta, { method })
      expect({ http, estado: sobre.estado, allow: headers.get('allow') }).toEqual({
        http: 405,
        estado: 0,
        allow: llamada.metodo,
      })
    }
    const head = await fetch(api.url + llamada.ruta, { method: 'HEAD' })
    expect(head.status).toBe(405)
  })
})

describe('headers', () => {
  test('nothing is kept or guessed, no banner, and the request id goes through', async () => {
    const { headers } = await api.call(
      'sesion.propia',
      {},
      { token, headers: { 'x-request-id': 'pedido-0001' } },
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'pedido-0001',
    })
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
      expect(headers.has(name)).toBe(false)
    }
  })

  test.each(['', 'corto', 'x'.repeat(65), 'con espacio y mas', '{"a":"b"}aaaa'])(
    'request id %j is replaced',
    async (odd) => {
      const { headers } = await api.call('sistema.capacidades', {}, { headers: { 'x-request-id': odd } })
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  test('the documentation is for this machine and for administration', async () => {
    const from = { 'x-forwarded-for': '203.0.113.1' }
    const { token: contador } = await signedIn(api.db, 'CONTADOR')
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${api.url}/openapi.json`, { headers })).status
    expect(await status({})).toBe(200)
    expect(await status(from)).toBe(403)
    expect(await status({ ...from, authorization: `Bearer ${contador}` })).toBe(403)
    expect(await status({ ...from, authorization: `Bearer ${token}` })).toBe(200)
    const page = await fetch(`${api.url}/openapi`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).not.toMatch(/<script|src=|https?:/)
  })
})

describe('when something breaks', () => {
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
})
