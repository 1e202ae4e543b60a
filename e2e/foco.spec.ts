import type { Locator, Page } from '@playwright/test'
import { memberWithDebt, post, pay } from './pasos/api'
import { expect, test } from './pasos/base'
import { newName, rowOf } from './pasos/catalogo'

/** By keyboard, once the screen answers to it. */
async function press(button: Locator, opens: Locator): Promise<void> {
  await expect(async () => {
    if (!(await opens.isVisible())) await button.press('Enter', { timeout: 5000 })
    await expect(opens).toBeVisible({ timeout: 5000 })
  }).toPass()
}

/** The focus may be anywhere but on the page itself, where the keyboard begins anew. */
const expectPlaceKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

test.describe('a dialog over a scrolled page', () => {
  test('leaves header and menu in view and the page where it was', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto('/matriculados')
    const palette = page.getByRole('dialog')
    // Once more, when the screen's own first focus is over: it scrolls too.
    await press(page.getByRole('button', { name: 'Buscar matriculados y pantallas' }), palette)
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    // By their looks: to a screen reader what lies behind a dialog is not there.
    await expect(page.locator('.shell-header')).toBeInViewport()
    await expect(page.locator('.shell-side .brand')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
  })
})

test.describe('the keyboard keeps its place', () => {
  test.use({ cuenta: 'administracion' })

  test('when what was paid leaves the list', async ({ page, token }) => {
    const { id } = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    const rows = page.getByRole('button', { name: /^Pagar solo/ })
    const before = await rows.count()
    const dialog = page.getByRole('dialog')
    await press(rows.first(), dialog)
    await dialog.getByRole('button', { name: /^Pagar/ }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Ver recibo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(before - 1)
    await expect(page.getByRole('table', { name: 'Pagos pendientes' })).toBeFocused()
  })

  test('when the row is gone', async ({ page, token }) => {
    const nombre = newName()
    await post('/practica/crear', { nombre }, token)
    await page.goto(`/practicas?buscar=${encodeURIComponent(nombre)}`)
    const question = page.getByRole('alertdialog')
    await press(page.getByRole('button', { name: `Eliminar ${nombre}` }), question)
    await question.getByRole('button', { name: 'Si', exact: true }).press('Enter')
    await expect(rowOf(page, nombre)).toHaveCount(0)
    await expect(question).toHaveCount(0)
    await expectPlaceKept(page)
  })

  test('while a button is at work, and at the field that is wrong', async ({ page, token }) => {
    await page.goto('/cuentasCorrientes')
    const files = page.getByRole('button', { name: 'Descargar', exact: true })
    const csv = page.getByRole('menuitem', { name: 'Descargar CSV' })
    await press(files, csv)
    await press(csv, page.getByText(/^Se descargaron/).first())
    await expect(files).toBeFocused()

    const { id } = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    const cuantas = page.getByRole('textbox', { name: 'Cantidad de Cuotas' })
    const casilla = page.getByRole('checkbox', { name: 'Planes de Pagos' })
    const top = (await casilla.boundingBox())?.y
    await press(page.getByRole('button', { name: 'Generar Cuotas' }), page.locator('.field-error'))
    await expect(cuantas).toBeFocused()
    expect((await casilla.boundingBox())?.y).toBe(top)
  })

  test('on the reason, in a dialog that reads what it shows', async ({ page, token }) => {
    const { id, pendientes } = await memberWithDebt(token)
    await pay(pendientes.slice(0, 1), token)
    await page.goto(`/fichaMatriculado/${id}/cuentaCorriente`)
    const dialog = page.getByRole('dialog')
    await press(page.getByRole('button', { name: /^Anular el pago/ }).first(), dialog)
    const motivo = dialog.getByRole('textbox', { name: 'Motivo' })
    await expect(motivo).toBeFocused()
    await dialog.getByRole('button', { name: 'Anular el pago' }).press('Enter')
    await expect(motivo).toHaveAccessibleDescription('Ingrese el motivo')
    await expect(motivo).toBeFocused()
  })
})
