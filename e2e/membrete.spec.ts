import { makePng } from '@/backend/prueba/archivo/imagenes'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { keepPapers } from './pasos/papel'

test.use({ cuenta: 'administracion' })

test('the letterhead is set beside its preview, tried as a PDF before it is saved, and kept', async ({
  page,
  token,
}) => {
  await page.goto('/ajustesAvanzados')
  await page.getByRole('link', { name: /^Datos del consejo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Datos del consejo' })).toBeVisible()
  const consejo = `Consejo Médico ${Date.now()}`
  const preview = page.getByRole('img', { name: /^Vista previa/ })
  const nombre = page.getByLabel('Nombre del consejo')
  await nombre.fill(consejo)
  await page.getByLabel('Otros renglones debajo del nombre').fill('Personería 12')
  await page.getByLabel('Domicilio').fill('Belgrano 1900')
  await page.getByLabel('Teléfono').fill('385 421-0000')
  await expect(preview).toContainText(consejo)
  await expect(preview).toContainText('Tel. 385 421-0000')

  await page.getByLabel('Margen superior (mm)').fill('90')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Ingrese un número entero de 5 a 80').first()).toBeVisible()
  await page.getByLabel('Margen superior (mm)').fill('80')
  await page.getByLabel('Alto del membrete (mm)').fill('90')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(/En la hoja apaisada quedan \d+ mm para el texto/).first()).toBeVisible()
  await expect(nombre).toHaveValue(consejo)
  await page.getByLabel('Margen superior (mm)').fill('25')
  await page.getByLabel('Alto del membrete (mm)').fill('34')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: makePng(300, 200) })
  await expect(page.getByAltText('Imagen elegida')).toBeVisible()
  await expectAccessibleInBoth(page, 0)

  const paper = await keepPapers(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Ver PDF de prueba' }).click()
  await opened
  await expect.poll(paper, { timeout: 30_000 }).toContain('Tel. 385 421-0000')
  expect(await get('/membrete/traerDatos', token)).not.toMatchObject({ nombre: consejo })

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Se guardaron los datos del consejo').first()).toBeVisible()
  expect(await get('/membrete/traerDatos', token)).toMatchObject({
    ...{ nombre: consejo, lineas: 'Personería 12', domicilio: 'Belgrano 1900', alto: 34 },
    logoHuella: expect.anything(),
  })
  await page.reload()
  await expect(nombre).toHaveValue(consejo)
  await expect(page.getByAltText('Imagen guardada')).toBeVisible()
  await expect(page.locator('.brand').first()).toContainText(consejo)
  const logo = await page.locator('.brand img').first().getAttribute('src')
  const shown = await page.request.get(logo ?? '')
  expect([shown.headers()['content-type'], shown.headers()['x-content-type-options']]).toEqual([
    'image/png',
    'nosniff',
  ])
  expect(shown.headers()['cache-control']).toContain('immutable')
})

test.describe('who administers nothing', () => {
  test.use({ cuenta: 'administrativo' })
  test('does not open it', async ({ page }) => {
    // Asked without opening it: the page that answers would end the session that other tests share.
    expect((await page.request.get('/membrete')).status()).toBe(403)
  })
})
