import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMercadoPago } from '@/backend/tesoreria/en-linea/mercado-pago'
import { PasarelaCaida, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { centavos } from '@/domain/dinero'

interface Pedido {
  metodo: string
  ruta: string
  cabeceras: IncomingMessage['headers']
  cuerpo: Record<string, unknown>
}
type Respuesta = { http: number; cuerpo: unknown } | 'cuelga'

/** The provider's REST API on loopback, saying what a test tells it to. */
let server: Server
let pasarela: Pasarela
const pedidos: Pedido[] = []
let answers: Respuesta[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString()
      pedidos.push({
        metodo: request.method ?? '',
        ruta: request.url ?? '',
        cabeceras: request.headers,
        cuerpo: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
      })
      const answer = answers.shift() ?? { http: 500, cuerpo: {} }
      if (answer === 'cuelga') return void request.socket.destroy()
      response.writeHead(answer.http, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.cuerpo))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  pasarela = createMercadoPago({ token: 'APP-1', secreto: 's', url, sitio: 'https://consejo.example' })
})
beforeEach(() => {
  pedidos.length = 0
  answers = []
})
afterAll(() => void server.close())

const PEDIDO = {
  referencia: 'ref-1',
  titulo: 'Matrícula ACTIVO 03/2026',
  total: centavos(1_850_050n),
  venceEn: '2026-11-21T15:00:00.000Z',
  pagosVencenEn: '2026-11-24T15:00:00.000Z',
  vueltas: { aprobado: 'https://c/a', pendiente: 'https://c/p', cancelado: 'https://c/c' },
}
const CREADA = { http: 201, cuerpo: { id: 'pref-1', init_point: 'https://mp.example/checkout?pref=1' } }
const pago = (more: object = {}) => ({
  id: 123_456,
  status: 'approved',
  external_reference: 'ref-1',
  transaction_amount: 18_500.5,
  transaction_amount_refunded: 0,
  currency_id: 'ARS',
  ...more,
})

test('a preference carries the amount, the reference, its end and the ways back', async () => {
  answers = [CREADA]
  expect(await pasarela.crear(PEDIDO)).toEqual({
    preferencia: 'pref-1',
    url: 'https://mp.example/checkout?pref=1',
  })
  const [made] = pedidos
  expect(made).toMatchObject({ metodo: 'POST', ruta: '/checkout/preferences' })
  expect(made?.cabeceras.authorization).toBe('Bearer APP-1')
  expect(made?.cuerpo).toEqual({
    items: [{ title: PEDIDO.titulo, quantity: 1, unit_price: 18500.5, currency_id: 'ARS' }],
    external_reference: 'ref-1',
    notification_url: 'https://consejo.example/api/mercado_pago/aviso',
    back_urls: { success: 'https://c/a', pending: 'https://c/p', failure: 'https://c/c' },
    auto_return: 'approved',
    expires: true,
    expiration_date_to: '2026-11-21T12:00:00.000-03:00',
    date_of_expiration: '2026-11-24T12:00:00.000-03:00',
  })
})

test('no two payments share an idempotency key, so none is swallowed as the other’s repeat', async () => {
  answers = [CREADA, CREADA, { http: 200, cuerpo: {} }]
  await pasarela.crear(PEDIDO)
  await pasarela.crear(PEDIDO)
  await pasarela.cancelarCobro('7')
  const keys = pedidos.map(({ cabeceras }) => cabeceras['x-idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBeUndefined()
})

test('a payment is read with its amount in centavos; one it does not know is null', async () => {
  answers = [
    { http: 200, cuerpo: pago() },
    { http: 404, cuerpo: { message: 'Payment not found' } },
  ]
  expect(await pasarela.traerCobro('123456')).toEqual({
    id: '123456',
    estado: 'approved',
    detalle: null,
    referencia: 'ref-1',
    monto: 1_850_050n,
    moneda: 'ARS',
    devuelto: 0n,
  })
  expect(await pasarela.traerCobro('9')).toBeNull()
  expect(pedidos.map(({ ruta }) => ruta)).toEqual(['/v1/payments/123456', '/v1/payments/9'])
})

test('what became of a chargeback is read from its detail', async () => {
  answers = [{ http: 200, cuerpo: pago({ status: 'charged_back', status_detail: 'reimbursed' }) }]
  expect(await pasarela.traerCobro('123456')).toMatchObject({ estado: 'charged_back', detalle: 'reimbursed' })
})

test('the payments of a reference are searched for', async () => {
  const refunded = pago({ id: 2, status: 'refunded', transaction_amount_refunded: 18_500.5 })
  answers = [{ http: 200, cuerpo: { paging: { total: 2 }, results: [refunded, pago()] } }]
  const found = await pasarela.buscar('ref-1')
  expect(found.map(({ id, estado, devuelto }) => [id, estado, devuelto])).toEqual([
    ['123456', 'approved', 0n],
    ['2', 'refunded', 1_850_050n],
  ])
  expect(pedidos[0]?.ruta).toContain('/v1/payments/search?external_reference=ref-1')
})

test('tries are read page by page from the newest, each once, however many were refused', async () => {
  const page = (total: number, ...ids: number[]) => ({
    http: 200,
    cuerpo: {
      paging: { total, limit: 3 },
      results: ids.map((id) => pago({ id, status: id === 1 ? 'approved' : 'rejected' })),
    },
  })
  // 8 is tried between the two pages: 5 moves to the second one and is met again.
  answers = [page(7, 7, 6, 5), page(8, 5, 4, 3), page(8, 2, 1)]
  const found = await pasarela.buscar('ref-1')
  expect(found.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(found[0]?.estado).toBe('approved')
  const asked = pedidos.map(({ ruta }) => new URL(ruta, 'http://x').searchParams)
  expect(asked.map((query) => query.get('offset'))).toEqual(['0', '3', '6'])
  expect(asked.every((query) => query.get('criteria') === 'desc')).toBe(true)
})

test('a search that never ends is left after so many pages', async () => {
  answers = Array.from({ length: 30 }, (_, id) => ({
    http: 200,
    cuerpo: { paging: { total: 9_999 }, results: [pago({ id })] },
  }))
  expect(await pasarela.buscar('ref-1')).toHaveLength(20)
})

test('a preference is ended and a payment on paper called off', async () => {
  answers = [
    { http: 200, cuerpo: {} },
    { http: 200, cuerpo: {} },
  ]
  await pasarela.cerrar('pref-1')
  await pasarela.cancelarCobro('7')
  expect(pedidos[0]).toMatchObject({
    metodo: 'PUT',
    ruta: '/checkout/preferences/pref-1',
    cuerpo: { expires: true },
  })
  expect(pedidos[1]).toMatchObject({ metodo: 'PUT', ruta: '/v1/payments/7', cuerpo: { status: 'cancelled' } })
})

test.each([400, 403, 404, 409])('one it will not end or call off (%i) is left as it is', async (http) => {
  answers = [
    { http, cuerpo: { message: 'no' } },
    { http, cuerpo: { message: 'no' } },
  ]
  await expect(pasarela.cerrar('pref-1')).resolves.toBeUndefined()
  await expect(pasarela.cancelarCobro('7')).resolves.toBeUndefined()
})

test.each([401, 429, 500])('that it answers %i to calling one off is no answer', async (http) => {
  answers = [{ http, cuerpo: {} }]
  await expect(pasarela.cancelarCobro('7')).rejects.toThrow(PasarelaCaida)
})

test.each<[string, Respuesta]>([
  ['fails', { http: 500, cuerpo: {} }],
  ['refuses the credentials', { http: 401, cuerpo: {} }],
  ['says something else', { http: 200, cuerpo: { id: 'x' } }],
  ['has too many questions', { http: 429, cuerpo: {} }],
  ['hangs up', 'cuelga'],
])('a provider that %s has not answered', async (_, answer) => {
  answers = [answer]
  await expect(pasarela.traerCobro('1')).rejects.toThrow(PasarelaCaida)
})
