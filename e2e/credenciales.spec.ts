import type { Locator, Page } from '@playwright/test'
import { addMonths, formatFecha, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE, NOBODY } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { chooseOption } from './pasos/ficha'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const table = (page: Page, name: string): Locator => page.getByRole('table', { name })
async function pick(page: Page, label: string, option: string): Promise<void> {
  const field = dialogOf(page).getByRole('combobox', { name: label })
  await field.click()
  await field.fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

const unique = (text: string): string =>
  `${text} ${Date.now() % 1_000_000}${Math.floor(Math.random() * 1000)}`

async function addType(cuerpo: string): Promise<string> {
  const nombre = unique('Constancia')
  await post('/tipo_certificado/crear', { nombre, cuerpo }, await signIn('administracion', CLAVE))
  return nombre
}
async function addSigner(): Promise<string> {
  const nombre = unique('Dra. Firmante')
  await post('/firmante/crear', { nombre, cargo: 'Presidenta' }, await signIn('administracion', CLAVE))
  return nombre
}

test.describe('a clerk', () => {
  test.use({ cuenta: 'administrativo' })
  test.setTimeout(180_000)

  test('from signing in to the paper: a practice, its certificate, deleted once that is annulled @navegador', async ({
    browser,
    token,
  }) => {
    const context = await browser.newContext({ storageState: NOBODY })
    const page = await context.newPage()
    const { id, apellido } = await createMember(token)
    const firmante = await addSigner()
    await page.goto('/login')
    await typeCredentials(page, 'administrativo', CLAVE)
    await expect(page).toHaveURL(/\/inicio$/)
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Practicas')
    await expect(page).toHaveURL(`/gestionPracticas/${id}`)
    await expect(page.getByText('No tiene prácticas')).toBeVisible()

    await page.getByRole('button', { name: 'Nueva Practica' }).click()
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(dialogOf(page).getByText('Elija una practica').last()).toBeVisible()
    await expect(dialogOf(page).getByText('Elija una Fecha de Obtencion').last()).toBeVisible()
    const [{ nombre = '' } = {}] = await get<{ nombre: string }[]>('/practica/traerTodosSelect', token)
    await pick(page, 'Practica', nombre)
    await dialogOf(page).getByLabel('Fecha de Obtencion').fill('04/05/2020')
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó la Practica correctamente')).toBeVisible()
    const row = table(page, 'Practicas').getByRole('row').nth(1)
    await expect(row).toContainText(nombre)
    await expect(row).toContainText('04/05/2020')

    await page.getByRole('button', { name: 'Nueva Practica' }).click()
    await pick(page, 'Practica', nombre)
    await dialogOf(page).getByLabel('Fecha de Obtencion').fill('05/05/2020')
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(
      dialogOf(page).getByText('Ya tiene esa práctica, obtenida el 04/05/2020').last(),
    ).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click()

    // What the body asks for and the record lacks is told, and filled in another tab.
    const paper = await keepPapers(page)
    await row.getByRole('button', { name: /^Imprimir Certificado/ }).click()
    await expect(dialogOf(page)).toContainText(`Práctica: ${nombre}, obtenida el 04/05/2020`)
    await pick(page, 'Firmante', `${firmante} (Presidenta)`)
    for (const dato of ['Folio', 'Libro']) {
      const [record] = await Promise.all([
        page.waitForEvent('popup'),
        dialogOf(page)
          .getByRole('link', { name: `Completar ${dato}` })
          .click(),
      ])
      const field = record.getByRole('dialog', { name: `Editar ${dato}` })
      await field.getByRole('textbox').fill('12')
      await field.getByRole('button', { name: 'Guardar' }).click()
      await expect(record.getByText('Campo editado correctamente')).toBeVisible()
      await record.close()
      await page.bringToFront()
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(dialogOf(page).getByRole('link', { name: `Completar ${dato}` })).toHaveCount(0)
    }
    await dialogOf(page).getByRole('button', { name: 'Imprimir con Membrete' }).click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('Presidenta')
    const said = (await paper()).replace(/\s+/g, ' ')
    expect(said).toContain(apellido)
    expect(said).toContain(`obtenida el 04/05/2020`)
    expect(said).not.toContain('##')
    await dialogOf(page).getByRole('button', { name: 'Cerrar' }).last().click()

    await row.getByRole('button', { name: /^Eliminar/ }).click()
    await expect(page.getByText('Seguro que desea eliminar esta Practica?')).toBeVisible()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(
      page.getByText(/Lo certifica el papel Certificado de práctica N° \d+: anúlelo antes/).last(),
    ).toBeVisible()
    const [{ id: papelID }] = await get<[{ id: number }]>(
      `/papel/traerTodos?matriculadoID=${id}&nroPagina=1`,
      token,
    )
    await post('/papel/anular', { papelID, motivo: 'Era otra' }, await signIn('administracion', CLAVE))
    await row.getByRole('button', { name: /^Eliminar/ }).click()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
    await expect(page.getByText('No tiene prácticas')).toBeVisible()
    await context.close()
  })

  test('a certificate: two years proposed, its remarks, with and without the head @navegador', async ({
    page,
    token,
  }) => {
    const { id, apellido } = await createMember(token)
    const tipo = await addType('<p>Vive ##NOMBRE_MATRICULADO##. ##OBSERVACION_1## / ##OBSERVACION_3##</p>')
    const firmante = await addSigner()
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Certificados')
    await page.getByRole('button', { name: 'Nuevo Certificado' }).click()
    const hoy = today()
    await expect(dialogOf(page).getByLabel('Hasta')).toHaveValue(formatFecha(addMonths(hoy, 24)))
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(dialogOf(page).getByText('Elija un tipo de certificado').last()).toBeVisible()
    await pick(page, 'Tipo de Certificado', tipo)
    await dialogOf(page).getByLabel('Desde').fill('15/01/2026')
    await expect(dialogOf(page).getByLabel('Hasta')).toHaveValue('15/01/2028')
    await dialogOf(page).getByLabel('Hasta').fill('14/01/2026')
    await dialogOf(page).getByLabel('Observaciones').fill('Para el Hospital Zonal')
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(
      dialogOf(page).getByText('La fecha Hasta no puede ser anterior a la fecha Desde').last(),
    ).toBeVisible()
    await dialogOf(page).getByLabel('Hasta').fill('31/12/2027')
    await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó el certificado correctamente')).toBeVisible()
    await expect(table(page, 'Certificados').getByRole('columnheader')).toHaveText([
      ...['Nombre', 'Desde', 'Hasta', 'Accion'],
    ])
    await expect(table(page, 'Certificados').getByRole('row').nth(1)).toContainText('15/01/2026')

    const paper = await keepPapers(page)
    await page.getByRole('button', { name: `Imprimir ${tipo}` }).click()
    await expect(page.getByRole('heading', { name: 'Impresion de Certificado' })).toBeVisible()
    await expect(dialogOf(page).getByLabel('Observación 1')).toHaveValue('Para el Hospital Zonal')
    await expect(dialogOf(page).getByLabel('Observación 2')).toBeDisabled()
    await dialogOf(page).getByRole('button', { name: 'Imprimir', exact: true }).click()
    await expect(dialogOf(page).getByText('Elija un firmante').last()).toBeVisible()
    await pick(page, 'Firmante', `${firmante} (Presidenta)`)
    await dialogOf(page).getByLabel('Observación 3').fill('<b>Exp.</b> ##FOLIO##')
    await expect(dialogOf(page).getByRole('alert')).toContainText('##FOLIO##')
    await dialogOf(page).getByLabel('Observación 3').fill('<b>Exp.</b> 7')
    await dialogOf(page).getByRole('button', { name: 'Imprimir con Membrete' }).click()
    const told = async () => (await paper()).replace(/\s+/g, ' ')
    await expect.poll(told, { timeout: 30_000 }).toContain('Para el Hospital Zonal / <b>Exp.</b> 7')
    const head = (await told()).split('Vive')[0] ?? ''
    expect(head.trim()).not.toBe('')
    expect(await told()).toContain(`Vive ${apellido}`)
    expect(await told()).toContain('Válido desde el 15/01/2026 hasta el 31/12/2027.')
    await dialogOf(page).getByRole('button', { name: 'Imprimir', exact: true }).click()
    await expect.poll(told, { timeout: 30_000 }).toMatch(/^Vive/)
  })

  test('a practice is added by keyboard alone', async ({ page, token }) => {
    const { id } = await createMember(token)
    const practicas = await get<{ nombre: string }[]>('/practica/traerTodosSelect', token)
    await page.goto(`/gestionPracticas/${id}`)
    const button = page.getByRole('button', { name: 'Nueva Practica' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByLabel('Practica')).toBeFocused()
    await page.keyboard.type(practicas[1]?.nombre ?? '')
    await expect(page.getByRole('option', { name: practicas[1]?.nombre }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await dialogOf(page).getByLabel('Fecha de Obtencion').focus()
    await page.keyboard.type('01032021')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Se agregó la Practica correctamente')).toBeVisible()
    await expect(table(page, 'Practicas').getByRole('row')).toHaveCount(2)
    await expect(button).toBeFocused()
  })
})

test('who only reads sees the lists and nothing to press; the other spelling leads to the same screen', async ({
  browser,
  token,
}) => {
  const { id } = await createMember(token)
  await post(
    '/practica_matriculado/crear',
    { matriculadoID: id, practicaID: 1, fechaObtencion: '2020-05-04' },
    token,
  )
  const context = await browser.newContext({ storageState: 'test-results/sesion-empleado.json' })
  const page = await context.newPage()
  await page.goto(`/GestionPracticas/${id}`)
  await expect(page).toHaveURL(`/gestionPracticas/${id}`)
  await expect(table(page, 'Practicas').getByRole('columnheader')).toHaveText([
    'Practica',
    'Fecha de Obtencion',
  ])
  await expect(page.getByRole('button', { name: 'Nueva Practica' })).toHaveCount(0)
  await page.goto(`/gestionCertificados/${id}`)
  await expect(page.getByText('No tiene certificados')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nuevo Certificado' })).toHaveCount(0)
  await context.close()
})

test.describe('how it looks', () => {
  test.use({ cuenta: 'administrativo' })

  test('axe finds nothing in both screens and their dialogs', async ({ page, token }) => {
    const { id } = await createMember(token)
    const nombre = unique(`Constancia ${'de antecedentes y de libre ejercicio '.repeat(4)}`)
    const admin = await signIn('administracion', CLAVE)
    const { datos } = await post(
      '/tipo_certificado/crear',
      { nombre, cuerpo: '<p>##FOLIO_MATRICULADO##</p>' },
      admin,
    )
    const tipoCertificadoID = (datos as { id: number }).id
    await post(
      '/practica_matriculado/crear',
      { matriculadoID: id, practicaID: 1, fechaObtencion: '2020-05-04' },
      token,
    )
    await post(
      '/certificado_matriculado/crear',
      { matriculadoID: id, tipoCertificadoID, validezDesde: '2026-01-01' },
      token,
    )
    await page.goto(`/gestionPracticas/${id}`)
    await expectAccessibleInBoth(page, 0)
    await page.getByRole('button', { name: 'Nueva Practica' }).click()
    await expect(dialogOf(page).getByLabel('Practica')).toBeFocused()
    await expectAccessibleInBoth(page, 0)
    await page.goto(`/gestionCertificados/${id}`)
    await expectAccessibleInBoth(page, 0)
    await page.getByRole('button', { name: /^Imprimir/ }).click()
    await expect(dialogOf(page).getByRole('link', { name: 'Completar Folio' })).toBeVisible()
    await expectAccessibleInBoth(page, 0)
  })
})
