import { request } from 'node:http'
import { chromium } from '@playwright/test'
import { type Medida, get, ms, percentile, timeEach } from '@/bench/medir'
import type { Cookie } from '@/bench/navegador'
import type { Sitio } from '@/bench/paginas'
import { askFile } from '@/e2e/pasos/menu'

const DESCARGA = '/api/descargas/matriculados'
/** Between two list calls of the person who waits at the counter. */
const PAUSA = 40

/**
 * The whole register as a file while somebody else works: how long it takes, what the list calls of the other one take
 * meanwhile, and what the web's memory grows by. `resident` answers the web's megabytes.
 */
export async function measureDownloads(
  sitio: Sitio,
  cookies: Cookie[],
  executablePath: string,
  resident: () => Promise<number>,
): Promise<Medida[]> {
  const { web, api } = sitio
  const listCall = (): Promise<string> =>
    get(`${api}/matriculado/traerTodos?nroPagina=1`, { authorization: `Bearer ${sitio.token}` })
  const before = await resident()
  let peak = before
  const alone = await timeEach(200, () => listCall())
  const list: number[] = []
  const html: number[] = []
  const meanwhile = async (): Promise<void> => {
    list.push(await timeOf(listCall))
    html.push(await timeOf(() => get(`${web}/matriculados`, { cookie: sitio.cookie })))
    peak = Math.max(peak, await resident())
  }
  const plain = await during(() => streamed(web + DESCARGA, sitio.cookie), meanwhile)
  const clicked = await inBrowser(web, cookies, executablePath, meanwhile)
  return [
    {
      que: 'Descarga del padrón, líneas del servidor',
      valor: `${plain.rows} filas, ${ms(plain.took)}`,
      meta: '–',
    },
    { que: 'Descargar CSV, hasta el archivo', valor: ms(clicked.csv), meta: '≤ 5.000 ms' },
    { que: 'Descargar Excel, hasta el archivo', valor: ms(clicked.xlsx), meta: '≤ 10.000 ms' },
    {
      que: 'API lista mientras tanto p99',
      valor: ms(percentile(list, 99)),
      meta: '≤ 100 ms',
      piso: `a solas p99 ${ms(percentile(alone, 99))}`,
    },
    { que: 'HTML /matriculados mientras tanto p99', valor: ms(percentile(html, 99)), meta: '–' },
    {
      que: 'Memoria de la web durante las descargas',
      valor: `${before.toFixed(0)} → ${peak.toFixed(0)} MB`,
      meta: 'pareja',
    },
  ]
}

export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** Does one thing while another is done over and over. */
export async function during<R>(act: () => Promise<R>, other: () => Promise<void>): Promise<R> {
  let done = false
  const others = (async () => {
    while (!done) {
      await other()
      await new Promise((resolve) => setTimeout(resolve, PAUSA))
    }
  })()
  const result = await act()
  done = true
  await others
  return result
}

/** Reads the lines as fast as they come and counts the rows. */
function streamed(url: string, cookie: string): Promise<{ rows: number; took: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const req = request(url, { headers: { cookie } }, (res) => {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', (part: string) => (text += part))
      res.on('end', () => {
        const took = performance.now() - start
        resolve({ rows: text.split('"apellidoNombre"').length - 1, took })
      })
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end()
  })
}

async function inBrowser(
  web: string,
  cookies: Cookie[],
  executablePath: string,
  meanwhile: () => Promise<void>,
): Promise<{ csv: number; xlsx: number }> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${web}/matriculados`)
  const download = async (tipo: 'CSV' | 'Excel'): Promise<number> => {
    const start = performance.now()
    const coming = page.waitForEvent('download', { timeout: 120_000 })
    await askFile(page, tipo)
    await (await coming).path()
    return performance.now() - start
  }
  const csv = await during(() => download('CSV'), meanwhile)
  const xlsx = await during(() => download('Excel'), meanwhile)
  await browser.close()
  return { csv, xlsx }
}
