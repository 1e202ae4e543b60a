import type { Page } from '@playwright/test'
import { deflateSync } from 'node:zlib'
import { addDays, formatFecha, today } from '@/domain/fechas'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'

/** A page with one line of text, as a scanner's program would write it. */
function makePdf(text: string): Buffer {
  const stream = deflateSync(Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`))
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n' +
        '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n' +
        `4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`,
    ),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}
const pdf = (name: string, text = name) => ({ name, mimeType: 'application/pdf', buffer: makePdf(text) })
const png = (name: string, side: number) => ({ name, mimeType: 'image/png', buffer: makePng(side, side) })

const rows = (page: Page) => page.getByRole('table', { name: 'Adjuntos' }).getByRole('row')
const chosen = (page: Page) => page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem')
const give = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)
const act = (page: Page, que: string, nombre: string) =>
  page.getByRole('button', { name: `${que} ${nombre}`, exact: true })

test.describe('a clerk', () => {
  test.use({ cuenta: 'administrativo' })

  test('puts several files in a record, each with what it is, its progress and its own error', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Adjuntos/ })
      .click()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/adjuntos`)
    await expect(page.getByText('No tiene adjuntos')).toBeVisible()
    const script = {
      name: 'virus.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<svg><script/></svg>'),
    }
    await give(page, [pdf('Título de grado.pdf'), png('DNI frente.png', 40), png('IMG_2041.png', 50), script])
    await expect(chosen(page)).toHaveCount(4)
    await expect(chosen(page).nth(0).getByRole('combobox')).toHaveValue('Título')
    await expect(chosen(page).nth(1).getByRole('combobox')).toHaveValue('DNI')
    await expect(chosen(page).nth(3)).toContainText('«virus.pdf» es una imagen SVG: el archivo debe ser PDF')
    await chosen(page)
      .nth(1)
      .getByLabel('Vence')
      .fill(formatFecha(addDays(today(), 20)))
    await page.getByRole('button', { name: 'Subir 3 archivos' }).click()
    await expect(chosen(page).nth(2)).toContainText('Elija qué es')
    await expectAccessibleInBoth(page, 0)
    const tipo = chosen(page).nth(2).getByRole('combobox')
    await tipo.fill('Foto')
    await page.getByRole('option', { name: 'Foto' }).click()
    await page.getByRole('button', { name: 'Subir 3 archivos' }).click()
    await expect(page.getByText('Se agregaron 3 adjuntos')).toBeVisible()
    await expect(chosen(page)).toHaveCount(1)
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).filter({ hasText: 'DNI frente' })).toContainText('Vence en 20 días')
    await expect(rows(page).filter({ hasText: 'Título de grado' })).toContainText('No vence')

    await give(page, pdf('Título de grado.pdf'))
    await page.getByRole('button', { name: 'Subir 1 archivo' }).click()
    await expect(chosen(page).nth(1)).toContainText(
      'Ese archivo ya está entre los adjuntos: Título «Título de grado»',
    )
    await expect(rows(page)).toHaveCount(4)
  })

  test('does not lose chosen files by leaving without a word', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Adjuntos/ })
      .click()
    await give(page, pdf('Título de grado.pdf'))
    await expect(chosen(page)).toHaveCount(1)
    const back = page.getByRole('button', { name: 'Volver' })
    await back.click()
    await expect(page.getByRole('alertdialog')).toContainText('Hay cambios sin guardar')
    await page.getByRole('button', { name: 'Quedarse' }).click()
    await page.getByRole('button', { name: 'Quitar Título de grado.pdf' }).click()
    await expect(chosen(page)).toHaveCount(0)
    await back.click()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}`)
  })

  test('sees one in its place, replaces it, edits it, deletes it and brings it back', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}/adjuntos`)
    await give(page, png('DNI.png', 60))
    await chosen(page)
      .nth(0)
      .getByLabel('Vence')
      .fill(formatFecha(addDays(today(), -3)))
    await page.getByRole('button', { name: 'Subir 1 archivo' }).click()
    await expect(rows(page).nth(1)).toContainText('Venció hace 3 días')

    await act(page, 'Reemplazar', 'DNI').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(dialog.getByText('Elija un archivo.')).toBeVisible()
    await dialog.locator('input[type=file]').setInputFiles(pdf('DNI nuevo.pdf', 'DNI NUEVO'))
    await dialog.getByLabel('Vence').fill(formatFecha(addDays(today(), 900)))
    await expectAccessibleInBoth(page, 0)
    await dialog.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(page.getByText('Se reemplazó el adjunto')).toBeVisible()
    await expect(rows(page).nth(1)).toContainText('1 versión anterior')

    await act(page, 'Ver', 'DNI nuevo').click()
    await expect(dialog.getByRole('heading', { name: 'DNI nuevo' })).toBeVisible()
    const address = (await dialog.getByRole('link', { name: 'Descargar' }).getAttribute('href')) ?? ''
    const file = await page.request.get(address)
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-disposition': `inline; filename="DNI nuevo.pdf"; filename*=UTF-8''DNI%20nuevo.pdf`,
    })
    expect(file.headers()['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/)
    const saved = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Descargar' }).click()
    expect((await saved).suggestedFilename()).toBe('DNI nuevo.pdf')
    await dialog.getByRole('button', { name: /^Ver la versión DNI del/ }).click()
    await expect(dialog.getByRole('img', { name: 'DNI' })).toHaveJSProperty('naturalWidth', 60)
    await expectAccessibleInBoth(page, 0)
    await page.keyboard.press('Escape')

    await act(page, 'Editar', 'DNI nuevo').click()
    await dialog.getByLabel('Nombre').fill('DNI de Ana: frente y dorso')
    await dialog.getByLabel('Vence').fill('31/12/12026')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ingrese una fecha válida').last()).toBeVisible()
    await dialog.getByLabel('Vence').fill('')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(rows(page).nth(1)).toContainText('DNI de Ana frente y dorso')
    await expect(rows(page).nth(1)).toContainText('No vence')

    await act(page, 'Eliminar', 'DNI de Ana frente y dorso').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si' }).click()
    await expect(page.getByText('No tiene adjuntos')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Se recuperó el adjunto')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
  })

  test('by the keyboard alone: chosen, sent, seen, closed', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}/adjuntos`)
    await give(page, png('Foto.png', 30))
    await page.getByRole('button', { name: 'Subir 1 archivo' }).focus()
    await page.keyboard.press('Enter')
    await act(page, 'Ver', 'Foto').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Foto' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(act(page, 'Ver', 'Foto')).toBeFocused()
  })
})

test.describe('who only reads', () => {
  test.use({ cuenta: 'empleado' })

  test('sees the files and changes none', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}/adjuntos`)
    await expect(page.getByText('No tiene adjuntos')).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
  })
})
