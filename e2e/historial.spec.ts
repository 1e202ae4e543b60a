import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { addDays, formatFecha, today } from '@/domain/fechas'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { chooseOption, editText, openRecord, valueOf } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test.use({ cuenta: 'administrativo' })

test('the edits made are there with who, when, before and after; filters are in the address', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await openRecord(page, id)
  await editText(page, 'Barrio', 'Norte')
  await expect(valueOf(page, 'Barrio')).toHaveText('Norte')
  const largo = `Comienzo ${'palabra '.repeat(60)}final`
  await editText(page, 'Notas', largo)
  await expect(valueOf(page, 'Notas')).toContainText('final')
  await chooseOption(page, 'Historial')
  await expect(page).toHaveURL(`/fichaMatriculado/${id}/historial`)

  for (const heading of ['Fecha y hora', 'Quién', 'Qué', 'Cambios'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  const menu = await page.getByRole('button', { name: /^Menú de/ }).getAttribute('aria-label')
  const quien = (menu ?? '').replace('Menú de ', '')
  await expect(rows.nth(2)).toContainText(quien)
  await expect(rows.nth(2)).toContainText('Edición de la ficha')
  await expect(rows.nth(2)).toContainText(/Barrio:\s*antes\s*Centro\s*después\s*Norte/)
  await expect(rows.nth(2)).toContainText(formatFecha(today()))
  await expect(rows.last()).toContainText('Alta de matriculado')

  const whole = page.getByText(largo, { exact: true })
  await expect(whole).toBeHidden()
  await rows.nth(1).getByText('Ver todo').click()
  await expect(whole).toBeVisible()

  await page.getByLabel('Texto').fill('norte')
  await page.getByLabel('Texto').press('Enter')
  await expect(page).toHaveURL(/texto=norte/)
  await expect(rows).toHaveCount(2)
  await expect(page.getByLabel('Texto')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Texto')).toHaveValue('norte')
  await expect(rows).toHaveCount(2)

  await page.getByLabel('Texto').fill('')
  await page.getByLabel('Usuario').fill(quien)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(rows).toHaveCount(3)

  await page.getByLabel('Hasta').fill(formatFecha(addDays(today(), -1)))
  await page.getByLabel('Hasta').press('Enter')
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL(`/fichaMatriculado/${id}/historial`)
  await expect(rows).toHaveCount(4)
  await page.goBack()
  await expect(page.getByLabel('Hasta')).toHaveValue(formatFecha(addDays(today(), -1)))

  await page.getByLabel('Desde').fill('31/12/2030')
  await page.getByLabel('Desde').press('Enter')
  await expect(page.getByText('Es anterior a la fecha Desde')).toBeVisible()
})

test('the spreadsheet has the whole filtered history, page after page', async ({ page, token }) => {
  const { id, matricula } = await createMember(token)
  const edit = (valor: string) =>
    post(
      '/matriculado/actualizarDatos',
      { matriculadoID: id, campo: 'matriculado.datospersonales.barrio', valor },
      token,
    )
  for (let i = 1; i <= 24; i++) await edit(`Barrio ${i}`)
  await edit('=SUMA(1)')
  await page.goto(`/fichaMatriculado/${id}/historial?texto=barrio+edicion`)
  await expect(page.getByText('1–20 de 25')).toBeVisible()
  await page.getByRole('link', { name: /siguiente/i }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(`historial-${matricula}-${today()}.xlsx`)
  const book = XLSX.read(readFileSync(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const cells = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: false })
  const [title, heading, first, second, ...rest] = cells
  expect(title).toEqual(['Historial'])
  expect(heading).toEqual(['FECHA Y HORA', 'QUIÉN', 'QUÉ', 'CAMPO', 'ANTES', 'DESPUÉS'])
  // A cell of a workbook holds the text itself, and no formula.
  expect(first?.slice(2)).toEqual(['Edición de la ficha', 'Barrio', 'Barrio 24', '=SUMA(1)'])
  expect(second?.slice(2)).toEqual(['Edición de la ficha', 'Barrio', 'Barrio 23', 'Barrio 24'])
  expect(typeof first?.[0]).toBe('number')
  expect(rest).toHaveLength(23)
})

test.describe('administration', () => {
  test.use({ cuenta: 'administracion' })

  test('a cut cell of the audit trail tells by its title what it shows', async ({ page, token }) => {
    const { id, matricula } = await createMember(token)
    const campo = 'matriculado.datosprofesionales.consultorio'
    for (const valor of ['Norte', 'Sur']) {
      const answer = await post('/matriculado/actualizarDatos', { matriculadoID: id, campo, valor }, token)
      expect(answer).toMatchObject({ estado: 1 })
    }
    await page.goto(`/auditoria?matriculado=${matricula}`)
    const rows = page.getByRole('table', { name: 'Auditoría' }).getByRole('row')
    const titleOf = (row: number) => rows.nth(row).locator('td[title]').last()
    await expect(titleOf(1)).toHaveAttribute('title', 'Consultorio: Norte → Sur')
    await expect(titleOf(2)).toHaveAttribute('title', 'Consultorio: vacío → Norte')
    await expect(titleOf(3)).toHaveAttribute('title', /: \S/)
    await expect(titleOf(3)).not.toHaveAttribute('title', /vacío/)
  })
})
