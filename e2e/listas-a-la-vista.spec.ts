import type { Page } from '@playwright/test'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })

const LISTAS = [
  '/matriculados',
  '/listaDeUsuarios',
  '/recibos',
  '/morosos',
  '/prescripcion',
  '/cuentasCorrientes',
  '/debitoAutomatico',
  '/papeles',
  '/vencimientos',
  '/controlCobertura',
  '/controlPadron',
  '/cambiosProgramados',
  '/solicitudes',
  '/auditoria',
  '/usuarios',
  '/costoMatriculas',
  '/estadisticas/cuotas',
  '/utilidades/generarPolizas',
]

/** What a person sees of a list before he does anything. */
const look = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main .data-table tbody tr')]
    const [first] = rows
    const scroll = document.querySelector('main .data-table-scroll')
    const cut = [
      ...document.querySelectorAll('main tbody :is([data-kind=money], [data-kind=number])'),
    ].filter(
      (cell) =>
        cell.scrollWidth > cell.clientWidth + 1 ||
        cell.getBoundingClientRect().right > (scroll?.getBoundingClientRect().right ?? Infinity) + 1,
    )
    return {
      rows: rows.length,
      top: (first?.getBoundingClientRect().top ?? 0) + scrollY,
      seen: rows.filter((row) => row.getBoundingClientRect().top < innerHeight - 24).length,
      cut: cut.map((cell) => `${cell.getAttribute('data-label')}: ${cell.textContent}`),
    }
  })

test('every list begins in the first half of a low screen, cuts no number, and has two rows on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const lista of LISTAS) {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(lista)
    await expect(page.locator('main .data-table tbody tr').first(), lista).toBeVisible()
    const low = await look(page)
    expect.soft(low.top, `${lista} at 1024`).toBeLessThanOrEqual(300)
    expect.soft(low.cut, `${lista} at 1024`).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
    const desk = await look(page)
    expect.soft(desk.cut, `${lista} at 1366`).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    const large = await look(page)
    expect.soft(large.seen, `${lista} at 1440`).toBeGreaterThanOrEqual(desk.seen)
    await page.setViewportSize({ width: 390, height: 844 })
    const phone = await look(page)
    expect.soft(phone.seen, `${lista} at 390`).toBeGreaterThanOrEqual(Math.min(2, phone.rows))
  }
})

test('what is chosen moves no row', async ({ page }) => {
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/morosos')
    const boxes = page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox')
    const second = boxes.nth(2)
    const before = await second.boundingBox()
    await boxes.nth(1).check()
    await expect(page.getByText('1 matriculado seleccionado')).toBeVisible()
    expect(await second.boundingBox()).toEqual(before)
    await boxes.nth(1).uncheck()
  }
})
