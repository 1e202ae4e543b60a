import { makePng } from '@/backend/prueba/archivo/imagenes'
import { formatFecha, today } from '@/domain/fechas'
import { fileOf, halves } from '../pasos/fotos'
import { keepPapers } from '../pasos/papel'
import { expect, test } from './base'

test('another council’s practices, certificates and card: its calls and keys alone, and papers of what it told @navegador', async ({
  page,
  externo,
  entrar,
}) => {
  const { consejo } = externo
  const cuerpo = '<p>Vive ##NOMBRE_MATRICULADO##, folio ##FOLIO_MATRICULADO##. ##OBSERVACION_1##</p>'
  consejo.editRow('tipo_certificado', 1, { cuerpo })
  consejo.editRow('firmante', 1, { imagen: makePng(20, 10).toString('base64') })
  const { ficha } = consejo.find(101)
  await entrar('administrativo')
  const dialog = page.getByRole('dialog')

  await test.step('a practice is taken away and added', async () => {
    await page.goto('/GestionPracticas/101')
    await expect(page).toHaveURL('/gestionPracticas/101')
    const practicas = page.getByRole('table', { name: 'Practicas' })
    await expect(practicas.getByRole('columnheader')).toHaveText([
      'Practica',
      'Fecha de Obtencion',
      'Acciones',
    ])
    await practicas.getByRole('button', { name: 'Eliminar Ecografía' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    await page.getByRole('button', { name: 'Nueva Practica' }).click()
    await dialog.getByLabel('Practica').click()
    await page.getByRole('option', { name: 'Ecografía' }).click()
    await dialog.getByLabel('Fecha de Obtencion').fill('04/05/2020')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó la Practica correctamente').first()).toBeVisible()
    expect(externo.askedFor('/practica_matriculado/crear').map(({ datos }) => datos)).toEqual([
      { matriculadoID: 101, practicaID: 1, fechaObtencion: '2020-05-04' },
    ])
  })
  await test.step('a certificate is made and printed', async () => {
    await page.goto('/gestionCertificados/101')
    const certificados = page.getByRole('table', { name: 'Certificados' })
    await expect(certificados.getByRole('row')).toHaveCount(8)
    await page.getByRole('button', { name: 'Nuevo Certificado' }).click()
    await dialog.getByLabel('Tipo de Certificado').click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó el certificado correctamente').first()).toBeVisible()
    const [asked] = externo.askedFor('/certificado_matriculado/crear')
    expect(Object.keys(asked?.datos ?? {}).toSorted()).toEqual([
      ...['matriculadoID', 'observaciones', 'tipoCertificadoID', 'validezDesde', 'validezHasta'],
    ])

    // Its record has no folio: here it is typed.
    const paper = await keepPapers(page)
    await certificados
      .getByRole('row')
      .filter({ hasText: formatFecha(today()) })
      .getByRole('button', { name: /^Imprimir/ })
      .click()
    await dialog.getByLabel('Firmante').click()
    await page.getByRole('option', { name: 'Dra. Paz (Presidenta)' }).click()
    await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await expect(dialog.getByText('El texto del certificado lleva: Folio')).toBeVisible()
    await dialog.getByLabel('Folio').fill('56')
    await dialog.getByLabel('Observación 1').fill('Para el hospital')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await opened
    await expect
      .poll(async () => (await paper()).replace(/\s+/g, ' '), { timeout: 30_000 })
      .toContain(`Vive ${ficha.datospersonales.apellido_nombre}, folio 56. Para el hospital`)
    const printed = await paper()
    expect(printed).toContain(`Válido desde el ${formatFecha(today())}`)
    expect(printed).toContain('Presidenta')
    expect(externo.askedFor('/firmante/traerImagen')).toEqual([])
  })
  await test.step('a card is printed without number, code or a call of ours', async () => {
    await page.goto('/fichaMatriculado/101')
    const paper = await keepPapers(page)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await page.getByRole('menuitem', { name: 'Generar Carnet' }).click()
    const card = page.getByRole('dialog', { name: 'Generar Carnet' })
    await card.getByRole('button', { name: 'Generar Carnet' }).click()
    await expect(card.getByText('Ingrese una foto')).toBeVisible()
    await card.locator('input[type=file]').setInputFiles(fileOf(await (await halves()).toBuffer()))
    await card.getByRole('combobox', { name: 'Firmante' }).click()
    await page.getByRole('option', { name: 'Dra. Paz (Presidenta)' }).click()
    await card.getByRole('button', { name: 'Generar Carnet' }).click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('CARNET PROFESIONAL')
    const said = (await paper()).replace(/\s+/g, ' ')
    for (const text of [ficha.datospersonales.apellido_nombre, 'Dra. Paz', 'Presidenta', 'Emitido el'])
      expect(said).toContain(text)
    for (const text of ['Carnet N°', 'Verifíquelo']) expect(said).not.toContain(text)
    expect(externo.askedFor('/papel/emitirCarnet')).toEqual([])
    expect(externo.askedFor('/papel/traerFotos')).toEqual([])
  })
})
