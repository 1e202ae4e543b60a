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
  expect([...(found ?? [])]).toEqual(['idempotencia'])
  expect(asked).toEqual(['/base/sistema/capacidades', undefined])
})

test.each([
  ['not there', '{"estado":0}', 404],
  ['HTML', '<html>', 200],
  ['no list', '{"estado":1,"datos":{"capacidades":"todas"}}', 200],
  ['no session', '{"estado":-100,"mensaje":"sin token"}', 200],
  ['nothing', '', 200],
])('%s means none', async (_, body, status) => {
  expect(await withServer(answering(body, status), (base) => askCapacidades(base))).toEqual(new Set())
})

const NO_ANSWER: Falla[] = [
  { tipo: 'tarda', ms: 2_200 },
  { tipo: 'calla' },
  { tipo: 'corta' },
  { tipo: 'corta tras las cabeceras' },
  { tipo: 'medio cuerpo' },
  { tipo: 'gotea' },
  { tipo: 'HTML', http: 502 },
]
const ANSWER: Falla[] = [
  { tipo: 'HTML', http: 500 },
  { tipo: 'sobre', sobre: { estado: null } },
  { tipo: 'gigante', bytes: 12_000_000 },
]

test('whatever a nasty server does means none or no answer, after a while and one try', async () => {
  const body = JSON.stringify({ estado: 1, datos: { capacidades: ['idempotencia'] } })
  const found = await Promise.all(
    [...NO_ANSWER, ...ANSWER].map(async (falla) => {
      let asked = 0
      const listener: RequestListener = (_, response) => {
        asked++
        void spoil(response, falla, body)
      }
      return [falla.tipo, await withServer(listener, askCapacidades), asked]
    }),
  )
  expect(found).toEqual([
    ...NO_ANSWER.map(({ tipo }) => [tipo, undefined, 1]),
    ...ANSWER.map(({ tipo }) => [tipo, new Set(), 1]),
  ])
})

test('a server that does not listen has not answered', async () => {
  expect(await askCapacidades(new URL('http://127.0.0.1:9/'))).toBeUndefined()
})

/** The web's own environment and memory, as at its start, before this server. */
async function asWebBefore(base: URL): Promise<() => Promise<ReadonlySet<string>>> {
  vi.stubEnv('PADRON_API', base.href)
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
  vi.resetModules()
  delete (globalThis as { padronCapacidades?: unknown }).padronCapacidades
  return (await import('@/lib/api/capacidades')).capacidades
}

test('a web that came up before its API learns later what it can do, and makes nobody wait for it', async () => {
  let up = false
  let asked = 0
  const listener: RequestListener = (_, response) => {
    asked++
    const body = JSON.stringify({ estado: 1, datos: { capacidades: ['idempotencia'] } })
    answering(up ? body : 'nobody', up ? 200 : 502)(_, response)
  }
  await withServer(listener, async (base) => {
    const capacidades = await asWebBefore(base)
    const now = vi.spyOn(Date, 'now')
    expect([...(await capacidades())]).toEqual([])
    up = true
    expect([...(await capacidades())]).toEqual([])
    expect(asked).toBe(1)
    now.mockReturnValue(Date.now() + 31_000)
    expect([...(await capacidades())]).toEqual([])
    await expect.poll(async () => [...(await capacidades())]).toEqual(['idempotencia'])
    now.mockReturnValue(Date.now() + 3_600_000)
    await capacidades()
    expect(asked).toBe(2)
    now.mockRestore()
  })
})

test('an answer is asked for once, whatever it was', async () => {
  let asked = 0
  const listener: RequestListener = (request, response) => {
    asked++
    answering('{"estado":0}', 404)(request, response)
  }
  await withServer(listener, async (base) => {
    const capacidades = await asWebBefore(base)
    const now = vi.spyOn(Date, 'now')
    await capacidades()
    now.mockReturnValue(Date.now() + 3_600_000)
    expect((await capacidades()).size).toBe(0)
    expect(asked).toBe(1)
    now.mockRestore()
  })
})
