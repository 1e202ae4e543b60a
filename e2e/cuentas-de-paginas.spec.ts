import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'

const test = withOwnPadron('cuentas-de-paginas')

/** What a page costs: requests to the API, statements there, kB of its HTML and of the data that travels inside it. */
interface Cuenta {
  pedidos: number
  sentencias: number
  html: number
  datos: number
}

/** The most that each page may cost an administrator; a page's own reads go together. */
const TOPES: Record<string, Cuenta> = {
  '/matriculados': { pedidos: 1, sentencias: 3, html: 48, datos: 10 },
  // The count of all hits is one more statement, and the page is sent without it.
  '/matriculados?nombre=a': { pedidos: 1, sentencias: 5, html: 50, datos: 11 },
  '/fichaMatriculado/{id}': { pedidos: 1, sentencias: 9, html: 70, datos: 16 },
  '/fichaMatriculado/{id}/pagos': { pedidos: 1, sentencias: 9, html: 52, datos: 20 },
  '/fichaMatriculado/{id}/cuentaCorriente': { pedidos: 1, sentencias: 6, html: 76, datos: 24 },
  '/recibos': { pedidos: 1, sentencias: 5, html: 130, datos: 28 },
  '/utilidades': { pedidos: 1, sentencias: 2, html: 48, datos: 20 },
}
const VECES = 6

test('a page asks once for what it shows, and carries no more than that', async ({ page, padron }) => {
  const lines = () => readFileSync(join(padron.folder, 'bitacora/api.log'), 'utf8').split('\n')
  const countPedidos = () =>
    lines()
      .filter((line) => line.includes('"ruta"'))
      .map((line) => JSON.parse(line) as { ruta: string; lecturas?: number })
      .filter(({ ruta }) => !ruta.startsWith('/salud/'))
      .reduce((sum, { lecturas = 0 }) => sum + 1 - lecturas, 0)
  const countSentencias = async () => {
    const text = await (await fetch(`${padron.api}/salud/metricas`)).text()
    return Number(/^padron_sentencias_total (\d+)$/m.exec(text)?.[1])
  }
  // What asking costs by itself, the least of several: the worker's statements may fall into one.
  const asked: number[] = []
  for (let i = 0; i <= VECES; i++) asked.push(await countSentencias())
  const alone = Math.min(...asked.slice(1).map((after, at) => after - (asked[at] ?? 0)))
  const costOf = async (path: string): Promise<Cuenta> => {
    const before = [countPedidos(), await countSentencias()] as const
    const html = await (await page.request.get(path)).text()
    const sentencias = (await countSentencias()) - before[1] - alone
    const parts = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
    const datos = [...parts].reduce((sum, [, text = '""']) => sum + (JSON.parse(text) as string).length, 0)
    return {
      pedidos: countPedidos() - before[0],
      sentencias,
      html: html.length / 1_000,
      datos: datos / 1_000,
    }
  }
  const list = await (await page.request.get('/matriculados')).text()
  const id = /\/fichaMatriculado\/(\d+)/.exec(list)?.[1] ?? ''
  for (const [address, tope] of Object.entries(TOPES)) {
    const path = address.replace('{id}', id)
    // The worker's own statements, once a second, may fall into one of several and not into all.
    const costs: Cuenta[] = []
    for (let i = 0; i < VECES; i++) costs.push(await costOf(path))
    for (const key of ['pedidos', 'sentencias', 'html', 'datos'] as const) {
      const least = Math.min(...costs.map((cost) => cost[key]))
      expect.soft(least, `${address}: ${key}`).toBeLessThanOrEqual(tope[key])
      // A page that answered nothing would cost nothing.
      expect.soft(least, `${address}: ${key}`).toBeGreaterThan(tope[key] * 0.5)
    }
  }
})
