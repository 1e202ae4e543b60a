import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Hallazgo {
  id: string
  nodes: { html: string }[]
}

/** What axe finds wrong with the page as it is now; the context needs `bypassCSP`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const engine = (globalThis as unknown as { axe: { run: () => Promise<{ violations: Hallazgo[] }> } }).axe
    return (await engine.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  })
}

/** How many pixels the page is wider than the window. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
