import { type Page } from '@playwright/test'
import { formatMoney, fromDecimal, type Centavos } from '@/domain/dinero'
import { memberWithDebt, pay, pendingOf, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { memberWithPlan, paymentsOf } from './pasos/registro'

const money = (pesos: number): string => formatMoney(fromDecimal(pesos) as Centavos)

async function selectRows(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('table').getByRole('row').getByRole('checkbox')
  for (let i = 1; i <= count; i++) await boxes.nth(i).check()
}

async function openPayment(page: Page, id: number, count: number) {
  await page.goto(`/fichaMatriculado/${id}/pagos?conceptos=0&planes=0`)
  await selectRows(page, count)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  return page.getByRole('dialog')
}

/** Runs in the page: what stood in the receipt number when it was entered, and a moment later. */
async function enterAfterProposal(tasks: number): Promise<{ found: string; left: string }> {
  const channel = new MessageChannel()
  const nextTask = () =>
    new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve()
      channel.port2.postMessage(null)
    })
  await new Promise<void>((resolve) => {
    const look = new MutationObserver(() => {
      if (!document.body.innerText.includes('Propuesto: ')) return
      look.disconnect()
      resolve()
    })
    look.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  for (let i = 0; i < tasks; i++) await nextTask()
  const field = document.querySelector<HTMLInputElement>('input[name=nroRecibo]')
  field?.focus()
  const found = field?.value ?? ''
  await new Promise((resolve) => setTimeout(resolve, 60))
  return { found, left: field?.value ?? '' }
}

test.describe('pending payments', () => {
  test('the main job: find the doctor, select, collect, print the receipt', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto('/inicio')
    await page
      .getByRole('link', { name: /Matriculados/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/matriculados$/)
    await page.getByLabel('DNI').fill(String(member.dni))
    await page.getByLabel('DNI').press('Enter')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: /^Ver/ }).click()
    await page.getByRole('link', { name: /Pagos Pendientes/i }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(member.matricula))
    for (const heading of ['Nombre', 'Tipo', 'Mes', 'Monto', 'Fecha de Creacion', 'Acc.'])
      await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeDisabled()
    await page.getByLabel('Conceptos').uncheck()
    await page.getByLabel('Planes de Pagos').uncheck()
    const months = member.pendientes.filter((row) => row.tipoPagoID === 3)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(months.length + 1)
    await selectRows(page, 2)
    const total = money((months[0]?.monto ?? 0) + (months[1]?.monto ?? 0))
    await expect(page.getByText(total).first()).toBeVisible()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(total)
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`^Matricula\\s${member.matricula}\\s· ${member.apellidoNombre}\\s+[A-Z ]+\\s+desde el`),
    )
    await dialog.getByLabel('Observaciones').fill('Pagó en ventanilla')
    await page.evaluate(() => window.history.back())
    const unsaved = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
    await unsaved.getByRole('button', { name: 'Quedarse' }).click()
    await expect(dialog.getByLabel('Observaciones')).toHaveValue('Pagó en ventanilla')
    await dialog.getByRole('button', { name: /^Pagar/ }).click()
    await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
    const download = page.waitForEvent('download').catch(() => null)
    const popup = page.waitForEvent('popup').catch(() => null)
    await page
      .getByRole('button', { name: /recibo/i })
      .first()
      .click()
    expect(await Promise.race([download, popup])).not.toBeNull()
    const left = await pendingOf(member.id, token)
    expect(left.length).toBe(member.pendientes.length - 2)
  })

  test('a double click pays once', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    const before = (await paymentsOf(member.id)).length
    const dialog = await openPayment(page, member.id, 1)
    await dialog.getByRole('button', { name: /^Pagar/ }).dblclick()
    await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
    expect((await paymentsOf(member.id)).length).toBe(before + 1)
  })

  test('of two tabs that pay the same charge, the second is told who did', async ({
    page,
    context,
    token,
  }) => {
    const member = await memberWithDebt(token)
    const other = await context.newPage()
    const dialog = await openPayment(page, member.id, 1)
    const second = await openPayment(other, member.id, 1)
    await dialog.getByRole('button', { name: /^Pagar/ }).click()
    await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
    await second.getByRole('button', { name: /^Pagar/ }).click()
    await expect(other.getByText('No se pudo realizar el pago').first()).toBeVisible()
    await expect(other.getByText(/recibo/i).first()).toBeVisible()
    // What was paid is not to be paid again here, nor stands in the list behind.
    await expect(second.getByText('Esto cambió mientras lo miraba')).toBeVisible()
    await expect(second.getByRole('button', { name: /^Pagar/ })).toBeDisabled()
    await second.getByRole('button', { name: 'Cancelar', exact: true }).click()
    const months = member.pendientes.filter((row) => row.tipoPagoID === 3)
    await expect(other.getByRole('table').getByRole('row')).toHaveCount(months.length)
    await expect(other.getByText('0 ítems seleccionados')).toBeVisible()
    await other.close()
  })

  test('the proposed receipt number never joins what is typed, however they meet', async ({
    page,
    token,
  }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos?conceptos=0&planes=0`)
    await selectRows(page, 1)
    for (let tasks = 0; tasks < 6; tasks++) {
      // As if the person entered the field so many tasks of the page after the number came.
      const entered = page.evaluate(enterAfterProposal, tasks)
      await page.getByRole('button', { name: 'Pagar', exact: true }).click()
      const { found, left } = await entered
      expect(left, `entered ${tasks} tasks after`).toBe(found)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('typed receipt number that is taken: told beside the field, nothing typed is lost', async ({
    page,
    token,
  }) => {
    const member = await memberWithDebt(token)
    const contador = await signIn('contador', CLAVE)
    const charge = member.pendientes.find((row) => row.tipoPagoID === 3)
    await pay(charge ? [charge] : [], contador)
    const [payment] = (await paymentsOf(member.id)).slice(-1)
    const dialog = await openPayment(page, member.id, 1)
    await dialog.getByLabel(/recibo/i).fill(payment?.nroRecibo ?? '')
    await dialog.getByLabel('Observaciones').fill('No perder esto')
    await dialog.getByRole('button', { name: /^Pagar/ }).click()
    await expect(dialog.getByLabel(/recibo/i)).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Observaciones')).toHaveValue('No perder esto')
    // Said once, in the dialog; and gone when it is done after all.
    await expect(page.getByText('No se pudo realizar el pago')).toHaveCount(1)
    await expect(dialog.getByText('No se pudo realizar el pago')).toBeVisible()
    await dialog.getByLabel(/recibo/i).fill('')
    await dialog.getByRole('button', { name: /^Pagar/ }).click()
    await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
    await expect(page.getByText('No se pudo realizar el pago')).toHaveCount(0)
  })
})

for (const [cuenta, puede] of [
  ['contador', false],
  ['administracion', true],
] as const)
  test.describe(`instalments of a plan, ${cuenta}`, () => {
    test.use({ cuenta })
    test(`${puede ? 'can' : 'cannot'} be chosen`, async ({ page }) => {
      const id = await memberWithPlan()
      await page.goto(`/fichaMatriculado/${id}/pagos?matriculas=0&conceptos=0`)
      const row = page.getByRole('table').getByRole('row').nth(1)
      await expect(row).toContainText('Plan de Pagos')
      if (puede) await expect(row.getByRole('checkbox')).toBeEnabled()
      else await expect(row.getByRole('checkbox')).toBeDisabled()
    })
  })

test.describe('a read without answer', () => {
  test.use({ erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })
  test('is tried again by itself', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    let asked = 0
    await page.route('**/api/pago/simularMatriculaAdelantada**', (route) =>
      ++asked < 2 ? route.abort() : route.continue(),
    )
    await page.getByLabel('Cantidad de Cuotas').fill('1')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await expect(page.getByRole('dialog')).toContainText('Total', { timeout: 20_000 })
    expect(asked).toBe(2)
  })
})

test.describe('advance months', () => {
  test('Generar Cuotas shows the plan and then adds the months', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    const dialog = page.getByRole('dialog')
    // Of months without a price no total is told.
    await page.getByLabel('Cantidad de Cuotas').fill('30')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await expect(dialog).toContainText('Sin precio')
    await expect(dialog).not.toContainText('Total')
    await expect(dialog.getByRole('button', { name: 'Generar 30 cuotas' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByLabel('Cantidad de Cuotas').fill('2')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await expect(dialog).toContainText('Total')
    await dialog.getByRole('button', { name: /Generar/ }).dblclick()
    await expect(page.getByText('Cuotas generadas: 2').first()).toBeVisible()
    const after = await pendingOf(member.id, token)
    expect(after.length).toBe(member.pendientes.length + 2)
  })

  test('a year without price is named and nothing is generated', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    await page.getByLabel('Cantidad de Cuotas').fill('60')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await expect(page.getByRole('dialog')).toContainText(/precio/i)
    expect((await pendingOf(member.id, token)).length).toBe(member.pendientes.length)
  })

  test('a quantity that is none is told beside the field', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/pagos`)
    for (const typed of ['', '0', '61']) {
      await page.getByLabel('Cantidad de Cuotas').fill(typed)
      await page.getByRole('button', { name: 'Generar Cuotas' }).click()
      await expect(page.getByText('Ingrese la cantidad de cuotas, entre 1 y 60')).toBeVisible()
    }
  })
})
