import { expect, type Page } from '@playwright/test'

/** Twice as large letters still fit: the page scrolls no way but down, and what was typed is seen whole. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    const cut = [...document.querySelectorAll<HTMLElement>('main input, .header-words, .overlay')]
      .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth)
      .map((node) => node.getAttribute('aria-label') ?? node.innerText)
    document.documentElement.style.fontSize = ''
    return { overflow: Math.max(0, scrollWidth - window.innerWidth), cut }
  })
  expect(wide, new URL(page.url()).pathname).toEqual({ overflow: 0, cut: [] })
}
