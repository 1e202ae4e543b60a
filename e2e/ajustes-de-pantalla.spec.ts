import type { Page } from '@playwright/test'
import { COLORES } from '@/components/shell/ajustes'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
  const panel = page.getByRole('dialog', { name: 'Ajustes de pantalla' })
  await expect(panel).toBeVisible()
  return panel
}

/** The choice is the browser's: what each page goes by before its scripts come. */
const keep = (page: Page, ajustes: object) =>
  page.addInitScript((text) => localStorage.setItem('padron.ajustes', text), JSON.stringify(ajustes))

test('what is chosen is seen at once, kept, and followed by the browser’s other windows', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/matriculados')
  await page.goto('/inicio')
  const html = page.locator('html')
  const panel = await openPanel(page)
  await panel.getByText('Oscuro', { exact: true }).click()
  await expect(html).toHaveClass(/dark/)
  await panel.getByText('Violeta', { exact: true }).click()
  await panel.getByText('Arriba', { exact: true }).click()
  for (const one of [page, other]) {
    await expect(one.locator('html')).toHaveAttribute('data-color', 'violeta')
    await expect(one.locator('html')).toHaveClass(/dark/)
    const box = await one.locator('.shell-side').boundingBox()
    expect([box?.y, box?.height]).toEqual([0, 56])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ajustes de pantalla' })).toBeFocused()
  await page.goto('/matriculados')
  await expect(html).toHaveAttribute('data-disposicion', 'superior')
  const again = await openPanel(page)
  await expect(again.getByRole('radio', { name: 'Violeta' })).toBeChecked()
  await again.getByRole('button', { name: 'Restablecer' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-disposicion', 'lateral')
  await expect(html).not.toHaveClass(/dark/)
})

test('the parts of a chart are plain colours until strokes are asked for', async ({ page }) => {
  await page.goto('/estadisticas')
  const strokes = page.getByRole('region', { name: 'Pagos/Impagos', exact: true }).locator('.stroke-of-part')
  await expect(strokes.nth(1)).toBeAttached()
  await expect(strokes.nth(1)).toBeHidden()
  const panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Tramas en los gráficos' }).click()
  await expect(strokes.nth(1)).toBeVisible()
})

test('by keyboard alone: opened, chosen with the arrows, closed', async ({ page }) => {
  await page.goto('/inicio')
  await page.getByRole('button', { name: 'Ajustes de pantalla' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ajustes de pantalla' })
  await panel.getByRole('radio', { name: 'Sistema' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('radio', { name: 'Oscuro' })).toBeChecked()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('the multipage choice is kept', async ({ page }) => {
  await page.goto('/inicio')
  const panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Varias pestañas' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-multipestana', 'true')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-multipestana', 'true')
})

test('a low screen shows fourteen rows, more with the menu folded; a screen is pinned and marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/debitoAutomatico')
  const fourteenth = page.getByRole('table', { name: 'Débito Automático' }).getByRole('row').nth(14)
  await expect(fourteenth).toBeInViewport({ ratio: 1 })
  const side = page.locator('.shell-side')
  await expect(side.locator('[aria-current]')).toHaveText(/Varios$/)
  await side.getByRole('button', { name: 'Agregar a Accesos' }).click()
  await expect(side.locator('[aria-current=page]')).toHaveText(/Débito Automático$/)
  await side.getByRole('button', { name: 'Plegar el menú' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-plegado', 'true')
  expect((await side.boundingBox())?.width).toBe(56)
  await expect(side.getByRole('link', { name: 'Débito Automático' })).toHaveAttribute('aria-current', 'page')
  await expect(side.getByRole('button', { name: 'Abrir el menú' })).toHaveAttribute('aria-expanded', 'false')
})

test('"Sistema" follows the system while the page is open', async ({ page }) => {
  await page.goto('/inicio')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test.describe('before the first paint', () => {
  test.use({ erroresEsperados: [/ERR_FAILED/] })

  test('the page has its theme, colour and menu with no script but the first, and nothing moves later', async ({
    page,
  }) => {
    await keep(page, { tema: 'oscuro', color: 'azul', disposicion: 'superior', multipestana: false })
    // Only what stands in the document itself runs: what is seen then is what the first paint is made of.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/matriculados', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('data-color', 'azul')
    expect((await page.locator('.shell-side').boundingBox())?.height).toBe(56)
    await page.unroute('**/_next/static/**/*.js')
  })
  test('the layout shift of a load is under 0.05 with the menu on top', async ({ page }) => {
    await keep(page, { tema: 'oscuro', color: 'azul', disposicion: 'superior', multipestana: false })
    await page.addInitScript(() => {
      const sum = { shift: 0 }
      Object.assign(window, { sum })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
    await page.getByLabel('DNI').focus()
    expect(
      await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift),
    ).toBeLessThan(0.05)
  })
})

for (const disposicion of ['lateral', 'superior'])
  test(`${disposicion}: a drawer under 768 px, the menu's links from there up`, async ({ page }) => {
    await keep(page, { disposicion })
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/inicio')
    await expect(page.locator('.shell-side').getByRole('link', { name: 'Matriculados' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 767, height: 900 })
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Matriculados' }).click()
    await expect(page).toHaveURL(/matriculados$/)
  })

for (const [tema, width] of [
  ['claro', 390],
  ['oscuro', 1440],
] as const)
  test.describe(`${tema} ${width}px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test('axe finds nothing in any colour, with the panel open and closed', async ({ page }) => {
      test.setTimeout(120_000)
      await keep(page, { tema, disposicion: 'superior' })
      await page.goto('/matriculados')
      const panel = await openPanel(page)
      for (const color of COLORES) {
        await panel.locator(`label:has([data-color=${color}])`).click()
        await expect(page.locator('html')).toHaveAttribute('data-color', color)
        await expectAccessible(page)
      }
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expectAccessible(page)
    })
  })
