import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test as base } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'

/** The job and its notice are everybody's who administers. */
const test = withOwnPadron('llevarse')
test.describe.configure({ mode: 'serial' })

test('everything is asked for twice, made beside, told of and had', async ({ page }) => {
  await page.goto('/varios')
  await page.getByRole('link', { name: /^Llevarse todo/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llevarse todo')
  await expect(page.getByText('Tiene los datos personales de todos')).toBeVisible()
  await expectAccessibleInBoth(page, 0)

  const begin = page.getByRole('button', { name: 'Armar el archivo' })
  await begin.click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await begin.click()
  await question.getByRole('button', { name: 'Seguir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Llevarse todo' })
  const word = dialog.getByLabel('Escriba LLEVAR')
  await expect(word).toBeFocused()
  await word.fill('llevar')
  await word.press('Enter')
  await expect(word).toHaveAttribute('aria-invalid', 'true')
  await word.fill('LLEVAR')
  await word.press('Enter')
  await expect(dialog).toBeHidden()

  const told = page.getByRole('region', { name: 'Llevarse todo' })
  await expect(told).toContainText('El archivo está listo:', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Armar otro' })).toBeEnabled()
  await expectAccessibleInBoth(page, 1)
  const link = page.getByRole('link', { name: /^Descargar registro-\d{4}-\d\d-\d\d\.zip$/ })
  const coming = page.waitForEvent('download')
  await link.click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^registro-\d{4}-\d\d-\d\d\.zip$/)
  const parts = unzipSync(readFileSync(await file.path()))
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['LEEME.txt', 'manifiesto.json', 'hojas/padron.xlsx', 'datos/matriculado.jsonl']),
  )

  // Another takes the place of the one that waits.
  await page.getByRole('button', { name: 'Armar otro' }).click()
  await expect(question).toContainText('El que está listo se borra.')
  await question.getByRole('button', { name: 'Cancelar' }).click()

  await page.goto('/auditoria')
  const trail = page.getByRole('table')
  for (const act of ['se pidió el archivo', 'el archivo quedó armado', 'se bajó el archivo'])
    await expect(trail).toContainText(`Llevarse todo: ${act}`)
})

base.describe('who does not administer', () => {
  base.use({ cuenta: 'contador' })

  base('neither finds it nor opens it', async ({ page }) => {
    await page.goto('/varios')
    await expect(page.getByRole('link', { name: /^Tareas/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Llevarse todo/ })).toHaveCount(0)
    // Asked without opening it: the page it answers with would end the session that other tests share.
    expect((await page.request.get('/llevarse')).status()).toBe(403)
  })
})
