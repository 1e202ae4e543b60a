import { memberWithDebt } from './pasos/api'
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
  await expect(dialog.getByText(/^Recibido \$ 1\.000\.000,00 · Vuelto \$/)).toBeVisible()

  await page.goto('/planillaDeCaja')
  await expect(page.getByRole('table', { name: 'Totales por medio de pago' })).toContainText('Transferencia')
  await expect(page.getByRole('table', { name: 'Recibos del día' })).toContainText('0045-77')
})
