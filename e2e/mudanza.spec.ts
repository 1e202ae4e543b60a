import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test as base } from './pasos/base'
import { moveRegister } from './pasos/mudanza'
import { withOwnPadron } from './pasos/padron-propio'

/** A register is moved once, and everybody of it sees that. */
const test = withOwnPadron('mudanza')
test.describe.configure({ mode: 'serial' })

test('a register that came of no other server says what the screen is for', async ({ page }) => {
  await page.goto('/varios')
  await expect(page.getByRole('link', { name: /^Llevarse todo/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mudanza/ })).toHaveCount(0)
  await page.goto('/mudanza')
  await expect(page.getByText('npm run mudanza -- --desde')).toBeVisible()
  await expectAccessibleInBoth(page, 0)
})

test('differences are looked at, answered for one and for all, and changed', async ({ page, padron }) => {
  await moveRegister(padron.folder)
  await page.goto('/varios')
  await page.getByRole('link', { name: /^Mudanza/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudanza')
  await expect(page.getByRole('heading', { name: /matriculados iguales$/ })).toBeVisible()
  await expect(page.getByText('No se puede abrir')).toBeVisible()
  await expect(page.getByText('La lectura no trajo 2 respuestas')).toBeVisible()
  const cifras = page.getByRole('table', { name: 'Cifras de todos' })
  await expect(cifras.getByRole('row', { name: /^Devengado/ })).toContainText('2 de 2 no son iguales')
  await expect(cifras.getByRole('row', { name: /^2025/ })).toContainText('46.537.408,36')
  await expect(cifras.getByRole('row', { name: /SIN COBERTURA/ })).toContainText('Sin dato')
  const table = page.getByRole('table', { name: 'Diferencias', exact: true })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('row').nth(1)).toContainText('24.345,00')
  await expectAccessibleInBoth(page, 0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await table.getByRole('row').nth(1).getByRole('link').click()
  const theirs = page.getByRole('table', { name: 'Cuenta: sistema anterior' })
  const first = theirs.locator('tr[data-distinta]')
  await expect(first).toContainText('Ajuste por convenio de 2019')
  await expect(first).toBeInViewport()
  await expect(page.getByRole('table', { name: 'Pendiente: sistema anterior' })).toContainText('100.000,00')
  const save = page.getByRole('button', { name: 'Guardar para este matriculado' })
  await expect(save).toBeDisabled()
  await page.getByLabel('La cuenta está bien').check()
  await expectAccessibleInBoth(page, 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await save.click()
  await expect(page.getByText('Se guardó la respuesta')).toBeVisible()
  await expect(page.getByText(/^Por .+, el \d\d\/\d\d\/\d{4}/)).toBeVisible()

  await page.getByLabel('Lo pendiente está bien').check()
  await page.getByRole('button', { name: 'Guardar para los 3 en que pasa lo mismo' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Lo pendiente está bien, para 3 matriculados')
  await expect(question).toContainText('44.345,00')
  await question.getByRole('button', { name: 'Responder por todos' }).click()
  await expect(question).toBeHidden()

  await page.goto('/mudanza?respuesta=con')
  await expect(table.getByRole('row')).toHaveCount(4)
  await page.goto('/mudanza?respuesta=falta')
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.goto('/auditoria')
  await expect(page.getByRole('table')).toContainText('Mudanza: respuesta a una diferencia')
})

test('surnames are confirmed or cut the other way', async ({ page }) => {
  await page.goto('/mudanza')
  await page.getByRole('link', { name: /Apellidos por confirmar$/ }).click()
  const table = page.getByRole('table', { name: 'Hallazgos' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await table
    .getByRole('button', { name: /^Está bien/ })
    .first()
    .click()
  await expect(table.getByText('Confirmado')).toBeVisible()
  await table.getByRole('button', { name: /^Es: / }).click()
  await expect(table.getByText(/^Corregido: /)).toBeVisible()
  await page.goto('/mudanza/hallazgos')
  await expect(table.getByRole('row')).toHaveCount(5)
  await expectAccessibleInBoth(page, 0)
})

base.describe('who may not answer', () => {
  base.use({ cuenta: 'empleado' })

  base('does not find it either', async ({ page }) => {
    expect((await page.request.get('/mudanza')).status()).toBe(403)
  })
})
