import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS } from '@/backend/prueba/llamada'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

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

  test.each(['with its length', 'in chunks'])('10 MB %s: 413 before it is all sent', async (how) => {
    const { status, sent } = await sendMuch(api.url, how === 'in chunks', token)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(10_000_000)
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

/** Writes 10 MB of body piece by piece until it is answered; answers the status and what was sent by then. */
function sendMuch(url: string, chunked: boolean, bearer: string): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const size = 10_000_000
    const piece = Buffer.alloc(16_384, 0x20)
    let sent = 0
    let answered = false
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': size }),
    }
    const out = rawRequest(`${url}/sesion/cerrar`, { method: 'POST', headers }, (response) => {
      answered = true
      resolve({ status: response.statusCode ?? 0, sent })
      out.destroy()
    })
    out.on('error', (error) => {
      if (!answered) reject(error)
    })
    const more = (): void => {
      if (answered) return
      if (sent >= size) return reject(new Error('Se leyeron 10 MB sin respuesta'))
      sent += piece.length
      out.write(piece, () => setImmediate(more))
    }
    more()
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
    const servers = async (headers: Record<string, string>): Promise<unknown> =>
      ((await (await fetch(`${api.url}/openapi.json`, { headers })).json()) as { servers: unknown }).servers
    expect(await servers({})).toEqual([{ url: api.url }])
    const secure = api.url.replace('http:', 'https:')
    expect(await servers({ 'x-forwarded-proto': 'https' })).toEqual([{ url: secure }])
    const page = await fetch(`${api.url}/openapi`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).not.toMatch(/<script|src=|https?:/)
  })
})
