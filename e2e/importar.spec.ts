import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessibleInBoth } from './pasos/accesible'
import { countActs } from './pasos/actos'
import { expect } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'

/** The register's rows decide what becomes of a sheet's: no other test adds any meanwhile. */
const test = withOwnPadron('importar')

// Of all files one at a time is written.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const MUESTRAS = 'domain/importar/muestras'
const CARGA = { timeout: 30_000 }

async function choose(page: Page, target: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Qué trae el archivo' }).click()
  await page.getByRole('option', { name: target }).click()
}
const upload = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file)
const goOn = (page: Page) => page.keyboard.press('Control+Enter')
const step = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Pasos' }).locator('[aria-current=step]')).toHaveText(
    new RegExp(name),
  )
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Qué pasaría' }).getByRole('link', { name: new RegExp(`^\\d+ ${name}$`) })

test('a sheet that is understood by itself is imported in few acts, told when it comes again, and taken back', async ({
  page,
}) => {
  const { act, within } = countActs('importar')
  await page.goto('/varios')
  await act(() => page.getByRole('link', { name: /^Importar/ }).click())
  await expect(page.getByText(/^Todavía no se importó ningún archivo/)).toBeVisible()
  await expectAccessibleInBoth(page, 0)
  await act(() => page.getByRole('combobox', { name: 'Qué trae el archivo' }).click())
  await act(() => page.getByRole('option', { name: 'Catálogo de hospitales' }).click())
  await act(() => upload(page, `${MUESTRAS}/17-hospitales.csv`))
  await step(page, 'Revisión')
  await expect(page.getByRole('region', { name: 'Cómo se lee' })).toContainText('Hospital es Nombre')
  await act(() => goOn(page))
  await expect(tile(page, 'Nuevas')).toHaveText(/^5/, CARGA)
  await expect(tile(page, 'Rehusadas')).toHaveText(/^1/)
  await act(() => goOn(page))
  await step(page, 'Importar')
  await expect(page.getByText('Se agregan 5 hospitales. No se importa 1 fila.')).toBeVisible()
  await act(() => goOn(page))
  within()
  await expect(page.getByText('Se agregaron 5 hospitales', { exact: true })).toBeVisible(CARGA)

  await page.goto('/importar')
  await choose(page, 'Catálogo de hospitales')
  await upload(page, `${MUESTRAS}/17-hospitales.csv`)
  await expect(page.getByText(/^Este mismo archivo ya se importó el .*: 5 hospitales/)).toBeVisible()
  await goOn(page)
  await expect(tile(page, 'Nuevas')).toHaveText(/^0/, CARGA)
  await page.getByRole('link', { name: 'Archivo' }).click()
  await step(page, 'Archivo')
  await expect(page.getByText('texto separado por tabulación, UTF-8')).toBeVisible()
  await expectAccessibleInBoth(page, 1)
  await page.getByRole('button', { name: 'Descartar el borrador' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL('/importar')

  const row = page.getByRole('row', { name: /17-hospitales\.csv/ })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').click()
  await step(page, 'Importar')
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Deshacer 17-hospitales.csv' })
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Planilla de otro consejo')
  await dialog.getByRole('button', { name: 'Deshacer 5' }).click()
  await expect(page.getByText('Se deshizo: no queda nada de lo que trajo este archivo')).toBeVisible(CARGA)
  await expect(page.getByText('Planilla de otro consejo')).toBeVisible()
})

test('the register of the secretary: six steps, an unknown state, the rows that are refused mended and brought again', async ({
  page,
}) => {
  const { act, within } = countActs('importarPorPrimeraVez')
  await page.goto('/varios')
  await act(() => page.getByRole('link', { name: /^Importar/ }).click())
  await act(() => page.getByRole('combobox', { name: 'Qué trae el archivo' }).click())
  await act(() => page.getByRole('option', { name: 'Matriculados' }).click())
  await act(() => upload(page, `${MUESTRAS}/01-padron-secretaria.xlsx`))
  await step(page, 'Valores')
  await act(() => page.getByRole('combobox', { name: 'Qué es «J» en Estado' }).click())
  await act(() => page.getByRole('option', { name: 'PASIVO' }).click())
  await act(() => goOn(page))
  await step(page, 'Revisión')
  await expect(tile(page, 'Nuevas')).toHaveText(/^21/, CARGA)
  await expect(tile(page, 'Rehusadas')).toHaveText(/^5/)
  await act(() => goOn(page))
  await step(page, 'Importar')
  await act(() => goOn(page))
  within()
  await expect(page.getByText('Se agregaron 21 matriculados', { exact: true })).toBeVisible(CARGA)
  await expectAccessibleInBoth(page, 0)

  for (const name of ['Archivo', 'Lectura', 'Columnas', 'Valores'] as const) {
    await page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name }).click()
    await step(page, name)
    await expectAccessibleInBoth(page, 1)
  }
  await page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: 'Revisión' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await tile(page, 'Rehusadas').click()
  const rows = page.getByRole('table', { name: 'Filas revisadas' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await expect(rows.nth(1)).toContainText('C · DNI: El DNI 24.170.957 ya está en la fila 9')
  await page.getByRole('link', { name: /Falta la matrícula/ }).click()
  await expect(rows).toHaveCount(2)
  await expectAccessibleInBoth(page, 0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar hoja de errores' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^errores-de-01-padron-secretaria-.*\.xlsx$/)
  const book = XLSX.read(await readFile(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const lines = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 })
  expect(lines[0]?.slice(-2)).toEqual(['Fila', 'Por qué'])
  expect(lines).toHaveLength(6)
  const without = lines.find((line) => line.at(-1) === 'Falta el DNI')
  expect(without?.slice(0, 2)).toEqual(['2022', 'PAZ, RAMÓN IGNACIO'])
  if (without) without[2] = '19.639.365'

  const mended = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(lines), 'Errores')
  await page.goto('/importar')
  await choose(page, 'Matriculados')
  await upload(page, {
    name: 'errores-corregidos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: XLSX.write(mended, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
  await step(page, 'Revisión')
  await goOn(page)
  await expect(tile(page, 'Nuevas')).toHaveText(/^1/, CARGA)
  await tile(page, 'Nuevas').click()
  await expect(page.getByRole('row', { name: /Paz, Ramón Ignacio/ })).toContainText('Nueva')
})

test('how a text is read is shown at once, and what was chosen is there in the next step', async ({
  page,
}) => {
  await page.goto('/importar')
  await upload(page, {
    name: 'hospitales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      readFileSync(`${MUESTRAS}/17-hospitales.csv`, 'utf8').replaceAll('Hospital\t', 'Centro\t'),
    ),
  })
  await expect(page.getByText('Elija qué trae el archivo')).toBeVisible()
  await choose(page, 'Catálogo de hospitales')
  await step(page, 'Columnas')
  await expect(page.getByText('Falta decir qué columna es Nombre')).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Qué es la columna A, Centro' })
  await box.fill('Nombre')
  await box.press('Enter')
  await expect(page.getByText('Falta decir qué columna es Nombre')).toHaveCount(0)
  await page.getByRole('link', { name: 'Lectura' }).click()
  const grid = page.getByRole('region', { name: 'Filas del archivo' })
  await expect(grid.getByRole('row', { name: /^1 \(títulos\)/ })).toContainText('Centro')
  const separator = page.getByRole('combobox', { name: 'Separador' })
  await separator.click()
  await page.getByRole('option', { name: 'punto y coma' }).click()
  await expect(grid.getByRole('columnheader')).toHaveCount(2)
  await separator.click()
  await page.getByRole('option', { name: 'tabulación' }).click()
  await expect(grid.getByRole('columnheader')).toHaveCount(3)
})
