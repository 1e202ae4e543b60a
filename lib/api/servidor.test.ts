import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { type Falla, spoil } from '@/e2e/externo/fallas'
import { VERSION } from '@/contract/servidor'
import { bitacora } from '@/lib/log'
import { askServidor } from '@/lib/api/servidor'

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

const AJENO = { servidor: 'ajeno', pasarela: null }
const told = (datos: object) => JSON.stringify({ estado: 1, datos })
const PROPIO = told({ version: VERSION, pasarela: null })

test('our own says its version, and who online payments go through', async () => {
  const asked: (string | undefined)[] = []
  const found = await withServer(
    (request, response) => {
      asked.push(request.url, request.headers.authorization)
      answering(told({ version: VERSION, pasarela: 'prueba' }))(request, response)
    },
    (base) => askServidor(base),
  )
  expect(found).toEqual({ servidor: 'propio', pasarela: 'prueba' })
  expect(asked).toEqual(['/base/sistema/capacidades', undefined])
})

test('a later version does all that this web asks of it; an earlier one is spoken to as the spec says', async () => {
  vi.spyOn(bitacora, 'warn').mockReturnValue()
  const of = (datos: object) => withServer(answering(told(datos)), (base) => askServidor(base))
  expect(await of({ version: VERSION + 1, pasarela: 'otra' })).toEqual({
    servidor: 'propio',
    pasarela: 'otra',
  })
  expect(await of({ version: VERSION - 1, pasarela: 'prueba' })).toEqual(AJENO)
  expect(bitacora.warn).toHaveBeenCalledTimes(1)
})

test.each([
  ['not there', '{"estado":0}', 404],
  ['HTML', '<html>', 200],
  ['no version', '{"estado":1,"datos":{"capacidades":["idempotencia"]}}', 200],
  ['another one’s version', '{"estado":1,"datos":{"version":"PHP/5.6"}}', 200],
  ['no session', '{"estado":-100,"mensaje":"sin token"}', 200],
  ['nothing', '', 200],
])('%s is a server of the spec alone', async (_, body, status) => {
  expect(await withServer(answering(body, status), (base) => askServidor(base))).toEqual(AJENO)
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

test('whatever a nasty server does is the spec’s or no answer, after a while and one try', async () => {
  const found = await Promise.all(
    [...NO_ANSWER, ...ANSWER].map(async (falla) => {
      let asked = 0
      const listener: RequestListener = (_, response) => {
        asked++
        void spoil(response, falla, PROPIO)
      }
      return [falla.tipo, await withServer(listener, askServidor), asked]
    }),
  )
  expect(found).toEqual([
    ...NO_ANSWER.map(({ tipo }) => [tipo, undefined, 1]),
    ...ANSWER.map(({ tipo }) => [tipo, AJENO, 1]),
  ])
})

test('a server that does not listen has not answered', async () => {
  expect(await askServidor(new URL('http://127.0.0.1:9/'))).toBeUndefined()
})

/** The web's own environment and memory, as at its start, before this server. */
async function asWebBefore(base: URL, registro: string) {
  vi.stubEnv('PADRON_API', base.href)
  vi.stubEnv('PADRON_REGISTRO', registro)
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
  vi.resetModules()
  delete (globalThis as { padronServidor?: unknown }).padronServidor
  return import('@/lib/api/servidor')
}

/** A server that is asked and, once it is up, says that it is ours; what `act` gets counts the questions. */
function withLateServer(act: (base: URL, late: { up: boolean; asked: number }) => Promise<void>) {
  const late = { up: false, asked: 0 }
  const listener: RequestListener = (request, response) => {
    late.asked++
    answering(late.up ? PROPIO : 'nobody', late.up ? 200 : 502)(request, response)
  }
  return withServer(listener, (base) => act(base, late))
}

test('a web that came up before its API learns later whose it is, and no page waits for it', () =>
  withLateServer(async (base, late) => {
    const { servidor } = await asWebBefore(base, 'externo')
    const now = vi.spyOn(Date, 'now')
    expect(await servidor()).toBe('ajeno')
    late.up = true
    expect(await servidor()).toBe('ajeno')
    expect(late.asked).toBe(1)
    now.mockReturnValue(Date.now() + 31_000)
    expect(await servidor()).toBe('ajeno')
    await expect.poll(servidor).toBe('propio')
    now.mockReturnValue(Date.now() + 3_600_000)
    await servidor()
    expect(late.asked).toBe(2)
    now.mockRestore()
  }))

test('a change asks again at once whose server it is, and waits for the answer', () =>
  withLateServer(async (base, late) => {
    const { servidor, serverForChange } = await asWebBefore(base, 'externo')
    expect(await serverForChange()).toBe('ajeno')
    expect(late.asked).toBe(2)
    late.up = true
    expect(await Promise.all([serverForChange(), serverForChange()])).toEqual(['propio', 'propio'])
    expect(await servidor()).toBe('propio')
    expect(late.asked).toBe(3)
  }))

test('the API that was started with the web is our own before it says anything', () =>
  withLateServer(async (base, late) => {
    const { pasarela, servidor, serverForChange } = await asWebBefore(base, 'real')
    expect([await servidor(), await serverForChange()]).toEqual(['propio', 'propio'])
    expect(late.asked).toBe(0)
    expect(await pasarela()).toBeNull()
    expect(late.asked).toBe(1)
  }))

test('a further process of a web begins with what the first has heard', () =>
  withLateServer(async (base, late) => {
    vi.stubEnv('PADRON_OIDA', JSON.stringify({ servidor: 'propio', pasarela: 'prueba' }))
    const { pasarela, servidor, serverForChange } = await asWebBefore(base, 'externo')
    expect([await servidor(), await serverForChange(), await pasarela()]).toEqual([
      'propio',
      'propio',
      'prueba',
    ])
    expect(late.asked).toBe(0)
    vi.stubEnv('PADRON_OIDA', undefined)
  }))

test('an answer is asked for once, whatever it was', async () => {
  let asked = 0
  const listener: RequestListener = (request, response) => {
    asked++
    answering('{"estado":0}', 404)(request, response)
  }
  await withServer(listener, async (base) => {
    const { servidor, serverForChange } = await asWebBefore(base, 'externo')
    const now = vi.spyOn(Date, 'now')
    await servidor()
    now.mockReturnValue(Date.now() + 3_600_000)
    expect([await servidor(), await serverForChange()]).toEqual(['ajeno', 'ajeno'])
    expect(asked).toBe(1)
    now.mockRestore()
  })
})
