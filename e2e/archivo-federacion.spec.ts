import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'contador' })

const ADDRESS = '/utilidades/generarArchivoFederacion'

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generar archivos' }).click()
  await expect(page.getByText(/^Se generaron los archivos de/).first()).toBeVisible()
}
/** A sheet of the files generated last, or of those before them. */
async function download(page: Page, name: RegExp, back = 0): Promise<Sheet> {
  const made = page.getByRole('region', { name: 'Archivos generados' })
  const link = made.getByRole('link', { name }).nth(back)
  const told = /\(([\d.]+)\)/.exec((await link.textContent()) ?? '')?.[1] ?? ''
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return {
    bytes: await readFile(await file.path()),
    file: file.suggestedFilename(),
    lines: Number(told.replace('.', '')),
  }
}
interface Sheet {
  bytes: Buffer
  file: string
  /** How many it is said to have. */
  lines: number
}

test('a month is rehearsed, generated, and had again byte for byte', async ({ page }) => {
  await page.goto('/utilidades')
  await page.getByRole('link', { name: /^Archivo de la federación/ }).click()
  await expect(page).toHaveURL(ADDRESS)
  const counts = page.getByRole('region', { name: 'Qué tendrían los archivos' })
  await expect(counts.getByRole('link')).not.toHaveCount(0)
  await expectAccessibleInBoth(page, 0)

  await counts.getByRole('link', { name: /Unificado/ }).click()
  await expect(page).toHaveURL(/lista=unificado/)
  const table = page.getByRole('table', { name: 'Ensayo del archivo' })
  await expect(table.getByRole('row').nth(1)).toContainText(/Cubierto/)

  await generate(page)
  const { bytes, file, lines } = await download(page, /^Unificado/)
  expect(file).toMatch(/^federacion-unificado-\d{4}-\d{2}\.xlsx$/)
  const sheet = XLSX.read(bytes).Sheets['Unificado'] ?? {}
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet)
  expect(rows).toHaveLength(lines)
  const [first] = rows
  expect(typeof first?.['DNI']).toBe('string')
  expect(typeof first?.['Suma Asegurada']).toBe('number')
  expect(typeof first?.['Fecha Inicio']).toBe('number')

  await generate(page)
  const again = await download(page, /^Unificado/, 1)
  expect(again.bytes.equals(bytes)).toBe(true)
})

test('who lacks what the federation asks for is left out, said so, and led to where it is filled in', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?lista=afuera`)
  const counts = page.getByRole('region', { name: 'Qué tendrían los archivos' })
  await expect(counts.getByText(/quedan? afuera: (les|le) faltan? un dato/)).toBeVisible()
  const row = page.getByRole('table', { name: 'Ensayo del archivo' }).getByRole('row').nth(1)
  await expect(row).toContainText('Le falta: tipo de seguro')
  await row.getByRole('link', { name: /^Elegir el tipo de seguro/ }).click()
  await expect(page).toHaveURL(/\/fichaMatriculado\/\d+\/federacion$/)
})

test.describe('an employee', () => {
  test.use({ cuenta: 'empleado' })
  test('has no such screen', async ({ page }) => {
    expect((await page.request.get(ADDRESS)).status()).toBe(403)
  })
})
