import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MAX_CUERPO } from '@/contract/cuerpo'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { centavos } from '@/domain/dinero'
import { permissionsOf } from '@/domain/roles'
import { OWN_HEADER, OWN_VALUE, SERVER_HEADER } from '@/lib/llamada/headers'
import { fromJson, toJson } from '@/lib/exact-json'

const quien = vi.hoisted(() => ({ permisos: new Set<string>(), matriculadoID: null as number | null }))
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
vi.mock('@/lib/session', () => ({ readSession: () => Promise.resolve(null) }))
vi.mock('@/lib/session-cookie', () => ({
  openSessionCookie: () => Promise.resolve({ token: 'ficha', roles: [], ...quien }),
  ownerOf: () => 'ana',
}))

const asked: { url: string; body: string }[] = []
const api = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body })
    response.end(JSON.stringify({ estado: 1, datos: { movimientoID: 1, pagoID: 7, nroRecibo: '3' } }))
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PADRON_API', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  vi.stubEnv('PADRON_REGISTRO', 'real')
  vi.stubEnv('PUBLIC_URL', 'http://padron')
  vi.stubEnv('NEXTAUTH_URL', 'http://padron')
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
})
afterAll(() => {
  api.closeAllConnections()
  api.close()
})

const PAGO = {
  lineas: [{ id: 1, tipoPagoID: 3, nombre: 'Matrícula', monto: centavos(100n) }],
  observaciones: '',
  nroRecibo: '',
  fechaPago: '2026-11-22',
}

/** What the browser gets for a change it sends; `sent` is what reached the API. */
async function post(
  ruta: string,
  body: string,
  rol: 'ADMINISTRACION' | 'EMPLEADO' | 'MEDICO',
  headers: Record<string, string> = {},
) {
  Object.assign(quien, {
    permisos: permissionsOf([rol], 'operativa'),
    matriculadoID: rol === 'MEDICO' ? 7 : null,
  })
  asked.length = 0
  const { proxyPost } = await import('@/lib/api-proxy')
  const request = new NextRequest(`http://padron/api${ruta}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [OWN_HEADER]: OWN_VALUE,
      origin: 'http://padron',
      ...headers,
    },
  })
  const response = await proxyPost(request, {
    params: Promise.resolve({ llamada: ruta.slice(1).split('/') }),
  })
  const text = await response.text()
  return { http: response.status, result: text ? fromJson(text) : undefined, sent: [...asked] }
}

test('a payment goes on as the API writes it, and its answer comes back', async () => {
  const { http, result, sent } = await post('/pago/realizarPagoEfectivo', toJson(PAGO), 'ADMINISTRACION')
  expect(http).toBe(200)
  expect(result).toMatchObject({ ok: true, datos: { pagoID: 7, nroRecibo: '3' } })
  expect(sent).toHaveLength(1)
  const wire = JSON.parse(sent[0]?.body ?? '') as { detallePagosJSON: string }
  expect(JSON.parse(wire.detallePagosJSON)).toEqual([{ id: 1, tipoPagoID: 3, nombre: 'Matrícula', monto: 1 }])
})

test('what does not fit is told by the form’s fields, and nothing is sent', async () => {
  const wrong = { ...PAGO, lineas: [], fechaPago: 'ayer', otra: 1 }
  const { http, result, sent } = await post('/pago/realizarPagoEfectivo', toJson(wrong), 'ADMINISTRACION')
  expect({ http, sent }).toEqual({ http: 200, sent: [] })
  expect(result).toMatchObject({
    ok: false,
    tipo: 'rechazo',
    errores: { lineas: 'Elija al menos un pago pendiente', fechaPago: 'Ingrese una fecha válida' },
  })
  for (const text of ['null', '7', '"pago"', '[]', '{}'])
    expect((await post('/pago/realizarPagoEfectivo', text, 'ADMINISTRACION')).sent).toEqual([])
})

test.each(['7000000000000001', '-7000000000000001', '99999999999999999', '123456789012345678901'])(
  'an amount of %s centavos is refused as any other that is none',
  async (digits) => {
    const body = toJson(PAGO).replace('{"$centavos":"100"}', `{"$centavos":"${digits}"}`)
    const { http, result, sent } = await post('/pago/realizarPagoEfectivo', body, 'ADMINISTRACION')
    expect({ http, sent }).toEqual({ http: 200, sent: [] })
    expect(result).toMatchObject({ ok: false, tipo: 'rechazo' })
  },
)

test('a slash that comes encoded names no call, and what is missing is told in Spanish', async () => {
  const { proxyPost } = await import('@/lib/api-proxy')
  const request = new NextRequest('http://padron/api/pago%2frealizarPagoEfectivo', { method: 'POST' })
  const response = await proxyPost(request, {
    params: Promise.resolve({ llamada: ['pago/realizarPagoEfectivo'] }),
  })
  expect(response.status).toBe(404)
  const { result, sent } = await post('/pago/realizarPagoEfectivo', '{}', 'ADMINISTRACION')
  expect(JSON.stringify(result)).toContain('Entrada inválida')
  expect(JSON.stringify(result)).not.toContain('Invalid input')
  expect(sent).toEqual([])
})

test('who may not gets 403; to a doctor another’s does not exist', async () => {
  const refused = await post('/pago/realizarPagoEfectivo', toJson(PAGO), 'EMPLEADO')
  expect(refused).toMatchObject({ http: 403, sent: [] })
  const other = await post('/pago/emitirRecibo', toJson({ matriculadoID: 8, pagoID: 1 }), 'MEDICO')
  expect(other).toMatchObject({ http: 200, result: { mensaje: NO_ENCONTRADO }, sent: [] })
  const own = await post('/pago/emitirRecibo', toJson({ matriculadoID: 7, pagoID: 1 }), 'MEDICO')
  expect(own.sent).toHaveLength(1)
})

test('a body that is too big or no JSON is no call', async () => {
  const big = toJson({ ...PAGO, observaciones: 'x'.repeat(MAX_CUERPO) })
  expect(await post('/pago/realizarPagoEfectivo', big, 'ADMINISTRACION')).toMatchObject({
    http: 413,
    sent: [],
  })
  expect(await post('/pago/realizarPagoEfectivo', '{', 'ADMINISTRACION')).toMatchObject({
    http: 400,
    sent: [],
  })
})

test('what counts on our own server does not go to one that the web does not know for it', async () => {
  vi.stubEnv('PADRON_REGISTRO', 'externo')
  vi.resetModules()
  const pay = (servidor: string) =>
    post('/pago/realizarPagoEfectivo', toJson(PAGO), 'ADMINISTRACION', { [SERVER_HEADER]: servidor })
  const { http, result, sent } = await pay('propio')
  expect({ http, result }).toMatchObject({ http: 504, result: { tipo: 'sinRespuesta', sinLlegar: true } })
  expect(sent.filter(({ url }) => !url.startsWith('/sistema/'))).toEqual([])
  expect((await pay('ajeno')).result).toMatchObject({ ok: true })
})
