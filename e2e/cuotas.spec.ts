import type { Page } from '@playwright/test'
import { formatMes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { textOfMes } from '@/domain/cuota'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test as base } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'
import { whileNothingIsDated, withoutPrices } from './pasos/registro'

/** Charging a month to everybody would change what the other tests count. */
const test = withOwnPadron('cuotas')

// One register, one month: each test leaves the month as it found it, the last one pays.
test.describe.configure({ mode: 'serial' })

const NEXT = monthAt(monthNumber(partsOf(today())) + 1)
const MES = formatMes(NEXT)
const SCREEN = `/generarCuotas?mes=${textOfMes(NEXT)}`

const button = (page: Page) => page.getByRole('button', { name: /^Generar .* por \$/ })
const confirmation = (page: Page) => page.getByRole('alertdialog')

/** The count and the money of the button, as it says them. */
async function offered(page: Page): Promise<{ cantidad: string; total: string }> {
  const text = (await button(page).textContent()) ?? ''
  const [, cantidad = '', total = ''] = /^Generar ([\d.]+) cuotas por (\$.*)$/.exec(text) ?? []
  return { cantidad, total }
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Prueba')
  await dialog.getByRole('button', { name: 'Deshacer las cuotas' }).click()
  await expect(page.getByText('Deshecha', { exact: true })).toBeVisible()
}

test('a month is looked at, generated for everybody, seen in a record, and undone', async ({ page }) => {
  await page.goto('/inicio')
  await page.getByRole('link', { name: /^Generar Cuotas/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generar Cuotas')
  const picker = page.getByRole('combobox', { name: 'Mes' })
  await picker.fill(MES)
  await picker.press('Enter')
  await expect(page).toHaveURL(new RegExp(`mes=${textOfMes(NEXT)}`))

  const { cantidad, total } = await offered(page)
  const groups = page.getByRole('table', { name: `Cuotas que se van a generar en ${MES}` })
  const counts = await groups
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => Number(row.children[3]?.textContent?.replaceAll('.', ''))),
    )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(cantidad.replaceAll('.', '')))

  await page.getByRole('link', { name: 'Ver a quienes: Por su estado no se le cobra' }).click()
  const people = page.getByRole('table', { name: 'Por su estado no se le cobra' })
  await expect(people).toContainText(/DADO DE BAJA|INHABILITADO|FALLECIDO|SUSPENDIDO|ANULADA/)
  await expect(people.getByRole('link', { name: /^Ver / }).first()).toHaveAttribute(
    'href',
    /^\/fichaMatriculado\/\d+$/,
  )
  await page.getByRole('link', { name: 'Ocultar a quienes: Por su estado no se le cobra' }).click()
  await expect(people).toBeHidden()

  await button(page).click()
  await expect(confirmation(page)).toContainText(`Generar ${cantidad} cuotas por ${total}`)
  await confirmation(page).getByRole('button', { name: 'Cancelar' }).click()
  await button(page).click()
  await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
  await expect(
    page.getByRole('main').getByText(`Se generaron ${cantidad} cuotas de ${MES} por ${total}.`),
  ).toBeVisible()
  await expect(page.getByText(`No hay cuotas para generar en ${MES}.`)).toBeVisible()
  const run = page.getByRole('table', { name: 'Generaciones' }).getByRole('row').nth(1)
  for (const text of [MES, cantidad, total, 'Vigente']) await expect(run).toContainText(text)

  await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cuotas de ${MES}`)
  const runPage = page.url()
  await page
    .getByRole('table', { name: 'Cuotas generadas' })
    .getByRole('link', { name: /^Ver / })
    .first()
    .click()
  await page.waitForURL(/\/fichaMatriculado\/\d+$/)
  const record = new URL(page.url()).pathname
  await page.goto(`${record}/pagos?conceptos=0&planes=0`)
  await expect(page.getByRole('table').getByText(MES, { exact: true })).toBeVisible()

  await page.goto(runPage)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${cantidad} cuotas por ${total}`)
  await dialog.getByRole('button', { name: 'Deshacer las cuotas' }).click()
  await expect(dialog.getByText('Ingrese el motivo', { exact: true })).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Precio equivocado')
  await dialog.getByRole('button', { name: 'Deshacer las cuotas' }).click()
  await expect(page.getByText(`Cuotas anuladas: ${cantidad}`)).toBeVisible()
  await expect(page.getByText('Precio equivocado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)

  await page.goto(`${record}/cuentaCorriente`)
  await expect(page.getByText(`Se deshizo la generación de ${MES} (Precio equivocado)`)).toBeVisible()
  await page.goto(SCREEN)
  expect(await offered(page)).toEqual({ cantidad, total })
})

test.describe('an answer that never comes', () => {
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('says that it is not known, looks, and repeats what was not done', async ({ page }) => {
    await page.goto(SCREEN)
    const { cantidad } = await offered(page)
    await page.route('**/api/cuota/generarMes', (route) => route.abort())
    await button(page).click()
    await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('no se sabe si se hizo.')
    await expect(dialog).toContainText('Las cuotas no están entre las generaciones.')
    await page.unroute('**/api/cuota/generarMes')
    await dialog.getByRole('button', { name: 'Generar de nuevo' }).click()
    await expect(page.getByRole('main').getByText(`Se generaron ${cantidad} cuotas de ${MES}`)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()

    await page.route('**/api/cuota/deshacerMes', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await dialog.getByLabel('Motivo').fill('Se cortó')
    await dialog.getByRole('button', { name: 'Deshacer las cuotas' }).click()
    await expect(dialog).toContainText('Las cuotas quedaron deshechas.')
    await expect(dialog.getByRole('button', { name: 'Deshacer de nuevo' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.getByText('Se cortó')).toBeVisible()
  })

  test('finds what was done after all, and leads to it', async ({ page }) => {
    await page.goto(SCREEN)
    await page.route('**/api/cuota/generarMes', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page).click()
    await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/Las cuotas (quedaron generadas|se están generando)\./)
    await expect(dialog.getByRole('button', { name: 'Generar de nuevo' })).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Ver la generación' }).click()
    await undo(page)
  })
})

test('what is being generated goes on when one leaves; panel, bell and list of tasks tell what runs and what ended', async ({
  page,
  padron,
}) => {
  const bell = page.getByRole('button', { name: /^Tareas/ })
  const panel = page.getByRole('dialog', { name: 'Tareas' })
  const here = page.getByRole('region', { name: 'Generación de cuotas' })
  const name = `Generación de cuotas de ${MES}`
  await page.goto(SCREEN)
  const { cantidad, total } = await offered(page)
  await whileNothingIsDated(padron.folder, async () => {
    await button(page).click()
    await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
    await expect(here).toContainText(`${name}: 0 de ${cantidad}`)
    await expect(button(page)).toHaveCount(0)
    await expect(bell).toHaveAccessibleName(/^Tareas( y avisos)?: 1 en curso$/)
    await page.goto('/inicio')
    await expect(here).toContainText(`0 de ${cantidad}`)
    await page.goto(SCREEN)
    await expect(here.getByRole('button', { name: 'Detener' })).toBeVisible()
    await page.goto('/matriculados')
    await bell.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('progressbar', { name })).toBeVisible()
    await expect(panel).toContainText(`0 de ${cantidad}`)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
    await page.goto('/tareas?estado=pendiente')
    const row = page.getByRole('table', { name: 'Tareas' }).getByRole('row').nth(1)
    for (const text of [name, 'En curso', `0 de ${cantidad}`]) await expect(row).toContainText(text)
    await expect(row.getByRole('button', { name: `Detener ${name}` })).toBeVisible()
    await page.goto('/matriculados')
  })
  await expect(bell).toHaveAccessibleName(/^Tareas( y avisos)?: 1 sin ver$/)
  const said = `Se generaron ${cantidad} cuotas de ${MES} por ${total}.`
  await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
  // The bell's panel, shut, is in nobody's way.
  const palette = page.getByRole('dialog', { name: 'Buscar' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  // Out of the filter, where it would be text.
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await bell.click()
  await expect(panel).toContainText(said)
  await expect(bell).toHaveAccessibleName(/^Tareas( y avisos)?$/)
  await panel.getByRole('link', { name: 'Ver todas las tareas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tareas')
  const row = page.getByRole('table', { name: 'Tareas' }).getByRole('row').nth(1)
  for (const text of [name, 'Graciela Ledesma', 'Terminada', said]) await expect(row).toContainText(text)
  await page.goto('/tareas?estado=fallada')
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await expect(bell).toHaveCount(0)
  await page.goto('/tareas')
  await page
    .getByRole('link', { name: new RegExp(`^Ver ${name}`) })
    .first()
    .click()
  await undo(page)
})

test('what changed since the preview is told, and the new preview shown', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(SCREEN)
  await other.goto(SCREEN)
  await button(page).click()
  await button(other).click()
  await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
  await expect(page.getByRole('main').getByText('Ver la generación')).toBeVisible()
  await confirmation(other).getByRole('button', { name: 'Generar', exact: true }).click()
  await expect(
    other.getByText(/No hay cuotas para generar en .*: las generó Graciela Ledesma el/),
  ).toBeVisible()
  await expect(button(other)).toHaveCount(0)
  await other.close()
  await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()
  await undo(page)
})

test('a missing price is named, and the rest can be generated', async ({ page, padron }) => {
  await page.goto(SCREEN)
  const whole = await offered(page)
  await withoutPrices(padron.folder, 3, async () => {
    await page.reload()
    const notice = page.getByRole('alert').filter({ hasText: 'quedan sin cuota' })
    await expect(notice).toContainText(`PASIVO ${NEXT.anio} (`)
    await expect(notice).toContainText(`PASIVO con seguro ${NEXT.anio} (`)
    const rest = await offered(page)
    expect(Number(rest.cantidad)).toBeLessThan(Number(whole.cantidad))
    await expect(page.getByRole('table', { name: /se van a generar/ })).not.toContainText('PASIVO')
    await page.getByRole('link', { name: 'Ver a quienes: Falta el precio' }).click()
    await expect(page.getByRole('table', { name: 'Falta el precio' })).toContainText(`PASIVO ${NEXT.anio}`)
  })
})

test('a month that may not be charged is told beside the field', async ({ page }) => {
  await page.goto('/generarCuotas?mes=2019-05')
  const picker = page.getByRole('combobox', { name: 'Mes' })
  await expect(picker).toHaveValue('Mayo 2019')
  await expect(picker).toHaveAccessibleDescription(/^Solo se generan cuotas de /)
  await expect(button(page)).toHaveCount(0)
  await page.goto('/generarCuotas?mes=nada')
  await expect(picker).toHaveValue(formatMes(partsOf(today())))
})

test.describe('how it looks', () => {
  test('axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    await page.goto(SCREEN)
    await button(page).click()
    await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()
    await page.getByRole('heading', { name: `Cuotas de ${MES}` }).waitFor()
    const run = page.url()
    await undo(page)
    const paths = [run, SCREEN, `${SCREEN}&excluidos=estado`, '/generarCuotas?mes=2019-05']
    for (const [turn, path] of paths.entries()) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessibleInBoth(page, turn)
    }
  })
})

test('once one of them is paid a run stays', async ({ page }) => {
  await page.goto(SCREEN)
  await button(page).click()
  await confirmation(page).getByRole('button', { name: 'Generar', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()
  const charges = page.getByRole('table', { name: 'Cuotas generadas' })
  const href = (await charges.getByRole('link', { name: /^Ver / }).first().getAttribute('href')) ?? ''
  const run = page.url()
  await page.goto(`${href}/pagos?conceptos=0&planes=0`)
  await page.getByRole('button', { name: new RegExp(`^Pagar solo .* ${MES}$`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar/ })
    .click()
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  await page.goto(run)
  const undoing = page.getByRole('button', { name: 'Deshacer' })
  await expect(undoing).toBeDisabled()
  await expect(undoing).toHaveAccessibleDescription(/1 cuota ya está pagada o en un plan de pagos/)
  await expect(charges.getByRole('row').nth(1)).toContainText('Pagada')
})

base('who may not has no card, and the address refuses him', async ({ page }) => {
  await page.goto('/inicio')
  await expect(page.getByRole('link', { name: /^Matriculados/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Generar Cuotas/ })).toHaveCount(0)
  // Asked without opening it: the page it answers with would end the session that other tests share.
  for (const path of ['/generarCuotas', '/generarCuotas/1'])
    expect((await page.request.get(path)).status()).toBe(403)
})
