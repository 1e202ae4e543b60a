import type { Page } from '@playwright/test'
import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 768 })

test('between phone and desk no screen is wider than its window', async ({ page, token }) => {
  const { id } = await memberWithDebt(token)
  await widen(page, 800)
  for (const screen of [
    `/fichaMatriculado/${id}/planDePagos`,
    `/fichaMatriculado/${id}/federacion`,
    '/recordatorios',
    '/generarCuotas',
    '/cierreDeMes',
  ]) {
    await page.goto(screen)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `${screen} sideways`).toBeLessThanOrEqual(0)
  }
})

test('a table that is too wide for its room scrolls, and loses no column', async ({ page }) => {
  for (const screen of ['/recibos', '/cuentasCorrientes']) {
    await page.goto(screen)
    await page.getByRole('columnheader').last().waitFor()
    for (const width of [1280, 1100, 1024]) {
      await widen(page, width)
      const lost = await page.locator('.data-table-scroll').evaluate((box) => {
        const over = box.scrollWidth - box.clientWidth
        return getComputedStyle(box).overflowX === 'visible' ? over : 0
      })
      expect(lost, `${screen} at ${width}`).toBeLessThanOrEqual(1)
    }
  }
})

test('on a low screen the button that pays is in sight, whatever stands over it', async ({ page, token }) => {
  const { id } = await memberWithDebt(token, 3)
  await page.setViewportSize({ width: 1366, height: 640 })
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const table = page.getByRole('table', { name: 'Pagos pendientes' })
  await expect(table.getByRole('checkbox').nth(1)).toBeFocused()
  await page.keyboard.press('3')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Observaciones')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Pagar \$/ })).toBeInViewport({ ratio: 1 })
})
