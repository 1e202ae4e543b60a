import type { Page } from '@playwright/test'
import { textOfMes } from '@/domain/cuota'
import { monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { MIRADAS, expectAccessible } from './pasos/accesible'
import { expect, test as base } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { withOwnPadron } from './pasos/padron-propio'
import { withoutPrices } from './pasos/registro'
import { tabTo } from './pasos/teclado'

/** Prices are everybody's. */
const test = withOwnPadron('precios')

// One price list: what a test changes, the next one finds.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const THIS = partsOf(today()).anio
/** The demonstration has next year's prices already. */
const LAST = THIS + 1
const NEXT = LAST + 1
/** The month that a run has not charged yet. */
const MES = monthAt(monthNumber(partsOf(today())) + 1)
const SCREEN = '/costoMatriculas'
const table = (page: Page) => page.getByRole('table', { name: 'Costos - Matriculas' })
const amountOf = (page: Page, precio: string) =>
  page.getByRole('textbox', { name: `Monto de ${precio}`, exact: true })
const saved = (page: Page) => page.getByText('Se modifico el Concepto correctamente').first()
const ACTIVO = `ACTIVO ${THIS}, sin seguro`

async function throughThePalette(page: Page, screen: string): Promise<void> {
  const option = page.getByRole('option', { name: screen })
  await expect(async () => {
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused({ timeout: 5_000 })
  }).toPass()
  await page.keyboard.type(screen)
  await option.waitFor()
  for (let i = 0; i < 20 && (await option.getAttribute('aria-selected')) !== 'true'; i++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen)
}
async function follow(page: Page, name: RegExp, heading: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('link', { name }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test.describe('from the sign-in, by keyboard alone', () => {
  test.use({ guardada: null })

  test('an amount is changed in its row, and next year’s prices are made from a percentage', async ({
    page,
  }) => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel('Usuario'))
    await page.keyboard.type('administracion')
    await page.keyboard.press('Tab')
    await page.keyboard.type(CLAVE)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/inicio')
    await throughThePalette(page, 'Ajustes Basicos')
    await follow(page, /^Costo de Matriculas/, 'Costos - Matriculas')

    await tabTo(page, page.getByLabel('Año'))
    await page.keyboard.type(String(LAST))
    await page.keyboard.press('Enter')
    await expect(table(page).getByRole('row')).toHaveCount(13)

    const precio = `ACTIVO ${LAST}, sin seguro`
    const amount = amountOf(page, precio)
    const save = page.getByRole('button', { name: `Guardar ${precio}`, exact: true })
    const before = await amount.inputValue()
    await tabTo(page, amount)
    await expect(save).toBeDisabled()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('20000,5')
    await expect(page.getByText('1 precio sin guardar')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(amount).toHaveValue(before)
    await expect(page.getByText('1 precio sin guardar')).toBeHidden()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('20000')
    await page.keyboard.press('Enter')
    await expect(saved(page)).toBeVisible()
    await expect(amount).toBeFocused()
    await expect(save).toBeDisabled()
    await page.reload()
    await expect(amount).toHaveValue('20.000,00')

    await follow(page, /^Proponer los precios de/, 'Precios de un año nuevo')
    await expect(page.getByLabel('Aumento (%)')).toBeFocused()
    await page.keyboard.type('12,5')
    await page.keyboard.press('Enter')
    const prices = page.getByRole('table', { name: `Precios de ${NEXT}` })
    await expect(prices.getByRole('row').nth(1)).toHaveText(
      /ACTIVO.*Sin seguro.*\$\s20\.000,00.*\$\s22\.500,00.*\+\$\s2\.500,00/,
    )
    await expect(prices.getByRole('row')).toHaveCount(13)
    await expectSums(page)
    await tabTo(page, page.getByRole('button', { name: `Guardar 12 precios de ${NEXT}` }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Se agregaron 12 precios de ${NEXT}`)).toBeVisible()
    await expect(page).toHaveURL(`${SCREEN}?anio=${NEXT}`)
    await expect(table(page).getByRole('row')).toHaveCount(13)
    await expect(amountOf(page, `ACTIVO ${NEXT}, sin seguro`)).toHaveValue('22.500,00')
  })
})

/** The income's rows add up to the total under them, on both sides. */
async function expectSums(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Ingreso de un año por tipo de matrícula' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  const cells = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [2, 3].map((i) => Number(row.children[i]?.textContent?.replace(/\D/g, '')))),
  )
  const total = (await page.getByText('Total del año').locator('..').textContent()) ?? ''
  for (const side of [0, 1]) {
    const sum = cells.reduce((all, row) => all + (row[side] ?? NaN), 0)
    expect(sum).toBeGreaterThan(0)
    expect(
      total
        .replace(/[^\d,]/g, ' ')
        .replaceAll(',', '')
        .split(' ')
        .join(''),
    ).toContain(String(sum))
  }
}

test('a year that is there is not made twice', async ({ page }) => {
  await page.goto(`${SCREEN}/anioNuevo?desde=${LAST}&anio=${NEXT}&porcentaje=50&redondeo=100`)
  await expect(
    page.getByText(`Los precios de ${NEXT} ya están todos cargados: no hay nada para guardar.`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0)
  const year = page.getByLabel('Año nuevo')
  await year.fill(String(LAST))
  await year.press('Enter')
  await expect(year).toHaveAccessibleDescription(`El año nuevo debe ser posterior a ${LAST}`)
  await page.getByLabel('Aumento (%)').fill('mil')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByLabel('Aumento (%)')).toHaveAccessibleDescription(
    'Ingrese un porcentaje entre 0 y 1000',
  )
})

test('somebody else’s amount is never overwritten unseen, and typed amounts are not lost', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(SCREEN)
  await amountOf(page, ACTIVO).fill('21000')
  await amountOf(page, `PASIVO ${THIS}, sin seguro`).fill('nada')
  await expect(page.getByText('2 precios sin guardar')).toBeVisible()

  await other.goto(SCREEN)
  await amountOf(other, ACTIVO).fill('20500')
  await other.getByRole('button', { name: `Guardar ${ACTIVO}`, exact: true }).click()
  await expect(saved(other)).toBeVisible()
  await other.close()

  await amountOf(page, ACTIVO).press('Enter')
  await expect(amountOf(page, ACTIVO)).toHaveAccessibleDescription(
    /^Lo cambió Graciela Ledesma .*Ahora dice \$\s20\.500,00\. Guarde otra vez para dejar lo que escribió\.$/,
  )
  await expect(amountOf(page, ACTIVO)).toHaveValue('21.000,00')

  await page.getByLabel('Año').fill('3000')
  await page.getByLabel('Año').press('Enter')
  await expect(page.getByText('2 precios sin guardar')).toBeVisible()
  await expect(table(page)).toBeHidden()
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click()
  await expect(amountOf(page, ACTIVO)).toHaveValue('21.000,00')
  await amountOf(page, ACTIVO).press('Escape')
  await expect(amountOf(page, ACTIVO)).toHaveValue('20.500,00')

  await amountOf(page, `PASIVO ${THIS}, sin seguro`).press('Enter')
  await expect(amountOf(page, `PASIVO ${THIS}, sin seguro`)).toHaveAccessibleDescription(
    'Ingrese un importe válido',
  )
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Hay cambios sin guardar')
  await page.getByRole('button', { name: 'Quedarse' }).click()
  await expect(page.getByText('1 precio sin guardar')).toBeVisible()
})

test('a price is added by hand once, edited, deleted and brought back', async ({ page }) => {
  await page.goto(SCREEN)
  await page.getByRole('link', { name: 'Agregar año' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo precio de matrícula')
  await page.getByLabel('Año').fill(String(NEXT + 1))
  const type = page.getByRole('combobox', { name: 'Tipo de Matricula' })
  await type.fill('RESID')
  await type.press('Enter')
  await page.getByRole('textbox', { name: 'Monto' }).fill('15.000')
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(`Matrícula RESIDENTE ${NEXT + 1}`)
  await page.getByRole('textbox', { name: 'Nombre' }).press('Enter')
  await expect(page.getByText('Se agregó el Concepto correctamente')).toBeVisible()
  await expect(page).toHaveURL(SCREEN)
  const label = `RESIDENTE ${NEXT + 1}, sin seguro`
  await expect(amountOf(page, label)).toHaveValue('15.000,00')

  await page.goto(`/concepto/crear?tipo=1&anio=${NEXT + 1}&tipoMatriculaID=2`)
  await page.getByRole('textbox', { name: 'Monto' }).fill('1')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByLabel('Año')).toHaveAccessibleDescription(
    new RegExp(`^Ya hay un precio de RESIDENTE ${NEXT + 1}: \\$\\s15\\.000,00$`),
  )

  await page.goto(SCREEN)
  await page.getByRole('link', { name: `Editar ${label}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar el precio de matrícula')
  const insurance = page.getByRole('combobox', { name: 'Seguro' })
  await insurance.fill('Con seguro')
  await insurance.press('Enter')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(saved(page)).toBeVisible()
  const moved = `RESIDENTE ${NEXT + 1}, con seguro`
  await page.getByRole('button', { name: `Eliminar ${moved}` }).click()
  await page.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  // Who stands on it keeps it, however long the list takes; by key, since the notices before it go and it moves up.
  await undo.focus()
  await expect(amountOf(page, moved)).toHaveCount(0)
  await undo.press('Enter')
  await expect(amountOf(page, moved)).toHaveValue('15.000,00')
})

test('a price that a monthly run misses is set from there, and the month gone back to', async ({
  page,
  padron,
}) => {
  const month = `/generarCuotas?mes=${textOfMes(MES)}`
  await withoutPrices(padron.folder, 3, async () => {
    await page.goto(month)
    const missing = page.getByRole('link', { name: `Cargar el precio de PASIVO ${MES.anio}`, exact: true })
    await missing.click()
    await expect(page.getByLabel('Año')).toHaveValue(String(MES.anio))
    await expect(page.getByRole('combobox', { name: 'Tipo de Matricula' })).toHaveValue('PASIVO')
    await expect(page.getByRole('combobox', { name: 'Seguro' })).toHaveValue('Sin seguro')
    const amount = page.getByRole('textbox', { name: 'Monto' })
    await expect(amount).toBeFocused()
    await amount.fill('4700')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(month)
    await expect(page.getByRole('table', { name: /se van a generar/ })).toContainText(/PASIVO.*\$\s4\.700,00/)
    await expect(missing).toHaveCount(0)
    await page.goto(`${SCREEN}?anio=${MES.anio}`)
    await page.getByRole('button', { name: `Eliminar PASIVO ${MES.anio}, sin seguro` }).click()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
  })
})

test('the concepts’ own list has no prices and a bin that never works', async ({ page }) => {
  await page.goto('/conceptos')
  const list = page.getByRole('table')
  await expect(list.getByRole('columnheader')).toHaveText(['Nombre', 'Descripcion', 'Monto', 'Acciones'])
  await expect(list).not.toContainText('Matrícula ACTIVO')
  await expect(
    list
      .getByRole('cell')
      .filter({ hasText: /^\$\s[\d.]+,\d\d$/ })
      .first(),
  ).toBeVisible()
  for (const bin of await list.getByRole('button', { name: /^Eliminar/ }).all())
    await expect(bin).toBeDisabled()
})

test.describe('how it looks', () => {
  test('axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    const paths = [
      SCREEN,
      `${SCREEN}?anio=3000`,
      `${SCREEN}/anioNuevo`,
      `${SCREEN}/anioNuevo?desde=${LAST}&anio=${NEXT + 3}&porcentaje=10&redondeo=100`,
      `/concepto/crear?tipo=1&anio=${NEXT}`,
    ]
    for (const [turn, path] of paths.entries())
      for (const [colorScheme, width] of MIRADAS[turn % 2 === 0 ? 0 : 1]) {
        // Before the page is there: two thousand elements that change their colour take seconds.
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectAccessible(page)
      }
    for (const [colorScheme, width] of MIRADAS[1]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(SCREEN)
      await amountOf(page, ACTIVO).fill('nada')
      await amountOf(page, ACTIVO).press('Enter')
      await expect(page.getByText('Ingrese un importe válido')).toBeVisible()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 900 })
    await amountOf(page, ACTIVO).click()
    const row = table(page)
      .getByRole('row')
      .filter({ has: amountOf(page, ACTIVO) })
    await expect(row.getByRole('button', { name: /^Guardar/ })).toBeInViewport({ ratio: 1 })
  })
})

base('who may not set prices has no card, and the addresses refuse him', async ({ page }) => {
  await page.goto('/varios')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Ajustes Basicos|Costo de Matriculas/ })).toHaveCount(0)
  // Asked without opening them: the page they answer with would end the session that other tests share.
  for (const path of [SCREEN, `${SCREEN}/anioNuevo`, '/concepto/crear?tipo=1', '/concepto/1'])
    expect((await page.request.get(path)).status()).toBe(403)
})
