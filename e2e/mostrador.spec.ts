import { readFileSync } from 'node:fs'
import { type Page } from '@playwright/test'
import { formatMoney, fromDecimal, type Centavos } from '@/domain/dinero'
import { memberWithDebt, type Pendiente, pendingOf } from './pasos/api'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { chargeOldMonth } from './pasos/registro'

const money = (pesos: number): string => formatMoney(fromDecimal(pesos) as Centavos)
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Pagos pendientes' }).getByRole('row')
const rowOf = (page: Page, { nombre }: Pendiente) => rowsOf(page).filter({ hasText: nombre })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('the counter, as administration', () => {
  test.use({ cuenta: 'administracion' })

  test('a generated month is edited, eliminated, brought back; what is chosen becomes a plan', async ({
    page,
    token,
  }) => {
    test.slow()
    const member = await memberWithDebt(token, 3)
    // A difference is no month that is edited, and other tests make some.
    const [first, second, third] = member.pendientes.filter(
      ({ tipoPagoID, nombre }) => tipoPagoID === 3 && !nombre.startsWith('Diferencia'),
    )
    if (!first || !second || !third) throw new Error('Faltan meses')
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)

    // Edited: both ampliaciones are refused at once, an amount that is none when it is saved.
    await rowOf(page, first)
      .getByRole('button', { name: /^Editar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Editar Matricula Generada' })
    await expect(dialog.getByLabel('Monto')).toHaveValue(money(first.monto).replace(/^\$\s/, ''))
    const ampliacion = dialog.getByLabel('Ampliacion', { exact: true })
    const extendida = dialog.getByLabel('Ampliacion Extendida')
    // What the member is charged with already has no other price.
    const charged = (await extendida.isChecked()) ? extendida : ampliacion
    await ampliacion.check()
    await extendida.check()
    await expect(dialog.getByText('NO PUEDE SELECCIONAR AMBOS').first()).toBeVisible()
    await charged.uncheck()
    await expect(dialog.getByText('NO PUEDE SELECCIONAR AMBOS')).toHaveCount(0)
    // Beside the amount what the other insurance costs by the list; the amount stays the person's own.
    await expect(dialog.getByLabel('Monto')).toHaveAccessibleDescription(
      /^Ahora se deben \$\s[\d.,]+ · El precio de Matrícula \w+ \d{4} con ampliación( extendida)? es \$\s[\d.,]+$/,
    )
    await dialog.getByLabel('Monto').fill('')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ingrese monto').first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Monto').fill('1500,50')
    await dialog.getByLabel('Observaciones').fill('Acta 12')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
    await expect(rowOf(page, first)).toContainText(money(1500.5))

    // Eliminated: shown before, with a reason; brought back from the notice.
    await expect(button(page, 'Eliminar')).toBeDisabled()
    for (const month of [first, second]) await rowOf(page, month).getByRole('checkbox').check()
    await button(page, 'Eliminar').click()
    const away = page.getByRole('dialog', { name: 'Eliminar' })
    const gone = money(1500.5 + second.monto)
    await expect(away).toContainText(`2 ítems por ${gone}`)
    await expect(away.getByRole('row')).toHaveCount(3)
    const file = page.waitForEvent('download')
    await away.getByRole('button', { name: 'Descargar CSV' }).click()
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('1500,50')
    await away.getByRole('button', { name: `Eliminar ${gone}` }).click()
    await expect(away.getByText('Ingrese el motivo').first()).toBeVisible()
    await away.getByLabel('Motivo').fill('Generadas por error')
    await expectAccessible(page)
    await away.getByRole('button', { name: `Eliminar ${gone}` }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    // A notice that has the focus stays.
    await button(page, 'Deshacer').focus()
    await expect(rowOf(page, first)).toHaveCount(0)
    await button(page, 'Deshacer').press('Enter')
    await expect(page.getByText('Se deshizo la eliminación').first()).toBeVisible()
    await expect(rowOf(page, first)).toHaveCount(1)
    await page.getByText('Eliminaciones', { exact: true }).click()
    const past = page.getByRole('table', { name: 'Eliminaciones' }).getByRole('row').nth(1)
    await expect(past).toContainText('Generadas por error')
    await expect(past).toContainText('Deshecha por')

    // A plan of them: what each instalment is, before; instalments after.
    for (const month of [first, second, third]) await rowOf(page, month).getByRole('checkbox').check()
    await button(page, 'Crear Plan de Pagos').click()
    const plan = page.getByRole('dialog', { name: 'Crear Plan de Pagos' })
    await expect(plan.getByLabel('Cantidad de Cuotas')).toHaveValue('12')
    await plan.getByLabel('Cantidad de Cuotas').fill('7')
    await expect(plan.getByText('Monto de cada cuota')).toBeVisible()
    await plan.getByRole('button', { name: 'Crear Plan de Pagos' }).click()
    await expect(page.getByText('Plan de Pagos creado correctamente').first()).toBeVisible()
    await expect(rowOf(page, first)).toHaveCount(0)
    const after = await pendingOf(member.id, token)
    expect(after.filter(({ tipoPagoID }) => tipoPagoID === 2).length).toBeGreaterThanOrEqual(7)
    const before = 1500.5 + second.monto + third.monto
    const made = after.filter(
      ({ tipoPagoID, id }) => tipoPagoID === 2 && !member.pendientes.some((row) => row.id === id),
    )
    expect(made.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0)).toBe(Math.round(before * 100))

    // An instalment enters no other plan, nor is it eliminated.
    await rowsOf(page).filter({ hasText: 'Plan de Pagos' }).first().getByRole('checkbox').check()
    await expect(button(page, 'Crear Plan de Pagos')).toBeDisabled()
    await expect(button(page, 'Eliminar')).toBeDisabled()
    await expect(button(page, 'Pagar')).toBeEnabled()
  })
})

test.describe('the counter, as accountant', () => {
  test('old debt goes after it was shown and comes back from the list; months are not his to edit', async ({
    page,
    token,
  }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    await expect(button(page, 'Pagar')).toBeVisible()
    await expect(button(page, 'Eliminar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(0)

    await button(page, 'Eliminar Deuda (5 años)').click()
    await expect(page.getByText('No hay deuda de más de 5 años').first()).toBeVisible()
    await chargeOldMonth(member.id)
    await button(page, 'Eliminar Deuda (5 años)').click()
    const dialog = page.getByRole('dialog', { name: 'Eliminar Deuda (5 años)' })
    await expect(dialog).toContainText('Enero 1995')
    await dialog.getByLabel('Motivo').fill('Resolución 7')
    await dialog.getByLabel('Motivo').press('Control+Enter')
    await expect(page.getByText('Deuda eliminada (5 años)').first()).toBeVisible()

    await page.getByText('Eliminaciones', { exact: true }).click()
    const past = page.getByRole('table', { name: 'Eliminaciones' }).getByRole('row').nth(1)
    await expect(past).toContainText('Resolución 7')
    await past.getByRole('button', { name: /^Deshacer/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Se deshizo la eliminación').first()).toBeVisible()
    await expect(past).toContainText('Deshecha por')
    expect(await pendingOf(member.id, token)).toHaveLength(member.pendientes.length + 1)
  })
})

test.describe('who may, by name', () => {
  test.use({ cuenta: 'administracion' })
  test('is chosen among those who can collect, with the keyboard alone', async ({ page }) => {
    await page.goto('/ajustes')
    await button(page, 'Cambiar Quiénes cobran cuotas de un plan de pagos').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cambiar la regla' })
    const named = dialog.getByRole('list', { name: 'Quiénes pueden' }).getByRole('listitem')
    await expect(named).toHaveCount(1)
    await expect(dialog.getByLabel('Agregar')).toBeFocused()
    await dialog.getByLabel('Agregar').pressSequentially('contador')
    await expect(page.getByRole('option').first()).toContainText('contador')
    await page.keyboard.press('Enter')
    await expect(named).toHaveCount(2)
    await expectAccessible(page)
    await named
      .first()
      .getByRole('button', { name: /^Quitar a / })
      .press('Enter')
    await expect(named).toHaveCount(1)
    // What was typed is asked about before it is lost; nothing of it is kept here.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sin guardar' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Quiénes cobran/ })).toContainText(
      'La persona del sistema anterior',
    )
  })
})

test.describe('what is typed into a dialog', () => {
  test.use({ cuenta: 'administracion' })
  test('a rule is asked about before it is lost', async ({ page }) => {
    await page.goto('/ajustes')
    const change = page.getByRole('button', { name: /^Cambiar .*[Dd]escuento/ }).first()
    await change.click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar la regla' })
    await dialog.getByRole('textbox').fill('7')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue('7')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('an edited month is not closed while it is saved', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    const month = member.pendientes.find(({ tipoPagoID }) => tipoPagoID === 3)
    if (!month) throw new Error('Faltan meses')
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    await rowOf(page, month)
      .getByRole('button', { name: /^Editar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Editar Matricula Generada' })
    await dialog.getByLabel('Observaciones').fill('Acta 13')
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/matriculado/actualizarDatosMatricula', async (route) => {
      await asked
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('button', { name: 'Guardando...' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    answer()
    await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('when no answer comes to Eliminar', () => {
  test.use({ cuenta: 'administracion', erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })
  test('the list is read again before anything is offered', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    const month = member.pendientes.find(({ tipoPagoID }) => tipoPagoID === 3)
    if (!month) throw new Error('Faltan meses')
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    await rowOf(page, month).getByRole('checkbox').check()
    await button(page, 'Eliminar').click()
    await page.getByLabel('Motivo').fill('Se corta')
    await page.route('**/api/matriculado/eliminarMatricula', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: `Eliminar ${money(month.monto)}` }).click()
    await expect(
      page.getByText('Los ítems ya no están pendientes: quedaron eliminados, o alguien los cobró'),
    ).toBeVisible()
    await expect(button(page, 'Eliminar de nuevo')).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(rowOf(page, month)).toHaveCount(0)
  })
})
