import type { Page } from '@playwright/test'
import { memberWithDebt, post } from './pasos/api'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('padron.ajustes', JSON.stringify({ multipestana: true }))),
)

const RECUPERADO = 'Se recuperó lo que estaba escribiendo'
const strip = (page: Page) => page.getByRole('navigation', { name: 'Pestañas' })

/** Opens a screen beside the landing; each is there before the next. */
async function openBeside(page: Page, address: string): Promise<void> {
  for (const [index, one] of ['/inicio', address].entries()) {
    await page.goto(one)
    await expect(strip(page).getByRole('link')).toHaveCount(index + 1)
  }
}

/** Leaves by the other tab, which asks nothing, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await strip(page).getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(page).toHaveURL(/inicio$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await strip(page)
    .getByRole('link', { name: /^Sin guardar: / })
    .click()
  await expect(page.getByText(RECUPERADO)).toBeVisible()
}

test('a certificate left by a tab keeps name and body, in the editor too, and can be thrown away', async ({
  page,
  token,
}) => {
  test.setTimeout(120_000)
  const nombre = `Pestaña ${Date.now()}`
  const { datos } = await post('/tipo_certificado/crear', { nombre, cuerpo: '<p>Lo de antes.</p>' }, token)
  const body = page.getByRole('textbox', { name: 'Cuerpo' })
  await openBeside(page, `/tipoCertificado/${(datos as { id: number }).id}`)
  await expect(body).toHaveText('Lo de antes.')
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Y lo escrito.')
  await expect(page.getByRole('region', { name: 'Hoja del certificado' })).toContainText('Y lo escrito.')
  await leaveAndReturn(page)
  await expect(body).toHaveText('Lo de antes. Y lo escrito.')
  // Typing goes on in the recovered text.
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Más.')
  await expect(body).toHaveText('Lo de antes. Y lo escrito. Más.')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(body).toHaveText('Lo de antes.')
  await expect(page.getByText(RECUPERADO)).toHaveCount(0)
  await expect(strip(page).getByRole('link', { name: /^Sin guardar/ })).toHaveCount(0)
})

test('so do the month close, the annual payment and a signatory', async ({ page, token }) => {
  test.slow()
  const { id } = await memberWithDebt(token)
  for (const [address, label] of [
    ['/cierreDeMes', 'Motivo'],
    [`/fichaMatriculado/${id}/pagoAnual`, 'Observaciones'],
    ['/firmante/crear', 'Cargo'],
  ] as const) {
    await page.goto('/inicio')
    await page.evaluate(() => sessionStorage.clear())
    await openBeside(page, address)
    await page.getByRole('textbox', { name: label }).fill('Lo que se escribió')
    await leaveAndReturn(page)
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('Lo que se escribió')
  }
})

test('amounts typed in the price list wait for their tab, and are given up by Esc', async ({ page }) => {
  await openBeside(page, '/costoMatriculas')
  const monto = page.getByRole('textbox', { name: /^Monto de / }).first()
  const before = await monto.inputValue()
  await monto.fill('98765,43')
  await expect(page.getByText('1 precio sin guardar')).toBeVisible()
  await strip(page).getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(page).toHaveURL(/inicio$/)
  await page.reload()
  await strip(page)
    .getByRole('link', { name: /^Sin guardar: / })
    .click()
  await expect(page.getByText('1 precio sin guardar')).toBeVisible()
  await expect(monto).toHaveValue(/98\.?765,43/)
  await monto.press('Escape')
  await expect(monto).toHaveValue(before)
  await expect(strip(page).getByRole('link', { name: /^Sin guardar/ })).toHaveCount(0)
})
