import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
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

test('a server that does not listen, or never answers, means none', async () => {
  expect((await askCapacidades(new URL('http://127.0.0.1:9/'))).size).toBe(0)
  const started = Date.now()
  expect(
    (
      await withServer(
        () => undefined,
        (base) => askCapacidades(base),
      )
    ).size,
  ).toBe(0)
  expect(Date.now() - started).toBeLessThan(4_000)
})
