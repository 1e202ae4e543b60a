import { fileOf, halves } from '../pasos/fotos'
import { keepPapers } from '../pasos/papel'
import { expect, test } from './base'

test('another council’s card is printed of what it told, without number, code or a call of ours @navegador', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(120_000)
  const { ficha } = externo.consejo.find(101)
  await entrar('administrativo')
  await page.goto('/fichaMatriculado/101')
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  await page.getByRole('menuitem', { name: 'Generar Carnet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generar Carnet' })
  await dialog.getByRole('button', { name: 'Generar Carnet' }).click()
  await expect(dialog.getByText('Ingrese una foto')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(fileOf(await (await halves()).toBuffer()))
  await dialog.getByRole('combobox', { name: 'Firmante' }).click()
  await page.getByRole('option', { name: 'Dra. Paz (Presidenta)' }).click()
  await dialog.getByRole('button', { name: 'Generar Carnet' }).click()
  await expect.poll(paper, { timeout: 30_000 }).toContain('CARNET PROFESIONAL')
  const said = (await paper()).replace(/\s+/g, ' ')
  for (const text of [ficha.datospersonales.apellido_nombre, 'Dra. Paz', 'Presidenta', 'Emitido el'])
    expect(said).toContain(text)
  for (const text of ['Carnet N°', 'Verifíquelo']) expect(said).not.toContain(text)
  expect(externo.askedFor('/papel/emitirCarnet')).toEqual([])
  expect(externo.askedFor('/papel/traerFotos')).toEqual([])
})
