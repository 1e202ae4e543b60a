import { chromium } from '@playwright/test'
import { type Medida, ms, percentile } from '@/bench/medir'
import type { Cookie } from '@/bench/navegador'

interface Pregunta {
  que: string
  textos: readonly string[]
}

/**
 * The palette's answer: from the request that leaves the browser to its rows being shown; the quiet after a key (120 ms)
 * is before it. Two questions in a row are never the same.
 */
export async function measurePalette(
  web: string,
  cookies: Cookie[],
  executablePath: string,
  dnis: readonly number[],
): Promise<Medida[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${web}/inicio`)
  await page.locator('[aria-keyshortcuts~="Control+K"]').click()
  const box = page.getByRole('combobox')
  const ask = async (text: string): Promise<number> => {
    await box.fill('')
    const request = page.waitForRequest(/traerTodos/)
    await box.fill(text)
    await request
    const start = performance.now()
    await page.getByRole('group', { name: 'Matriculados' }).waitFor()
    return performance.now() - start
  }
  const questions: Pregunta[] = [
    {
      que: 'nombre',
      textos: ['gon', 'fernan', 'rodri', 'mart', 'lop', 'garcia j', 'perez', 'sosa', 'ana', 'mar'],
    },
    { que: 'DNI', textos: dnis.map(String) },
  ]
  const medidas: Medida[] = []
  for (const { que, textos } of questions) {
    const times: number[] = []
    for (let i = 0; i < 30; i++) times.push(await ask(textos[i % textos.length] ?? ''))
    medidas.push({
      que: `Paleta por ${que}: de la pregunta a la vista, p50 / p95`,
      valor: `${ms(percentile(times, 50))} / ${ms(percentile(times, 95))}`,
      meta: '≤ 100 ms',
    })
  }
  await browser.close()
  return medidas
}
