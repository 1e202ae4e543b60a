import { expect, type Locator, type Page } from '@playwright/test'

/** The paper among those that a doctor may ask for. */
export const offeredPaper = (page: Page, tipo: string): Locator => page.getByRole('region', { name: tipo })

/** Asks for a paper that costs something; answers where his page tells what became of it. */
export async function askForPaper(page: Page, tipo: string): Promise<Locator> {
  await offeredPaper(page, tipo)
    .getByRole('button', { name: /^Pedir por \$/ })
    .click()
  const asked = page
    .getByRole('list', { name: 'Lo que pidió' })
    .getByRole('listitem')
    .filter({ hasText: tipo })
  await expect(asked.getByText('Falta pagarlo')).toBeVisible()
  return asked
}

/** Pays it online with all that he owes, and waits until it has issued itself. */
export async function payForPaper(page: Page, asked: Locator): Promise<void> {
  await asked.getByRole('link', { name: 'Ir a pagar' }).click()
  await page
    .getByRole('region', { name: 'Pagar' })
    .getByRole('button', { name: 'Pagar', exact: true })
    .click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
  const gateway = await opened
  await gateway.getByRole('button', { name: 'Aprobar el pago' }).click()
  await expect(gateway.getByRole('heading', { name: 'Pago Aprobado' })).toBeVisible()
  await gateway.close()
  await page.goto('/inicio_matriculado/pedirPapel')
  await expect(asked.getByText('Emitido')).toBeVisible({ timeout: 30_000 })
}
