import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))

afterEach(() => vi.unstubAllEnvs())

/** What /salud/`cual` answers before an API that answers so, and what that API was asked. */
async function healthBefore(registro: string, cual: string, listener?: RequestListener) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    listener?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (!listener) await new Promise((resolve) => server.close(resolve))
  vi.stubEnv('PADRON_API', `http://127.0.0.1:${port}`)
  vi.stubEnv('PADRON_REGISTRO', registro)
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
  vi.resetModules()
  const { answerHealth } = await import('@/lib/health')
  const answer = await answerHealth(new Request('http://localhost/'), { params: Promise.resolve({ cual }) })
  server.closeAllConnections()
  server.close()
  return { status: answer.status, asked }
}

const answering =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end('{}')

test.each([
  ['our API that can work', 'real', answering(200), 200],
  ['our API without its database', 'real', answering(503), 503],
  ['no API', 'real', undefined, 503],
  ['another council’s server, whatever it would say', 'externo', answering(404), 200],
  ['no such server', 'externo', undefined, 503],
])('ready before %s', async (_, registro, listener, status) => {
  const found = await healthBefore(registro, 'lista', listener)
  expect(found.status).toBe(status)
  expect(found.asked).toEqual(listener && registro === 'real' ? ['/salud/lista'] : [])
})

test('alive whatever the API does, and nothing else is health', async () => {
  expect(await healthBefore('real', 'viva')).toEqual({ status: 200, asked: [] })
  expect((await healthBefore('real', 'otra')).status).toBe(404)
})
