import type { Page } from '@playwright/test'

/** Opens a page whose scripts are held back until the answer is called: all that is done before is done early. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return release
}
