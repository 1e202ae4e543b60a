import type { Locator, Page } from '@playwright/test'
import { expect } from './prueba'

/** What no dialog may say of a server that may still be working. */
export const FALSEDADES =
  /no quedó registrado|no quedaron generadas|no se eliminó|Puede (repetirlo|intentarlo)/
export const TRABAJANDO = 'El servidor puede estar trabajando todavía'
export const INSEGURO = 'No se puede estar seguro: el servidor puede terminarlo más tarde.'

/** The dialog reads again until waiting makes nothing surer; the browser's clock is moved on meanwhile. */
export async function waitOut(page: Page, until: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(60_000)
    await expect(until).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 20_000 })
}
