import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })

test('a resolution is written, numbered and named by the price that rests on it', async ({ page }) => {
  await page.goto('/resoluciones')
  await expect(page.getByRole('heading', { level: 1, name: 'Resoluciones' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nueva Resolución' }).click()
  const asunto = `Valores de prueba ${Date.now()}`
  await page.getByRole('textbox', { name: 'Órgano' }).fill('Junta Directiva')
  await page.getByRole('textbox', { name: 'Tema' }).fill(asunto)
  await page.getByRole('textbox', { name: 'Resuelve' }).fill('Artículo 1º. Fíjanse los valores.')
  for (const [name, at] of [
    ['Primer firmante', 0],
    ['Segundo firmante', 1],
  ] as const) {
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('listbox').getByRole('option').nth(at).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Numerar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Res\. \d+\/\d{4}$/ })
  await expect(title).toBeVisible()
  const nombre = await title.innerText()
  await expect(page.getByText('Todavía nada.')).toBeVisible()
  await expectAccessible(page)
  const acto = page.url()

  await page.goto('/costoMatriculas')
  await page.getByRole('combobox', { name: 'Resolución de los montos que cambie' }).fill(asunto)
  await page.getByRole('option', { name: asunto }).click()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Guardar / }) })
    .last()
  const before = await row.getByRole('textbox').inputValue()
  await row.getByRole('textbox').fill('54.321,00')
  await row.getByRole('button', { name: /^Guardar / }).click()
  await expect(row.getByRole('link', { name: nombre })).toBeVisible()
  await expectAccessible(page)

  await page.goto(acto)
  await expect(page.getByRole('list', { name: 'Qué se apoya en ella' })).toContainText('54.321,00')

  // Others count on what each month costs.
  await page.goto('/costoMatriculas')
  await row.getByRole('textbox').fill(before)
  await row.getByRole('button', { name: /^Guardar / }).click()
  await expect(row.getByText('sin resolución')).toBeVisible()
})
