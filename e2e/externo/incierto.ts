import type { Locator, Page } from '@playwright/test'
import type { Falla } from './fallas'
import { expect } from './base'

/** The rule's 30 seconds of a change made short; what is not answered in time is told by the browser too. */
export const APURO = { ajustes: { ESPERA_POST: '1200' }, erroresEsperados: [/Failed to load resource/] }

/** Half of what would have been said. */
export const HECHA: Falla = { tipo: 'medio cuerpo' }
export const PERDIDA: Falla = { tipo: 'calla' }
/** JSON that is neither a success nor a refusal. */
export const SIN_ESTADO: Falla = { tipo: 'sobre', sobre: { estado: null, mensaje: null, datos: null } }

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

/** Ticks a member's first pending item and opens 'Pagar'. */
export async function openPay(page: Page, id: number | undefined): Promise<Locator> {
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  return page.getByRole('dialog')
}
