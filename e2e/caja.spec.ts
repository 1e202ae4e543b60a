import { memberWithDebt } from './pasos/api'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'

test('a transfer is collected with its number and is not in the drawer; of cash the change is told', async ({
  page,
  token,
}) => {
  const { id } = await memberWithDebt(token, 2)
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.goto(`/fichaMatriculado/${id}/pagos?conceptos=0&planes=0`)
    await page.getByRole('table').getByRole('row').getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  }
  await open()
  await dialog.getByLabel('Recibido').fill('1.000.000')
  await expect(dialog.getByRole('status').filter({ hasText: 'Vuelto' })).toContainText('$')
  await dialog.getByLabel('Transferencia').check()
  await expect(dialog.getByLabel('Recibido')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog.getByText('Ingrese el número de referencia: Transferencia').first()).toBeVisible()
  await dialog.getByLabel('Número de referencia').fill('0045-77')
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog.getByText(/^Recibo N°/)).toBeVisible()

  await open()
  await dialog.getByLabel('Recibido').fill('1.000.000')
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog.getByText(/^Recibido/)).toContainText('1.000.000,00')

  await page.goto('/planillaDeCaja')
  await expect(page.getByRole('table', { name: 'Totales por medio de pago' })).toContainText('Transferencia')
  await expect(page.getByRole('table', { name: 'Recibos del día' })).toContainText('0045-77')
})

test('the day before, by key, is counted note by note, with its reason, and begins the next one', async ({
  page,
}) => {
  await page.goto('/planillaDeCaja')
  await expect(page.getByRole('link', { name: 'Día anterior' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/fecha=/)
  await expect(page.getByRole('link', { name: 'Día siguiente' })).toBeVisible()
  await page.getByRole('button', { name: 'Contar la caja' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Motivo de la diferencia')).toHaveCount(0)
  await dialog.getByLabel('$ 1.000', { exact: true }).fill('3')
  await dialog.getByLabel('Queda en la caja').fill('1.500')
  await dialog.getByLabel('Motivo de la diferencia').fill('Cambio que quedó de antes')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const arqueo = page.getByRole('region', { name: 'Arqueo' })
  await expect(arqueo.getByRole('button', { name: 'Imprimir arqueo' })).toBeVisible()
  await expect(arqueo).toContainText('Motivo: Cambio que quedó de antes')
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect(arqueo).toContainText(/quedaron \$\s1\.500,00/)
})

test.describe('of any cashier', () => {
  test.use({ cuenta: 'administracion' })

  test('a day is typed, and whose drawer is chosen keeps the day', async ({ page, token }) => {
    const { id } = await memberWithDebt(token, 1)
    await page.goto(`/fichaMatriculado/${id}/pagos?conceptos=0&planes=0`)
    await page.getByRole('table').getByRole('row').getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
    await expect(dialog.getByText(/^Recibo N°/)).toBeVisible()
    await page.goto('/planillaDeCaja')
    const control = page.getByRole('main').getByRole('search')
    await control.getByLabel('Fecha', { exact: true }).fill('03/02/1999')
    await control.getByLabel('Fecha', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/fecha=1999-02-03/)
    await expect(page.getByText('No hay recibos de ese día')).toBeVisible()
    await control.getByRole('combobox', { name: 'Cajero' }).click()
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/quien=/)
    await expect(page).toHaveURL(/fecha=1999-02-03/)
  })
})
