import { memberWithDebt, pendingOf } from './pasos/api'
import { expect, test } from './pasos/base'

/** One key, one chord, or one text typed in one go. */
const PRESUPUESTO = 12

test('three months are collected from anywhere by keys alone, within the budget', async ({ page, token }) => {
  const { id, dni, pendientes } = await memberWithDebt(token, 3)
  let acts = 0
  const press = (key: string) => {
    acts++
    return page.keyboard.press(key)
  }
  await page.goto('/inicio')
  const palette = page.getByRole('combobox', { name: /^Buscar/ })
  await expect(page.getByRole('button', { name: /^Buscar/ })).toBeVisible()
  await press('Control+k')
  await expect(palette).toBeFocused()
  acts++
  await page.keyboard.type(String(dni))
  await expect(page.getByRole('option', { name: /^Pagos Pendientes/ })).toBeVisible()
  await press('ArrowDown')
  await press('Enter')
  await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}/pagos$`))
  const boxes = page
    .getByRole('table', { name: 'Pagos pendientes' })
    .getByRole('checkbox', { name: /^Seleccionar (?!todos)/ })
  await expect(boxes.first()).toBeFocused()
  await press('Space')
  await press('ArrowDown')
  await press('Space')
  await press('Shift+ArrowDown')
  await expect(page.getByText('3 ítems seleccionados')).toBeVisible()
  await press('p')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Pagar \$/ })).toBeEnabled()
  await press('Control+Enter')
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  expect(await pendingOf(id, token)).toHaveLength(pendientes.length - 3)
  expect(acts).toBeLessThanOrEqual(PRESUPUESTO)

  // A digit takes so many of the oldest.
  await page.keyboard.press('Escape')
  await page.goto(`/fichaMatriculado/${(await memberWithDebt(token, 3)).id}/pagos`)
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByText('2 ítems seleccionados')).toBeVisible()
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked()
})
