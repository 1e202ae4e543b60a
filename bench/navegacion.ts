import { chromium, type Page } from '@playwright/test'
import { type Medida, ms, percentile } from '@/bench/medir'
import { ARGS, type Cookie } from '@/bench/navegador'

const VECES = 15
const VER = 'a[href^="/fichaMatriculado/"]'

/**
 * Milliseconds from a click inside to the new screen painted, seen by the page itself: the list's next page, a record,
 * and back. The first rounds warm both sides.
 */
export async function measureNavigation(
  url: string,
  cookies: Cookie[],
  executablePath: string,
  meta: string,
): Promise<Medida[]> {
  const browser = await chromium.launch({ executablePath, args: [...ARGS] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/matriculados`)
  await page.waitForLoadState('networkidle')
  const times: Record<string, number[]> = { siguiente: [], ficha: [], volver: [] }
  for (let i = 0; i < VECES + 5; i++) {
    const first = await page.locator(VER).first().getAttribute('href')
    const round = {
      siguiente: await timed(page, 'a[rel=next]', { sel: VER, href: first }),
      ficha: await timed(page, VER, { text: 'Datos Basicos' }),
      volver: await timed(page, undefined, { sel: VER, href: null }),
    }
    // To the first page again: a small register has few.
    await timed(page, undefined, {
      sel: VER,
      href: await page.locator(VER).first().getAttribute('href'),
    })
    if (i < 5) continue
    for (const [que, took] of Object.entries(round)) times[que]?.push(took)
  }
  await browser.close()
  const [next = [], record = [], back = []] = Object.values(times)
  const described = (all: readonly number[]): string =>
    `${ms(percentile(all, 50))} / ${ms(percentile(all, 95))}`
  return [
    { que: 'Navegar: página siguiente, p50 / p95', valor: described(next), meta },
    { que: 'Navegar: de la lista a la ficha, p50 / p95', valor: described(record), meta },
    { que: 'Navegar: volver a la lista, p50 / p95', valor: described(back), meta },
  ]
}

/** What stands there once the screen is shown: a text, or a link other than the one of before. */
type Seen = { text: string } | { sel: string; href: string | null }

async function timed(page: Page, click: string | undefined, seen: Seen): Promise<number> {
  const took = await page.evaluate(watch, { click, seen })
  await page.waitForLoadState('networkidle')
  return took
}

/** Runs in the page: presses, and waits until what is looked for stands there and a frame has been painted with it. */
function watch({ click, seen }: { click: string | undefined; seen: Seen }): Promise<number> {
  const there = (): boolean => {
    if ('text' in seen) return document.querySelector('main')?.textContent?.includes(seen.text) ?? false
    const link = document.querySelector(seen.sel)
    return link !== null && link.getAttribute('href') !== seen.href
  }
  return new Promise((resolve) => {
    const start = performance.now()
    const observer = new MutationObserver(() => {
      if (!there()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    if (click) document.querySelector<HTMLElement>(click)?.click()
    else history.back()
  })
}
