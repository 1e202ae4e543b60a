import { chromium } from '@playwright/test'
import { openDatabase } from '@/backend/db/conexion'
import { during } from '@/bench/descargas'
import { type Medida, percentile } from '@/bench/medir'
import { ARGS } from '@/bench/navegador'
import type { Sitio } from '@/bench/paginas'
import { asCookies, browserPath } from '@/bench/sitio'

const VECES = 4

type Resident = () => Promise<{ web: number; api: number }>

/** A month's files for the federation, from the press to the word that they are there. The first time warms up. */
export async function measureFederationFiles(sitio: Sitio, resident: Resident): Promise<Medida[]> {
  const peak = { web: 0, api: 0 }
  const before = await resident()
  const times = await during(
    () => generateOften(sitio),
    async () => {
      const { web, api } = await resident()
      peak.web = Math.max(peak.web, web)
      peak.api = Math.max(peak.api, api)
    },
  )
  const seconds = (value: number) => `${(value / 1_000).toFixed(1).replace('.', ',')} s`
  const { miembros, lineas } = await sizeOf(sitio.base)
  return [
    {
      que: `Archivos de la federación: ${lineas.toLocaleString('es-AR')} asegurados de ${miembros.toLocaleString('es-AR')}`,
      valor: `${seconds(percentile(times, 50))} (la mejor ${seconds(Math.min(...times))})`,
      meta: '≤ 3 s',
    },
    {
      que: 'Memoria mientras se generan, web y API',
      valor: `web ${before.web.toFixed(0)} → ${peak.web.toFixed(0)}, API ${before.api.toFixed(0)} → ${peak.api.toFixed(0)} MB`,
      meta: 'pareja',
    },
  ]
}

async function generateOften({ web, cookie }: Sitio): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGS })
  const context = await browser.newContext()
  await context.addCookies(asCookies(cookie, web))
  const page = await context.newPage()
  const times: number[] = []
  for (let i = 0; i < VECES; i++) {
    await page.goto(`${web}/utilidades/generarArchivoFederacion`)
    const start = performance.now()
    await page.getByRole('button', { name: 'Generar archivos' }).click()
    // Looked for with each frame: a locator is asked for every half second.
    await page.waitForFunction(
      () => document.body.textContent.includes('Se generaron los archivos de'),
      undefined,
      { timeout: 120_000 },
    )
    if (i > 0) times.push(performance.now() - start)
  }
  await browser.close()
  return times
}

async function sizeOf(base: string): Promise<{ miembros: number; lineas: number }> {
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ miembros: number; lineas: number }>(
    `SELECT (SELECT count(*)::int FROM matriculado) AS miembros, unificado AS lineas FROM archivo_federacion
     WHERE listo_en IS NOT NULL ORDER BY id DESC LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('No se generó ningún archivo')
  return row
}
