import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { get, percentile } from '@/bench/medir'

export const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

export interface Visible {
  cold: number
  warm: number
  transferredKB: number
}

const VER = 'a[href^="/fichaMatriculado/"]'

/** Milliseconds from asking for the list to its rows being painted, in new profiles (cold) and again (warm); medians. */
export async function measureVisible(
  url: string,
  cookies: Cookie[],
  executablePath: string,
  times = 7,
): Promise<Visible> {
  const browser = await chromium.launch({ executablePath, args: ARGS })
  const found: Visible[] = []
  for (let i = 0; i < times; i++) found.push(await oneProfile(browser, url, cookies))
  await browser.close()
  const median = (key: keyof Visible): number =>
    percentile(
      found.map((one) => one[key]),
      50,
    )
  return {
    cold: median('cold'),
    warm: median('warm'),
    transferredKB: median('transferredKB'),
  }
}

export interface Cookie {
  name: string
  value: string
  url: string
}

async function oneProfile(browser: Browser, url: string, cookies: Cookie[]): Promise<Visible> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const transferred = await countBytes(page)
  const cold = await timed(
    () => page.goto(`${url}/matriculados`, { waitUntil: 'commit' }),
    () => shown(page),
  )
  await page.waitForLoadState('networkidle')
  const transferredKB = transferred() / 1024
  const warm = await timed(
    () => page.goto(`${url}/matriculados`, { waitUntil: 'commit' }),
    () => shown(page),
  )
  await page.waitForLoadState('networkidle')
  await context.close()
  return { cold, warm, transferredKB }
}

const shown = (page: Page): Promise<unknown> => page.locator(VER).nth(19).waitFor({ state: 'visible' })

async function timed(act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  await seen()
  return performance.now() - start
}

async function countBytes(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength
  })
  return () => bytes
}

/** Gzip size in kB of the scripts a page's HTML asks for; what only browsers without modules load is left out. */
export async function firstLoadKB(url: string, path: string, cookie: string): Promise<number> {
  const html = await get(url + path, { cookie })
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  )
  const sources = new Set(tags.map((match) => match[1] ?? ''))
  let bytes = 0
  for (const source of sources) bytes += gzipSync(await get(new URL(source, url).href), { level: 9 }).length
  return bytes / 1024
}
