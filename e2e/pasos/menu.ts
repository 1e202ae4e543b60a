import { expect, type Locator, type Page } from '@playwright/test'

/** What a button's menu holds is asked for as a person does: the button, then the act. */
export async function fromMenu(at: Page | Locator, button: string | RegExp, act: string): Promise<void> {
  const page = 'page' in at ? at.page() : at
  await at.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** A list's file. */
export const askFile = (at: Page | Locator, tipo: 'CSV' | 'Excel'): Promise<void> =>
  fromMenu(at, 'Descargar', `Descargar ${tipo}`)

/** What is done with those chosen, beside the first act of the bar. */
export const doWithChosen = (page: Page, act: string): Promise<void> => fromMenu(page, /^Más \(\d\)$/, act)

/** The filters that a list's first line has no room for. */
export const moreFilters = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Más filtros' }).click()

/** A doctor goes to one of his own pages: by the menu, which on a phone is opened first. */
export async function goToOwn(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  await expect(menu.or(page.locator('.shell-side')).filter({ visible: true }).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click()
}
