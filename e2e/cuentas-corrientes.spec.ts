import { readFileSync } from 'node:fs'
import { expect, test } from './pasos/base'
import { askFile, moreFilters } from './pasos/menu'

test.use({ cuenta: 'contador' })

test('balances: totals, filters, the way to an account, and the same as a file', async ({ page }) => {
  await page.goto('/varios')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cuentas corrientes/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cuentas corrientes', exact: true })).toBeVisible()
  await moreFilters(page)
  await page.getByLabel('Deuda desde').fill('100.000')
  await page.getByLabel('Deuda desde').press('Enter')
  await expect(page).toHaveURL(/importe=100\.000/)
  const table = page.getByRole('table', { name: 'Cuentas corrientes' })
  const count = Number(
    /(\d+) matriculados/.exec((await page.getByText(/^\d+ matriculados$/).textContent()) ?? '')?.[1],
  )
  expect(count).toBeGreaterThan(1)
  const pending = await table.locator('td[data-label="Pendiente"]').allTextContents()
  for (const text of pending)
    expect(Number(text.replace(/[^\d,]/g, '').replace(',', '.'))).toBeGreaterThanOrEqual(100_000)

  const download = page.waitForEvent('download')
  await askFile(page, 'CSV')
  const file = await (await download).path()
  const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  expect(lines).toHaveLength(count + 1)

  const name = (await table.getByRole('rowheader').first().textContent()) ?? ''
  await table.getByRole('link', { name: `Ver cuenta ${name}` }).click()
  await expect(page).toHaveURL(/\/fichaMatriculado\/\d+\/cuentaCorriente/)
})
