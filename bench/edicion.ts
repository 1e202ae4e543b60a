import { chromium, type Page } from '@playwright/test'
import { percentile } from '@/bench/medir'
import type { Cookie } from '@/bench/navegador'

const VECES = 25
const BARRIO = 'matriculado.datospersonales.barrio'

/** Milliseconds from the click on 'Guardar' to the new value painted in the record, seen by the page itself; median and 95 %. */
export async function measureEdits(
  url: string,
  cookies: Cookie[],
  executablePath: string,
  matriculadoID: number,
): Promise<{ p50: number; p95: number }> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/fichaMatriculado/${matriculadoID}`)
  const times: number[] = []
  for (let i = 0; i < VECES; i++) times.push(await oneEdit(page, `Barrio ${i}-${Date.now() % 100_000}`))
  await browser.close()
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

async function oneEdit(page: Page, valor: string): Promise<number> {
  await page.getByRole('button', { name: /^Editar Barrio/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Barrio' }).fill(valor)
  const seen = await page.evaluateHandle(watch, { campo: BARRIO, valor })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const took = await seen.evaluate((watched) => watched.took)
  await dialog.waitFor({ state: 'detached' })
  return took
}

/** Runs in the page: from the next click on until the value stands there and a frame has been painted with it. */
function watch({ campo, valor }: { campo: string; valor: string }): { took: Promise<number> } {
  let start = 0
  addEventListener('click', () => (start = performance.now()), { capture: true, once: true })
  const took = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(`[data-campo="${campo}"]`)?.textContent !== valor) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return { took }
}
