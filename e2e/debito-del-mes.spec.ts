import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { textOfMes } from '@/domain/cuota'
import { formatMes, type Mes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { type Alta, createMember } from './pasos/matriculado'
import { debit } from './pasos/registro'
import { tabTo } from './pasos/teclado'

test.use({ cuenta: 'contador' })

/** So far ahead that no other test charges anybody who is in debit. */
const ahead = (months: number): Mes => monthAt(monthNumber(partsOf(today())) + months)

async function debtors(count: number, token: string, como: object, mes: Mes): Promise<Alta[]> {
  const altas: Alta[] = []
  for (let made = 0; made < count; made++) {
    const alta = await createMember(token)
    await debit(alta.id, como, mes)
    altas.push(alta)
  }
  return altas
}

const rowOf = (page: Page, { apellido }: Alta): Locator => page.getByRole('row').filter({ hasText: apellido })
const card = (page: Page): Locator => page.getByRole('region', { name: 'El débito cerrado' })

async function close(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar el débito' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${count} débitos por`)
  await expect(dialog).toContainText('con vencimiento el ')
  await dialog.getByRole('button', { name: `Cerrar ${count} débitos` }).click()
  await expect(page.getByText('Se cerró el débito').first()).toBeVisible()
}

async function download(page: Page, by: Locator): Promise<{ file: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), by.click()])
  return { file: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
const linesOf = ({ bytes }: { bytes: Buffer }): string[] => bytes.toString('latin1').split('\r\n')

async function reason(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: yes }).click()
  await expect(dialog.getByText('Ingrese el motivo').first()).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Paga en ventanilla')
  await dialog.getByRole('button', { name: yes }).click()
}

test('BSE: a month is rehearsed, closed, had as bytes, somebody is taken out, and it is sent', async ({
  page,
  token,
}) => {
  const mes = ahead(7)
  const [ana, eva, luz] = (await debtors(3, token, { entidad: '321' }, mes)) as [Alta, Alta, Alta]
  await page.goto('/utilidades')
  await page.getByRole('link', { name: /^Débito de BSE/ }).click()
  await expect(page).toHaveURL('/utilidades/generarArchivoBSE')
  await page.goto(`/utilidades/generarArchivoBSE?mes=${textOfMes(mes)}`)
  const counts = page.getByRole('region', { name: 'Qué tendría el débito' })
  await expect(counts.getByRole('link', { name: /^3\s*Se debitan/ })).toBeVisible()
  await expect(rowOf(page, ana)).toContainText('$ 1.500,00')
  await expectAccessibleInBoth(page, 0)
  await counts.getByRole('link', { name: /Quedan afuera/ }).click()
  await expect(page).toHaveURL(/lista=afuera/)
  const out = page.getByRole('table', { name: 'Ensayo del débito' }).getByRole('row').nth(1)
  await expect(out.getByRole('link', { name: /^Ver sus pagos pendientes/ })).toBeVisible()

  await page.goto(`/utilidades/generarArchivoBSE?mes=${textOfMes(mes)}&nombre=${ana.matricula}`)
  await expect(rowOf(page, ana)).toBeVisible()
  await expect(rowOf(page, eva)).toHaveCount(0)
  await page.getByRole('button', { name: 'Descargar', exact: true }).click()
  const list = await download(page, page.getByRole('menuitem', { name: 'Descargar CSV' }))
  expect(list.bytes.toString('utf8')).toContain(String(ana.matricula))
  expect(list.bytes.toString('utf8')).not.toContain(String(eva.matricula))

  await page.goto(`/utilidades/generarArchivoBSE?mes=${textOfMes(mes)}`)
  await close(page, 3)
  await expect(card(page)).toContainText(/Lo cerró .+ el \d\d\/\d\d\/\d{4}/)
  await expect(counts).toHaveCount(0)
  const link = card(page).getByRole('link', { name: /^Descargar/ })
  const first = await download(page, link)
  expect(first.file).toBe(`${textOfMes(mes).replace('-', '')}CA-MUESTRA.BSE`)
  expect(linesOf(first).map(({ length }) => length)).toEqual([187, 187, 187, 187, 0])
  expect(linesOf(first).join()).toContain(String(eva.matricula))

  await rowOf(page, eva)
    .getByRole('button', { name: /^Sacar a/ })
    .click()
  await reason(page, 'Sacar del débito')
  await expect(rowOf(page, eva)).toContainText('Paga en ventanilla')
  await expect(card(page)).toContainText('2 débitos por $ 3.000,00')
  await expect(card(page)).toContainText('se sacó a 1 matriculado')
  const second = await download(page, link)
  expect(linesOf(second)).toHaveLength(4)
  expect(linesOf(second).join()).not.toContain(String(eva.matricula))

  await page.goto(`/fichaMatriculado/${luz.id}/pagos`)
  await page.getByRole('link', { name: 'Ver el débito' }).click()
  await expect(page).toHaveURL(/\/debitoAutomatico\/rondas\/\d+$/)
  await page.goto(`/fichaMatriculado/${eva.id}/pagos`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver el débito' })).toHaveCount(0)

  await page.goto(`/utilidades/generarArchivoBSE?mes=${textOfMes(mes)}`)
  await card(page).getByRole('button', { name: 'Marcar como enviado' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Marcar como enviado' }).click()
  await expect(card(page)).toContainText('ya no se saca a nadie ni se deshace')
  await card(page).getByRole('button', { name: 'Dar por rendido' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('El banco no responde más')
  await page.getByRole('dialog').getByRole('button', { name: 'Dar por rendido' }).click()
  await expect(card(page)).toContainText('Ya está rendido')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await page.goto(`/fichaMatriculado/${luz.id}/pagos`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver el débito' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Sacar a/ })).toHaveCount(0)
})

test('ICBC by keyboard: a test file holds nothing, a closed month is undone with a reason and listed', async ({
  page,
  token,
}) => {
  const mes = ahead(8)
  await debtors(2, token, { entidad: '015' }, mes)
  const address = `/utilidades/generarArchivoICBC?mes=${textOfMes(mes)}`
  await page.goto(address)
  await tabTo(page, page.getByRole('button', { name: 'Archivo de prueba para el banco' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('dicen MUESTRA')
  await tabTo(page, dialog.getByRole('button', { name: 'Hacer el archivo de prueba' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/debitoAutomatico\/rondas\/\d+$/)
  await expect(card(page)).toContainText('De prueba')
  await expect(card(page).getByRole('button', { name: 'Marcar como enviado' })).toHaveCount(0)
  const file = await download(page, card(page).getByRole('link', { name: /^Descargar/ }))
  expect(linesOf(file).map(({ length }) => length)).toEqual([100, 100, 100, 100, 0])

  await page.goto(address)
  await close(page, 2)
  await tabTo(page, card(page).getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await reason(page, 'Deshacer el débito')
  await expect(page.getByText('Se deshizo el débito').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar el débito' })).toBeEnabled()

  await page.goto('/debitoAutomatico/rondas?forma=42&estado=deshecha')
  await expectAccessibleInBoth(page, 0)
  await page
    .getByRole('row')
    .filter({ hasText: formatMes(mes) })
    .getByRole('link', { name: /^Ver/ })
    .click()
  await expect(card(page)).toContainText('Paga en ventanilla')
  await expect(page.getByRole('button', { name: /^Sacar a/ })).toHaveCount(0)
})

test('an entity: its spreadsheet has what was frozen, and nobody is debited twice', async ({
  page,
  token,
}) => {
  const mes = ahead(9)
  const [ana] = (await debtors(2, token, { forma: 5 }, mes)) as [Alta, Alta]
  await page.goto(`/utilidades/generarArchivoOtrosDebitos?mes=${textOfMes(mes)}`)
  await expectAccessibleInBoth(page, 1)
  await page.getByRole('link', { name: /^APARSE/ }).click()
  await expect(page).toHaveURL(/entidad=5/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otros débitos: APARSE')
  await expect(page.getByRole('button', { name: 'Archivo de prueba para el banco' })).toHaveCount(0)
  await close(page, 2)
  const { file, bytes } = await download(page, page.getByRole('button', { name: 'Descargar planilla' }))
  expect(file).toBe(`otros-debitos-aparse-${textOfMes(mes)}.xlsx`)
  const sheet = XLSX.read(bytes).Sheets['Otros débitos'] ?? {}
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet)
  expect(rows).toHaveLength(2)
  const periodo = textOfMes(mes).split('-').toReversed().join('/')
  expect(rows.find((row) => row['Matrícula'] === ana.matricula)).toMatchObject({
    DNI: String(ana.dni),
    Período: periodo,
    Importe: 1500,
    Comprobante: expect.any(Number),
  })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await reason(page, 'Deshacer el débito')
  await expect(page.getByRole('button', { name: 'Cerrar el débito' })).toBeEnabled()
})

test.describe('an employee', () => {
  test.use({ cuenta: 'empleado' })
  test('has none of these screens', async ({ page }) => {
    for (const address of ['/utilidades/generarArchivoBSE', '/debitoAutomatico/rondas'])
      expect((await page.request.get(address)).status()).toBe(403)
  })
})
