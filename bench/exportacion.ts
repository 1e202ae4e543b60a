import type { ChildProcess } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { nodeProcesses } from '@/bench/memoria'
import { type Medida, residentMB } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { sampled, withWindow } from '@/bench/ventana'
import { askFile } from '@/e2e/pasos/menu'

/**
 * The whole register of papers as a CSV file, from the click to the file on the disk: its rows and bytes, how long, and
 * what the memory of web, API and the browser's pages rises to.
 */
export async function measureExport(padron: ChildProcess, sitio: Sitio): Promise<Medida[]> {
  return withWindow(sitio, async ({ page, resident }) => {
    await page.goto('/papeles')
    await page.waitForLoadState('networkidle')
    const of = (web: boolean) => sampled(() => residentOf(padron, web))
    const [web, api, pagina] = [of(true), of(false), sampled(resident)]
    const { seconds, path } = await download(page)
    const described = async ({ end }: ReturnType<typeof sampled>): Promise<string> => {
      const { before, peak, after } = await end()
      return `${before.toFixed(0)} → ${peak.toFixed(0)} → ${after.toFixed(0)}`
    }
    const [rows, { size }] = [(await countLines(path)) - 1, await stat(path)]
    return [
      {
        que: 'Registro de papeles en CSV, del clic al archivo',
        valor: `${rows} filas, ${(size / 1e6).toFixed(0)} MB, ${seconds.toFixed(1)} s (${(rows / seconds).toFixed(0)} filas/s)`,
        meta: '–',
      },
      {
        que: 'Memoria mientras tanto: antes, pico, después',
        valor: `web ${await described(web)}; API ${await described(api)}; páginas del navegador ${await described(pagina)} MB`,
        meta: 'web y API parejas',
      },
    ]
  })
}

const residentOf = async (padron: ChildProcess, web: boolean): Promise<number> => {
  const asked = nodeProcesses(padron).filter((one) => one.web === web)
  const each = await Promise.all(asked.map(({ pid }) => residentMB(pid)))
  return each.reduce((sum, one) => sum + one, 0)
}

async function download(page: Page): Promise<{ seconds: number; path: string }> {
  const coming = page.waitForEvent('download', { timeout: 600_000 })
  const start = performance.now()
  await askFile(page, 'CSV')
  const path = await (await coming).path()
  return { seconds: (performance.now() - start) / 1000, path }
}

async function countLines(path: string): Promise<number> {
  let lines = 0
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>)
    for (const byte of part) if (byte === 10) lines++
  return lines
}
