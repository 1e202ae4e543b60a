import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'

/** Keys mean something once the screen's scripts are there; until then the search's field is left and the help asked for again. */
async function openHelp(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test.describe('shortcuts', () => {
  test('? tells the keys of this person, g and a letter go, / finds the filter, n makes a new one', async ({
    page,
  }) => {
    await page.goto('/inicio')
    await openHelp(page)
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
    await expect(help).toContainText('Varios')
    await expect(help).not.toContainText('Usuarios')
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page).toHaveURL(/\/matriculados$/)
    const nombre = page.getByLabel('Nombre', { exact: true })
    await expect(nombre).toBeFocused()
    await page.keyboard.type('gn?')
    await expect(nombre).toHaveValue('gn?')
    await page.keyboard.press('Escape')
    await expect(nombre).not.toBeFocused()
    await page.keyboard.press('/')
    await expect(nombre).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/matriculado_01\/crear$/)
  })

  test('a letter of a screen that is not his leads nowhere', async ({ page }) => {
    await page.goto('/inicio')
    await openHelp(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const key of ['g', 'u', 'g', 'v']) await page.keyboard.press(key)
    await expect(page).toHaveURL(/\/varios$/)
  })

  test('can be switched off, for good, and on again from the settings', async ({ page }) => {
    await page.goto('/inicio')
    await openHelp(page)
    await page.getByRole('switch', { name: 'Usar teclas sueltas' }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
    const panel = page.getByRole('dialog', { name: 'Ajustes de pantalla' })
    await expect(panel.getByRole('switch', { name: 'Atajos de teclado' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    for (const key of ['?', 'g', 'm']) await page.keyboard.press(key)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page).toHaveURL(/\/inicio$/)
    await page.getByRole('button', { name: 'Atajos de teclado' }).click()
    await page.getByRole('switch', { name: 'Usar teclas sueltas' }).check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const key of ['g', 'm']) await page.keyboard.press(key)
    await expect(page).toHaveURL(/\/matriculados$/)
  })

  test('ask before typed work is left, as a link does', async ({ page }) => {
    await page.goto('/inicio')
    await openHelp(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const key of ['g', 'n']) await page.keyboard.press(key)
    await expect(page).toHaveURL(/matriculado_01/)
    await page.getByRole('textbox', { name: 'Matricula', exact: true }).fill('77')
    await page.getByRole('heading', { level: 1 }).click()
    await page.locator('main').focus()
    for (const key of ['g', 'i']) await page.keyboard.press(key)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quedarse' }).click()
    await expect(page).toHaveURL(/matriculado_01/)
  })
})

test.describe('how it looks', () => {
  test('axe finds nothing in the help', async ({ page }) => {
    await page.goto('/inicio')
    await openHelp(page)
    await expectAccessibleInBoth(page, 1)
  })
})
