import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCarriles } from '@/scripts/carriles.mjs'

let server: Server
/** Ends the work that is under way. */
let finish: () => void
let url: string
/** What is being worked on, in the order it was begun. */
let begun: string[]

beforeEach(async () => {
  const over = new Promise<void>((resolve) => (finish = resolve))
  const enter = makeCarriles(2)
  begun = []
  server = createServer((request, response) => {
    enter(request, response, async () => {
      begun.push(request.url ?? '')
      await over
      response.end('hecho')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  finish()
  server.closeAllConnections()
  server.close()
})

function ask(path: string, who: number, init: RequestInit = {}): Promise<Response> {
  const answer = fetch(url + path, { ...init, headers: { cookie: `padron3000.session-token=${who}` } })
  // What a test that failed leaves open is cut, and is no failure of its own.
  answer.catch(() => undefined)
  return answer
}

/** Connecting takes its time on a busy machine. */
const connected = (wanted: number) =>
  expect
    .poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n))), { timeout: 30_000 })
    .toBe(wanted)

/** Two pages are being made and eight wait. */
async function fill(): Promise<Promise<Response>[]> {
  const given = Array.from({ length: 10 }, (_, i) => ask('/inicio', i))
  await connected(10)
  return given
}

test('beyond the bound a page says at once, kindly, when to come back', async () => {
  const given = await fill()
  const refused = await ask('/matriculados', 9)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await refused.text()
  expect(page).toContain('Su sesión sigue abierta')
  expect(page).toMatch(/http-equiv="refresh" content="\d+"/)
  finish()
  expect((await Promise.all(given)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await ask('/matriculados', 9)).status).toBe(200)
})

test('files, health, the way out and whoever collects are served meanwhile', async () => {
  const given = await fill()
  const others = [
    ask('/_next/static/a.js', 9),
    ask('/salud/viva', 9),
    ask('/api/salir', 9, { method: 'POST' }),
    ask('/api/pago/realizarPagoEfectivo', 9, { method: 'POST' }),
    ask('/api/matriculado/traerTodos', 9),
  ]
  await connected(15)
  finish()
  expect((await Promise.all(given)).every(({ ok }) => ok)).toBe(true)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(200))
})

test('lists asked for whole have a bound of their own: two at a time, one a person, and no page waits for them', async () => {
  const whole = '/matriculados?nombre=paz&pagina=todas'
  const lists = [1, 1, 2, 3].map((who) => ask(whole, who))
  await connected(4)
  const page = '/matriculados?nombre=todas&pagina=2'
  const given = [4, 5].map((who) => ask(page, who))
  await expect.poll(() => begun.toSorted()).toEqual([whole, whole, page, page])
  finish()
  expect((await Promise.all(given)).every(({ ok }) => ok)).toBe(true)
  expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(4).fill(200))
})

test('readers who leave make room', async () => {
  const gone = new AbortController()
  const left = Array.from({ length: 10 }, (_, i) => ask('/inicio', i, { signal: gone.signal }))
  await connected(10)
  gone.abort()
  await Promise.allSettled(left)
  finish()
  await expect.poll(async () => (await ask('/matriculados', 9)).status).toBe(200)
})

test('of a change that found no place it is told that nothing was done, of a read that it may be asked again', async () => {
  // One person has at most half of the places, and of the queue.
  const mine = Array.from({ length: 200 }, () => ask('/api/pago/realizarPagoEfectivo', 1, { method: 'POST' }))
  const reads = Array.from({ length: 200 }, () => ask('/api/matriculado/traerTodos', 1))
  await connected(400)
  const change = await ask('/api/pago/realizarPagoEfectivo', 1, { method: 'POST' })
  const read = await ask('/api/matriculado/traerTodos', 1)
  expect([change.status, read.status]).toEqual([503, 503])
  expect(await change.json()).toMatchObject({ ok: false, tipo: 'rechazo' })
  expect(await read.json()).toMatchObject({ ok: false, tipo: 'sinRespuesta' })
  finish()
  await Promise.all([...mine, ...reads])
})

test('two take the whole register away at a time, the others wait, and nobody else waits for them', async () => {
  const files = [1, 2, 3].map((who) => ask('/api/descargas/matriculados', who))
  await expect.poll(() => begun).toHaveLength(2)
  const others = [
    ask('/matriculados', 4),
    ask('/api/matriculado/traerTodos', 4),
    ask('/matriculados?pagina=todas', 4),
  ]
  await expect.poll(() => begun).toHaveLength(5)
  finish()
  expect((await Promise.all([...files, ...others])).map(({ status }) => status)).toEqual(Array(6).fill(200))
})
