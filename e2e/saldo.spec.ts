import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'
import { letPayLate, paymentsOf } from './pasos/registro'

test('money that comes twice is the member’s credit, and pays what is chosen later', async ({
  page,
  token,
}) => {
  const { id, pendientes } = await memberWithDebt(token, 3)
  // What comes twice is the dearest month: its money pays any other one.
  const [dearest] = pendientes.filter(({ tipoPagoID }) => tipoPagoID === 3).sort((a, b) => b.monto - a.monto)
  const paid = async () => (await paymentsOf(id)).length
  const before = await paid()
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const table = page.getByRole('table', { name: 'Pagos pendientes' })
  const first = table.getByRole('checkbox', { name: `Seleccionar ${dearest?.nombre}`, exact: true }).first()
  const pay = page.getByRole('button', { name: 'Pagar', exact: true }).first()

  await first.check()
  await pay.click()
  await page.getByLabel('En línea').check()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
  const pasarela = await opened
  await pasarela.waitForURL(/\/pasarelaDePrueba\//)
  const address = pasarela.url()
  await pasarela.getByRole('button', { name: 'Dejarlo pendiente' }).click()
  await pasarela.waitForURL(/\/resultado\//)
  const reason = pasarela.getByRole('dialog', { name: 'Cancelar el pago en línea' })
  await pasarela.getByRole('button', { name: 'Cancelar el pago en línea' }).click()
  await reason.getByLabel('Motivo').fill('Pagó en el mostrador')
  await reason.getByRole('button', { name: 'Cancelar el pago en línea' }).click()
  await expect(pasarela.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()

  await page.reload()
  await first.check()
  await pay.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar \$/ })
    .click()
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  await letPayLate(id)
  await pasarela.goto(address)
  await pasarela.getByRole('button', { name: 'Aprobar el pago' }).click()
  await expect.poll(paid).toBe(before + 2)
  await pasarela.close()

  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const credit = page.getByRole('region', { name: 'Saldo a favor' })
  const dialog = page.getByRole('dialog', { name: 'Aplicar saldo a favor' })
  const rows = table.getByRole('row').getByRole('checkbox', { disabled: false })
  const last = (await rows.count()) - 1
  expect(last).toBeGreaterThan(1)
  // What is chosen in the list is what it begins with; nothing chosen, the oldest that fit.
  await rows.nth(last).check()
  await credit.getByRole('button', { name: 'Aplicar saldo' }).click()
  await expect(dialog.getByRole('checkbox').last()).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await rows.nth(last).uncheck()
  await credit.getByRole('button', { name: 'Aplicar saldo' }).click()
  await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^Quedan a favor/)
  await dialog.getByRole('button', { name: /^Aplicar \$/ }).click()
  const done = page.getByRole('dialog', { name: 'Saldo aplicado correctamente' })
  await expect(done.getByText(/Recibo/).first()).toBeVisible()
  await done.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await page.goto(`/fichaMatriculado/${id}/cuentaCorriente`)
  const account = page.getByRole('table')
  await expect(account.getByText(/Saldo a favor/).first()).toBeVisible()
  expect(await paid()).toBe(before + 3)
})
