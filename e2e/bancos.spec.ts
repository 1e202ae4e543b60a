import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { isSettled } from './pasos/catalogo'

test.use({ cuenta: 'administracion' })

const sample = (nombre: string): string =>
  new URL(`../domain/bancos/muestras/${nombre}`, import.meta.url).pathname

async function openDialog(page: Page) {
  await page.goto('/bancos')
  await page.getByRole('button', { name: 'Cargar Archivo de Banco' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cargar Archivo de Banco' })
  await expect(dialog).toBeVisible()
  return { dialog, give: (file: Archivo) => dialog.locator('input[type=file]').setInputFiles(file) }
}
type Archivo = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]
const made = (name: string, buffer: Buffer): Archivo => ({ name, mimeType: 'text/plain', buffer })

test('the screen has its title and its buttons in the spec’s order', async ({ page }) => {
  await page.goto('/bancos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bancos')
  await expect(page.getByRole('button', { name: 'Volver' })).toBeVisible()
  await expect(page.locator('.page-tools').locator('button, a')).toHaveText([
    'Generar Listado de Bancos',
    'Cargar Archivo de Banco',
    'Nuevo Banco',
    'Descargar',
  ])
})

const CONTADOS = [
  ['BSE', '202605CA.BSE', 'Archivo para enviar de BSE (CA)', ['Mayo 2026', '7', '$ 1.125.000,50']],
  ['BSE', 'rendicion-bse-ca.txt', 'Rendición de cobros de BSE (CA)', ['8', '6 por $ 151.000,00', '2']],
  ['ICBC', '202605.SB', 'Archivo para enviar de ICBC', ['29/05/2026', '7', '$ 180.000,00']],
  ['ICBC', 'rendicion-icbc.txt', 'Rendición de cobros de ICBC', ['10 dígitos', '9', '4 por $ 99.000,00']],
] as const

test('the banks’ files are told apart and told whole, and nothing is sent', async ({ page }) => {
  const { dialog, give } = await openDialog(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  for (const [banco, archivo, titulo, datos] of CONTADOS) {
    await dialog.getByRole('radio', { name: banco }).check()
    await give(sample(archivo))
    const told = dialog.getByRole('region', { name: 'Qué es el archivo' })
    await expect(told.getByRole('heading', { name: titulo, exact: true })).toBeVisible()
    for (const dato of datos)
      await expect(
        told
          .getByRole('definition')
          .filter({ hasText: exactly(dato) })
          .first(),
      ).toBeVisible()
    await expect(dialog.getByText(/^Eligió /)).toHaveCount(0)
  }
  await dialog.getByRole('radio', { name: 'BSE' }).check()
  await expect(dialog.getByText('Eligió BSE y el archivo es de ICBC.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  // Its own scripts, read once, are all that travels.
  expect(asked.filter((one) => !one.startsWith('GET /_next/static/'))).toEqual([])
})

/** The text, whichever space stands in it. */
const exactly = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s')}$`)

test('a file that is none, or is damaged, is refused with the place', async ({ page }, info) => {
  const { dialog, give } = await openDialog(page)
  const bad = readFileSync(sample('202605CA.BSE'), 'latin1').replace('20260531', '20260532')
  for (const [archivo, motivo] of [
    [
      made('planilla.xlsx', Buffer.from(XLSX.write(book(), { type: 'buffer' }) as Buffer)),
      /^Es una planilla/,
    ],
    [made('vacio.txt', Buffer.alloc(0)), 'El archivo está vacío'],
    [zeros(info.outputPath('largo.txt'), 20), /el primer renglón tiene 20971520 caracteres$/],
    [zeros(info.outputPath('enorme.txt'), 129), /^El archivo es demasiado grande/],
    [
      made('latin.txt', Buffer.from('Señor Núñez: año 2026\r\n', 'latin1')),
      /^No es un archivo de un banco que se reconozca/,
    ],
    [made('utf16.txt', Buffer.from('\ufeffhola', 'utf16le')), /^El archivo fue guardado en UTF-16/],
    [made('202605CA.BSE', Buffer.from(bad, 'latin1')), /fecha/i],
  ] as const) {
    await give(archivo)
    await expect(dialog.getByText(/^El archivo no se puede usar: /)).toBeVisible()
    await expect(dialog.getByRole('cell').filter({ hasText: motivo }).first()).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Qué es el archivo' })).toHaveCount(0)
  }
  await expect(dialog.getByText('Parece: Archivo para enviar de BSE')).toBeVisible()
})

/** A file of so many megabytes, which the browser takes from the disk. */
function zeros(path: string, megas: number): string {
  writeFileSync(path, '')
  truncateSync(path, megas * 1024 * 1024)
  return path
}

function book(): XLSX.WorkBook {
  const made = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet([['a', 'b']]), 'Hoja')
  return made
}

test('a real report with two bytes of a name in latin1 is read', async ({ page }) => {
  const { dialog, give } = await openDialog(page)
  const text = readFileSync(sample('rendicion-bse-ca.txt'), 'latin1')
  await give(made('rendicion-bse-ca.txt', Buffer.from(text.replace('Cuentas sin', 'Débitos sin'), 'latin1')))
  await expect(dialog.getByText(/^Débitos sin saldo/)).toBeVisible()
})

test('by keyboard: opened, the bank chosen, closed, and back where it was', async ({ page }) => {
  // Asked for in time: a browser that is told as the key is pressed may open its own window for the file.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/bancos')
  const opener = page.getByRole('button', { name: 'Cargar Archivo de Banco' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cargar Archivo de Banco' })
  await expect(dialog).toHaveAccessibleDescription(/no se envía nada/)
  await expect(dialog.getByRole('group', { name: 'Banco' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'BSE' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'ICBC' })).toBeChecked()
  await page.keyboard.press('Tab')
  const file = dialog.getByLabel(/^Arrastre el archivo o haga clic para elegirlo/)
  await expect(file).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(sample('202605.SB'))
  await expect(dialog.getByRole('heading', { name: 'Archivo para enviar de ICBC' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the list of banks is a spreadsheet with every bank and its branches', async ({ page, token }) => {
  await page.goto('/bancos')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generar Listado de Bancos' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^listado-de-bancos-\d{4}-\d{2}-\d{2}\.xlsx$/)
  await expect(page.getByText('Se generó el listado de bancos')).toBeVisible()
  const { Sheets } = XLSX.read(readFileSync(await file.path()))
  const lines = XLSX.utils.sheet_to_json<string[]>(Sheets['Listado de Bancos'] ?? {}, { header: 1 })
  expect(lines.slice(0, 3)).toEqual([['Listado de Bancos'], [], ['BANCO', 'CÓDIGO', 'SUCURSAL']])
  const bancos = await get<{ nombre: string }[]>('/banco/traerTodosSelect', token)
  const listed = lines.slice(3).map(([banco]) => banco)
  for (const { nombre } of bancos.filter(isSettled)) expect(listed).toContain(nombre)
  const sucursales = await get<{ nombre: string; codigo: string; banco: string | null }[]>(
    '/sucursal_banco/traerTodos?nroPagina=1',
    token,
  )
  for (const { banco, codigo, nombre } of sucursales.filter(isSettled))
    expect(lines).toContainEqual(banco ? [banco, codigo, nombre] : ['', codigo, nombre])
})

test.describe('axe', () => {
  test('finds nothing in the dialog, good file or bad, light and dark, wide and narrow', async ({ page }) => {
    const { give } = await openDialog(page)
    for (const archivo of [sample('rendicion-icbc.txt'), made('x.txt', Buffer.from('nada'))]) {
      await give(archivo)
      await expect(page.getByText(/^(Rendición de cobros|El archivo no se puede)/)).toBeVisible()
      await expectAccessibleInBoth(page, 0)
    }
  })
})
