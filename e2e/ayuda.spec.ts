import { expect, test } from './pasos/base'

test.use({ cuenta: 'contador' })

test('the manual is found from the palette, by words, and as the page of a role', async ({ page }) => {
  await page.goto('/inicio')
  await expect(page.getByRole('link', { name: 'Ayuda', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Buscar matriculados y pantallas' }).click()
  await page.getByRole('combobox').fill('ayuda: anular un pago')
  await page.getByRole('option', { name: /^Anular un pago/ }).click()
  await expect(page.getByRole('heading', { name: 'Anular un pago' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('recibo perdio')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('link', { name: 'Se perdió el recibo' }).click()
  await expect(page.getByText('lo imprime otra vez, como DUPLICADO')).toBeVisible()

  await page.goto('/ayuda')
  await expect(page.getByText(/^Padrón \d+\.\d+\.\d+.* · PostgreSQL \d+/)).toBeVisible()
  await page.goto('/ayuda?guia=contador')
  await expect(page.getByRole('heading', { level: 1, name: /^Guía de Contador/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cobrar en el mostrador' })).toBeVisible()
  expect((await page.request.get('/api/ayuda/imagen/..%2F..%2Fpackage.png')).status()).toBe(404)
})
