import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expect, test } from './pasos/base'
import { countActs } from './pasos/actos'
import { askFile } from './pasos/menu'
import { keepPapers } from './pasos/papel'

test.use({ cuenta: 'contador' })

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a figure of a chart is told in words and as a table, and leads to the rows that make it', async ({
  page,
}) => {
  await page.goto('/inicio')
  const { act, within } = countActs('cifrasDelMes')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await act(() => menu.getByRole('link', { name: 'Estadisticas' }).click())
  const figures = page.getByRole('region', { name: /^Cifras de / }).getByRole('link')
  await expect(figures).toHaveCount(4)
  await expect(figures.first()).toHaveText(/^Cobrado en [a-z]+\s*\$\s[\d.]+,\d\d\s*[a-z]+: \$\s[\d.]+,\d\d$/)
  await expect(figures.nth(2)).toHaveText(/[\d,]+ %.*: [\d,]+ %$/)
  within()
  await expect(figures.nth(3)).toHaveAttribute('href', '/morosos')
  const card = cardOf(page, 'Pagos/Impagos')
  await card.getByLabel('Mes').fill('Mayo 2026')
  await page.getByRole('option', { name: 'Mayo 2026' }).click()
  await expect(page).toHaveURL(/mes=2026-05/)
  await expect(card.getByText('Las cuotas de Mayo 2026')).toBeVisible()
  await expect(card.getByRole('img')).toHaveAccessibleName(
    /^Pagos: [\d.]+, [\d,]+ %\. Impagos: [\d.]+, [\d,]+ %\./,
  )
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Guardar imagen' }).click()
  const picture = await readFile(await (await saved).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')

  await card.getByRole('button', { name: 'Guardar imagen' }).press('t')
  const row = card.getByRole('row', { name: /^Impagos/ })
  const cantidad = (await row.getByRole('cell').first().textContent()) ?? ''
  expect(Number(cantidad)).toBeGreaterThan(0)
  await row.getByRole('link', { name: 'Impagos' }).click()
  await expect(page.getByText(`Mayo 2026, Impagos: ${cantidad}`)).toBeVisible()
  const first = page.getByRole('table', { name: 'Cuotas del mes' }).getByRole('rowheader').first()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/fichaMatriculado\/\d+/)
})

test('the balance of a year and the month’s reports come as spreadsheets that add up', async ({ page }) => {
  await page.goto('/estadisticas')
  const sheetOf = async (card: string, button: string) => {
    const saved = page.waitForEvent('download')
    await cardOf(page, card).getByRole('button', { name: button }).click()
    const book = XLSX.read(await readFile(await (await saved).path()))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    // The total at the foot is no row of it.
    return XLSX.utils.sheet_to_json<Record<string, number>>(sheet ?? {}).slice(0, -1)
  }
  const cents = (rows: readonly Record<string, number>[], clave: string) =>
    rows.reduce((sum, row) => sum + Math.round((row[clave] ?? 0) * 100), 0)
  const percibido = await sheetOf('Balance percibido', 'Descargar percibido')
  expect(percibido).toHaveLength(12)
  const ingresos = cardOf(page, 'Informe mensual de ingresos')
  await ingresos.getByLabel('Mes').fill('10')
  await page.getByRole('option', { name: '10 Octubre' }).click()
  const octubre = Math.round((percibido[9]?.['PERCIBIDO'] ?? 0) * 100)
  expect(octubre).toBeGreaterThan(0)
  const detallado = await sheetOf('Informe mensual de ingresos', 'Detallado')
  expect(cents(detallado, 'MONTO')).toBe(octubre)
  expect(cents(await sheetOf('Informe mensual de ingresos', 'Resumen'), 'MONTO')).toBe(octubre)
})

test('the council’s own figures: a period in the address, the same numbers as table and spreadsheet, and a wrong month in words', async ({
  page,
}) => {
  await page.goto('/estadisticas')
  await page.getByRole('link', { name: /^Evolución/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evolución' })).toBeVisible()
  await page.getByLabel('Desde').fill('Marzo 2026')
  await page.getByRole('option', { name: 'Marzo 2026' }).click()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/desde=2026-03/)
  const card = cardOf(page, 'Ingresos por mes y medio')
  await expect(card.getByRole('img')).toHaveAccessibleName(/^Mar 2026: Efectivo \$\s[\d.]+,\d\d/)
  await card.getByRole('button', { name: 'Guardar imagen' }).press('t')
  const table = card.getByRole('table', { name: 'Ingresos por mes y medio' })
  await expect(table.getByRole('columnheader', { name: 'Percibido', exact: true })).toBeVisible()
  const names = await table.getByRole('columnheader').allTextContents()
  const total = table.getByRole('row', { name: /^Total/ }).getByRole('cell')
  const shown = (await total.nth(names.indexOf('Percibido') - 1).textContent()) ?? ''
  const saved = page.waitForEvent('download')
  await askFile(card, 'Excel')
  const book = XLSX.read(await readFile(await (await saved).path()))
  const rows = XLSX.utils.sheet_to_json<Record<string, number>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    range: 2,
  })
  const inCents = (row: Record<string, number> | undefined) => Math.round((row?.['PERCIBIDO'] ?? 0) * 100)
  const enPlanilla = inCents(rows.pop())
  const cents = rows.reduce((sum, row) => sum + inCents(row), 0)
  expect(cents).toBeGreaterThan(0)
  expect(enPlanilla).toBe(cents)
  expect(Number(shown.replace(/\D/g, ''))).toBe(cents)
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: 'Informe mensual' }).click()
  await expect.poll(paper).toContain('INFORME MENSUAL')
  // The oldest month: into the running one others collect meanwhile.
  const month = table.getByRole('row').nth(1).getByRole('cell')
  const entered = (await month.nth(names.indexOf('Percibido') - 1).textContent()) ?? ''
  expect(entered).toMatch(/\d/)
  expect((await paper()).replace(/\s+/g, ' ')).toContain(entered.replace(/\s+/g, ' '))

  for (const [direccion, palabras] of [
    ['desde=2026-13', '«2026-13» no es un mes que se pueda mostrar'],
    ['desde=2026-03&hasta=2026-02', 'El mes Hasta no puede ser anterior al mes Desde'],
  ] as const) {
    await page.goto(`/estadisticas/evolucion?${direccion}`)
    await expect(page.getByRole('alert').filter({ hasText: palabras })).toBeVisible()
    await expect(card).toHaveCount(0)
  }
})
