import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { type Falla, spoil } from '@/e2e/externo/fallas'
import { askCapacidades } from '@/lib/api/capacidades'

vi.mock('server-only', () => ({}))

async function withServer<T>(listener: RequestListener, act: (base: URL) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await act(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const answering =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

test('what is announced and known is used; unknown names are ignored', async () => {
  const body = JSON.stringify({ estado: 1, datos: { capacidades: ['idempotencia', 'teletransporte'] } })
  const asked: (string | undefined)[] = []
  const found = await withServer(
    (request, response) => {
      asked.push(request.url, request.headers.authorization)
      answering(body)(request, response)
    },
    (base) => askCapacidades(base),
  )
  expect([...found]).toEqual(['idempotencia'])
  expect(asked).toEqual(['/base/sistema/capacidades', undefined])
})

test.each([
  ['not there', '{"estado":0}', 404],
  ['HTML', '<html>', 200],
  ['no list', '{"estado":1,"datos":{"capacidades":"todas"}}', 200],
  ['no session', '{"estado":-100,"mensaje":"sin token"}', 200],
  ['nothing', '', 200],
])('%s means none', async (_, body, status) => {
  expect((await withServer(answering(body, status), (base) => askCapacidades(base))).size).toBe(0)
})

/** The probe may keep the first page of a start waiting so long, with a machine's slack. */
const PACIENCIA = 2_000 + 1_500

const MALICIAS: Falla[] = [
  { tipo: 'tarda', ms: 2_200 },
  { tipo: 'calla' },
  { tipo: 'corta' },
  { tipo: 'corta tras las cabeceras' },
  { tipo: 'medio cuerpo' },
  { tipo: 'gotea' },
  { tipo: 'HTML', http: 500 },
  { tipo: 'sobre', sobre: { estado: null } },
  { tipo: 'gigante', bytes: 12_000_000 },
]

test('whatever a nasty server does means none, within two seconds and one try', async () => {
  const started = Date.now()
  const body = JSON.stringify({ estado: 1, datos: { capacidades: ['idempotencia'] } })
  const found = await Promise.all(
    MALICIAS.map(async (falla) => {
      let asked = 0
      const listener: RequestListener = (_, response) => {
        asked++
        void spoil(response, falla, body)
      }
      return [falla.tipo, (await withServer(listener, askCapacidades)).size, asked]
    }),
  )
  expect(found).toEqual(MALICIAS.map(({ tipo }) => [tipo, 0, 1]))
  expect(Date.now() - started).toBeLessThan(PACIENCIA)
})

test('a server that does not listen means none', async () => {
  expect((await askCapacidades(new URL('http://127.0.0.1:9/'))).size).toBe(0)
})
