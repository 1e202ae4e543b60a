import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { residentMB } from '@/bench/medir'
import { ARGS } from '@/bench/navegador'
import type { Sitio } from '@/bench/paginas'
import { asCookies, browserPath } from '@/bench/sitio'

/** A page of a browser of its own where somebody is signed in, and the megabytes of all that shows and makes its papers. */
export interface Ventana {
  page: Page
  resident: () => Promise<number>
}

export async function withWindow<R>(
  { web, cookie }: Sitio,
  work: (ventana: Ventana) => Promise<R>,
): Promise<R> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGS })
  try {
    const context = await browser.newContext({
      baseURL: web,
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
    })
    await context.addCookies(asCookies(cookie, web))
    const page = await context.newPage()
    const session = await browser.newBrowserCDPSession()
    const resident = async (): Promise<number> => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      const renderers = processInfo.filter(({ type }) => type === 'renderer')
      // One may end while it is asked about.
      const each = await Promise.all(renderers.map(({ id }) => residentMB(id).catch(() => 0)))
      return each.reduce((sum, one) => sum + one, 0)
    }
    return await work({ page, resident })
  } finally {
    await browser.close()
  }
}

/** A PDF that the page made: milliseconds from the last click until it was whole, and its bytes. */
interface Papel {
  ms: number
  bytes: number
}

/** From here on the page keeps when it was clicked last and each PDF that it makes; its own clock tells both. */
export const watchPapers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const papers: Papel[] = []
    let clicked = 0
    addEventListener('click', () => (clicked = performance.now()), { capture: true })
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (made: Blob) => {
      if (made.type === 'application/pdf') papers.push({ ms: performance.now() - clicked, bytes: made.size })
      return make(made)
    }
    Reflect.set(window, 'papeles', papers)
  })

/**
 * Does what opens a paper's window, waits until the paper stands in it, and closes it. The window's own reader of PDFs
 * is the browser's and is not waited for.
 */
export async function paperOf(page: Page, act: () => Promise<void>): Promise<Papel> {
  const opening = page.waitForEvent('popup')
  const before = await countPapers(page)
  await act()
  const popup = await opening
  await page.waitForFunction((seen) => (Reflect.get(window, 'papeles') as Papel[]).length > seen, before, {
    timeout: 120_000,
  })
  await popup.close()
  const last = await page.evaluate(() => (Reflect.get(window, 'papeles') as Papel[]).at(-1))
  if (!last) throw new Error('No se hizo ningún papel')
  return last
}

const countPapers = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'papeles') as Papel[]).length)

/** Looks at a figure over and over until it is ended, and answers its peak and, a quiet second later, where it stands. */
export function sampled(read: () => Promise<number>): {
  end: () => Promise<{ before: number; peak: number; after: number }>
} {
  let going = true
  const done = (async () => {
    const before = await read()
    let peak = before
    while (going) {
      peak = Math.max(peak, await read())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return { before, peak }
  })()
  return {
    end: async () => {
      going = false
      const seen = await done
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return { ...seen, after: await read() }
    },
  }
}
