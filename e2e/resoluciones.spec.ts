import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'

test.use({ cuenta: 'administracion' })

test('a resolution is written, numbered and named by the price and the state that rest on it', async ({
  page,
  token,
}) => {
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

  const { id } = await createMember(token)
  await page.goto(`/fichaMatriculado/${id}/periodoMatricula`)
  await page.getByRole('button', { name: /^Citar la resolución/ }).click()
  const cites = page.getByRole('dialog', { name: 'Resolución de ACTIVO' })
  await cites.getByRole('combobox', { name: 'Resolución' }).fill(asunto)
  await page.getByRole('option', { name: asunto }).click()
  await cites.getByRole('button', { name: 'Guardar' }).click()
  await page
    .getByRole('row', { name: /ACTIVO/ })
    .getByRole('link', { name: nombre })
    .click()
  await expect(page.getByRole('list', { name: 'Qué se apoya en ella' })).toContainText('ACTIVO desde el')

  // Others count on what each month costs.
  await page.goto('/costoMatriculas')
  await row.getByRole('textbox').fill(before)
  await row.getByRole('button', { name: /^Guardar / }).click()
  await expect(row.getByText('sin resolución')).toBeVisible()
})
