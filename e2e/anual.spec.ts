import { partsOf, today } from '@/domain/fechas'
import { expectAccessible } from './pasos/accesible'
import { memberWithDebt, post } from './pasos/api'
import { expect, test } from './pasos/base'
test('a year is paid from the menu, its receipt is on the cash sheet', async ({ page, token }) => {
  const { anio } = partsOf(today())
  const member = await memberWithDebt(token, 1)
  await page.goto(`/fichaMatriculado/${member.id}`)
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  await page.getByRole('menuitem', { name: `Pagar Anual ${anio}` }).click()
  const paid = page.getByRole('table', { name: 'Qué se paga' })
  await expect(paid).toBeVisible()
  // On a phone the money is on the screen without a push to the side.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(paid.getByRole('cell', { name: /^\$/ }).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Observaciones').fill('Año completo')
  // What a cheque lacks is said at its field, which has the focus; cash needs no number.
  await page.getByRole('radio', { name: 'Cheque' }).check()
  await page.getByRole('button', { name: new RegExp(`^Pagar ${anio} · \\$`) }).click()
  const numero = page.getByLabel('Número de referencia')
  await expect(numero).toHaveAccessibleDescription(/Ingrese el número de referencia: Cheque/)
  await expect(numero).toBeFocused()
  await page.getByRole('radio', { name: 'Efectivo' }).check()
  await page.getByRole('button', { name: new RegExp(`^Pagar ${anio} · \\$`) }).click()
  const dialog = page.getByRole('dialog', { name: 'Se registro el Pago correctamente' })
  const recibo = /Recibo N° (\d+)/.exec((await dialog.getByText(/^Recibo N°/).textContent()) ?? '')?.[1] ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(page.getByText(`No hay cuotas de ${anio} para pagar.`)).toBeVisible()

  await page.goto('/planillaDeCaja')
  const row = page
    .getByRole('table', { name: 'Recibos del día' })
    .getByRole('row', { name: new RegExp(`^${recibo}\\b`) })
  await expect(row).not.toContainText('Anulado')
  await expect(page.getByRole('table', { name: 'Totales por medio de pago' })).toContainText('Efectivo')
  await expect(page.getByText('Efectivo en caja')).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(`planilla-de-caja-${today()}.xlsx`)
})

test('what is left out of the year is told with its reason, in a table that the keyboard scrolls too', async ({
  page,
  token,
}) => {
  const { anio } = partsOf(today())
  const { id, pendientes } = await memberWithDebt(token, 1)
  const month = pendientes.find(({ tipoPagoID, nombre }) => tipoPagoID === 3 && nombre.includes(String(anio)))
  if (!month) throw new Error('Falta un mes del año')
  const plan = { matriculadoID: id, pagosJSON: JSON.stringify([month]), monto: month.monto, cuotas: 2 }
  expect((await post('/plan_pagos/crear', plan, token)).estado).toBe(1)
  await page.goto(`/fichaMatriculado/${id}/pagoAnual`)
  const box = page.getByRole('region', { name: 'Cuotas que quedan afuera' })
  await expect(box).toContainText(month.nombre)
  await box.focus()
  await expect(box).toBeFocused()
})

test.describe('administration', () => {
  test.use({ cuenta: 'administracion' })

  test('a period is closed, refuses what is dated in it, and is opened again with a reason', async ({
    page,
  }) => {
    await page.goto('/cierreDeMes')
    const date = page.getByLabel('Cerrar hasta')
    // Before anything that anybody dates in these tests.
    await date.fill('31012001')
    await page.getByRole('button', { name: 'Cerrar hasta el 31/01/2001' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('No se podrá fechar ningún pago el 31/01/2001')
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(page.getByText('El período está cerrado hasta el 31/01/2001')).toBeVisible()
    await date.fill('31122000')
    await page.getByRole('button', { name: 'Reabrir', exact: true }).click()
    await expect(page.getByText('Ingrese el motivo para reabrir').first()).toBeVisible()
    await page.getByLabel('Motivo').fill('Faltó un recibo')
    await page.getByRole('button', { name: 'Reabrir', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reabrir', exact: true }).click()
    await expect(page.getByText('El período está cerrado hasta el 31/12/2000')).toBeVisible()
    const history = page.getByRole('table', { name: 'Historial de cierres' }).getByRole('row')
    await expect(history.nth(1)).toContainText('Reapertura')
    await expect(history.nth(1)).toContainText('Faltó un recibo')
  })
})
