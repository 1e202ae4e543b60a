import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'

test('delinquents: Shift takes a range, and what is chosen is there after looking into an account', async ({
  page,
}) => {
  await page.goto('/morosos')
  const boxes = page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox')
  await boxes.nth(2).check()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  const three = page.getByText('3 matriculados seleccionados', { exact: true })
  await expect(three).toBeVisible()
  await page
    .getByRole('link', { name: /^Ver cuenta/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cuentaCorriente$/)
  await page.goBack()
  await expect(three).toBeVisible()
  await page.reload()
  await expect(three).toBeVisible()
  await page.getByRole('button', { name: 'Quitar selección' }).click()
  await page.reload()
  await expect(page.getByText('0 matriculados seleccionados', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('all are chosen by a box that is seen, and none that is not takes the focus', async ({
    page,
    token,
  }) => {
    const { id } = await memberWithDebt(token)
    for (const [address, name, table] of [
      ['/morosos', 'Seleccionar los de esta página', 'Morosos'],
      [`/fichaMatriculado/${id}/pagos?planes=0`, 'Seleccionar todos', 'Pagos pendientes'],
    ] as const) {
      await page.goto(address)
      const all = page.getByRole('checkbox', { name, exact: true })
      await expect(all).toHaveCount(1)
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await all.check()
      await expect(all).toBeInViewport()
      const rows = page.getByRole('table', { name: table }).getByRole('checkbox')
      await expect(rows.first()).toBeChecked()
      await expect(rows.last()).toBeChecked()
    }
  })
})
