import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RawAnswer } from '@/contract/lectura/connection'
import { sendTogether } from '@/lib/api/lecturas'

vi.mock('server-only', () => ({}))
let base = ''
vi.mock('@/lib/environment', () => ({ environment: () => ({ PADRON_API: new URL(`${base}/consejo/`) }) }))
// One page: what is remembered for it stays.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: <T>(make: () => T) => {
    let kept: T | undefined
    return () => (kept ??= make())
  },
}))

const asked: string[] = []
let answer: (url: URL) => { status?: number; text: string; tareas?: string; unfinished?: boolean }
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://api')
  asked.push(url.pathname)
  const { status = 200, text, tareas, unfinished } = answer(url)
  response.writeHead(status, tareas ? { 'x-padron-tareas': tareas } : {}).write(text)
  if (!unfinished) response.end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => void (asked.length = 0))

const read = (path: string, espera = 1_000): Promise<RawAnswer> =>
  sendTogether(
    {
      metodo: 'GET',
      direccion: new URL(`${base}/consejo${path}`),
      cabeceras: { 'x-request-id': `id-${path}` },
      espera,
    },
    {},
  )

/** Answers each read with what was asked, as our own server does. */
const echo = (url: URL) => ({
  text: url.searchParams
    .getAll('de')
    .map((one, i) => `${i} 20${i} ${JSON.stringify(one)}\n`)
    .reverse()
    .join(''),
  tareas: '0',
})

test('what begins in one turn goes together, each with its id and its query, and comes apart again', async () => {
  answer = echo
  const both = await Promise.all([read('/uno?a=%C3%B1%20b'), read('/dos')])
  expect(asked).toEqual(['/consejo/lecturas'])
  expect(both.map(({ estado, texto, tareas }) => [estado, JSON.parse(texto) as unknown, tareas])).toEqual([
    [200, 'id-/uno?a=%C3%B1%20b /uno?a=%C3%B1%20b', '0'],
    [201, 'id-/dos /dos', '0'],
  ])
})

test('each has its answer as soon as it is there, and its own patience', async () => {
  answer = () => ({ text: '1 200 {"ñ":1}\n0 2', unfinished: true })
  const slow = read('/uno', 300)
  const quick = read('/dos', 5_000)
  expect((await quick).texto).toBe('{"ñ":1}')
  await expect(slow).rejects.toThrow('timeout')
})

test('one alone goes as it is, and what begins later goes later', async () => {
  answer = () => ({ text: 'sola' })
  expect((await read('/uno')).texto).toBe('sola')
  await read('/dos')
  expect(asked).toEqual(['/consejo/uno', '/consejo/dos'])
})

test('more than one address holds go one by one', async () => {
  answer = () => ({ text: '{}' })
  await Promise.all([read(`/uno?a=${'x'.repeat(7_000)}`), read('/dos')])
  expect(asked.toSorted()).toEqual(['/consejo/dos', '/consejo/uno'])
})

test('what befalls the request befalls each: no session, no place, no answer', async () => {
  answer = () => ({ text: '{"estado":-100}' })
  expect((await Promise.all([read('/uno'), read('/dos')])).map(({ texto }) => texto)).toEqual(
    Array<string>(2).fill('{"estado":-100}'),
  )
  answer = () => ({ status: 503, text: 'lleno' })
  expect((await Promise.all([read('/uno'), read('/dos')])).map(({ estado }) => estado)).toEqual([503, 503])
  answer = () => ({ text: '1 200 {"solo":"una línea"}\n' })
  const [untold, told] = await Promise.all([read('/uno'), read('/dos')])
  expect([untold?.texto.slice(0, 2), told?.texto]).toEqual(['1 ', '{"solo":"una línea"}'])
  server.closeAllConnections()
  const gone = read('/uno')
  const too = read('/dos')
  server.close()
  server.closeAllConnections()
  await expect(Promise.allSettled([gone, too])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
})
