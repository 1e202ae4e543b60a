import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './pasos/accesible'
import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'
import { paymentsOf } from './pasos/registro'

test.use({ erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })

const COBRAR = '**/api/pago/realizarPagoEfectivo'

/** A member's first pending month in the dialog, and how many payments he had. */
async function openPayment(
  page: Page,
  token: string,
): Promise<{ id: number; before: number; dialog: Locator }> {
  const { id } = await memberWithDebt(token)
  const before = (await paymentsOf(id)).length
  await page.goto(`/fichaMatriculado/${id}/pagos?conceptos=0&planes=0`)
  await page.getByRole('table').getByRole('row').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  return { id, before, dialog: page.getByRole('dialog') }
}

test('an answer lost on the way: the dialog asks again by itself, and the clerk sees it paid', async ({
  page,
  token,
}) => {
  const { id, before, dialog } = await openPayment(page, token)
  const keys: (string | undefined)[] = []
  let answer = () => {}
  const seen = new Promise<void>((resolve) => (answer = resolve))
  await page.route(COBRAR, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) await seen
    const response = await route.fetch()
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog.getByText('El servidor no contestó: se le pregunta otra vez.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  answer()
  const paid = page.getByRole('dialog', { name: 'Pago realizado correctamente' })
  await expect(paid.getByRole('button', { name: 'Ver recibo' })).toBeVisible()
  await expect(page.getByText('El servidor no confirmó el resultado')).toHaveCount(0)
  expect((await paymentsOf(id)).length).toBe(before + 1)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})

test('asked four times, the dialog says so, reads the list again and never pays twice', async ({
  page,
  token,
}) => {
  const { id, before, dialog } = await openPayment(page, token)
  let asked = 0
  await page.route(COBRAR, async (route) => {
    asked++
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(page.getByText(/El servidor no confirmó el resultado/).first()).toBeVisible()
  await page.unroute(COBRAR)
  expect(asked).toBe(4)
  expect((await paymentsOf(id)).length).toBe(before + 1)
  await expect(
    page.getByText('Los ítems ya no están pendientes: se cobraron, con este pago o con otro.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
})

test('a server that stays silent: the clerk is told, and one press more pays once', async ({
  page,
  token,
}) => {
  const { id, before, dialog } = await openPayment(page, token)
  await page.route(COBRAR, (route) => route.abort())
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog).toContainText('Los ítems siguen pendientes. Puede repetirlo')
  expect((await paymentsOf(id)).length).toBe(before)
  await page.unroute(COBRAR)
  await dialog.getByRole('button', { name: 'Repetir el pago', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pago realizado correctamente' })).toBeVisible()
  expect((await paymentsOf(id)).length).toBe(before + 1)
})
