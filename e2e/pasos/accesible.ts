import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Half-way through a change of colours the contrast is nobody's. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    do {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.allSettled(moving().map((one) => one.finished))
    } while (moving().some((one) => one.playState === 'running'))
  })

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** With `rule` of that one alone. Of what passes nothing is kept: half the time. What a page frames is another's. */
async function look(page: Page, rule?: string): Promise<Violation[]> {
  await settled(page)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode(true)
  return (await (rule === undefined ? axe : axe.withRules(rule)).analyze()).violations
}

const TITULO = 'document-title'

async function violations(page: Page): Promise<string[]> {
  const found = await look(page)
  const [named, rest] = [found.filter(({ id }) => id === TITULO), found.filter(({ id }) => id !== TITULO)]
  // A screen that is read anew may lose its title for a moment, after it was waited for: it is looked at once it stands.
  if (named.length > 0) {
    await expect(page).toHaveTitle(/\S/)
    rest.push(...(await look(page, TITULO)))
  }
  return rest.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/**
 * axe finds nothing and the page does not scroll sideways; what it finds fails the test at its end, so that a walk over
 * many screens tells all.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname
  // Of a screen come to by a link the title arrives after the rest.
  await expect(page).toHaveTitle(/\S/)
  expect.soft(await violations(page), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${where} sideways`).toBeLessThanOrEqual(0)
}

type Mirada = readonly [colorScheme: 'light' | 'dark', width: 390 | 1440]

/**
 * Both themes and both widths, one of each at a time: contrast hangs on the theme and what scrolls sideways on the width.
 * Screens and files take turns between the two pairs, so that what is on all of them is seen in all four ways.
 */
export const MIRADAS: readonly [readonly [Mirada, Mirada], readonly [Mirada, Mirada]] = [
  [
    ['light', 1440],
    ['dark', 390],
  ],
  [
    ['dark', 1440],
    ['light', 390],
  ],
]

/** `expectAccessible` in both looks of a pair, on the page as it stands. */
export async function expectAccessibleInBoth(page: Page, turn: number): Promise<void> {
  for (const [colorScheme, width] of MIRADAS[turn % 2 === 0 ? 0 : 1]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}
