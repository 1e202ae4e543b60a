import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCarriles } from '@/scripts/carriles.mjs'
import { makeMetricas } from '@/scripts/metricas.mjs'

const enter = makeCarriles(2)
const metricas = makeMetricas(enter.cupos)
const server = createServer((request, response) => {
  if (metricas.answers(request, response)) return
  metricas.note(response)
  if (request.url === '/lenta') return enter(request, response, () => new Promise(() => undefined))
  response.writeHead(404).end()
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the web says who has a place, how its answers ended and how its process is', async () => {
  await (await fetch(`${url}/no-existe`)).text()
  const cut = new AbortController()
  const slow = fetch(`${url}/lenta`, { signal: cut.signal }).catch(() => undefined)
  const read = async () => (await fetch(`${url}/salud/metricas`)).text()
  await expect.poll(read).toContain('padron_web_lugares{carril="paginas",como="adentro"} 1\n')
  expect(await read()).toContain('padron_web_respuestas_total{clase="4xx"} 1\n')
  expect(await read()).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  cut.abort()
  await slow
  await expect.poll(read).toContain('padron_web_respuestas_total{clase="cortada"} 1\n')
  expect(await read()).toContain('padron_web_lugares{carril="paginas",como="adentro"} 0\n')
})

test('whoever comes through a proxy finds nothing there', async () => {
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await fetch(`${url}/salud/metricas`, { headers: { [header]: '10.0.0.9' } })).status).toBe(404)
  expect((await fetch(`${url}/salud/metricas`, { method: 'POST' })).status).toBe(405)
})
