import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as ajena } from './externo/base'
import { expectAccessible } from './pasos/accesible'
import { today } from '@/domain/fechas'
import { memberWithDebt, monthOf, pay, pendingOf, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { giveAccount, takeOtherAmount } from './pasos/registro'

/** A window of its own takes clicks once it has loaded. */
const PASARELA = /\/pasarelaDePrueba\//
const RESULTADO = /\/resultado\//

/** Chooses the first items that can be chosen, as many as that; the box before them chooses all. */
async function choose(page: Page, count: number): Promise<void> {
  const boxes = page
    .getByRole('table', { name: 'Pagos pendientes' })
    .getByRole('row')
    .getByRole('checkbox', { disabled: false })
  for (let index = 1; index <= count; index++) await boxes.nth(index).check()
}

/** Pages of a browser without windows never lose the focus. */
const returnTo = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('money of another amount stays under review until a person says how it was dealt with', async ({
  page,
  token,
}) => {
  const { id, apellidoNombre, pendientes } = await memberWithDebt(token, 2)
  const wire = {
    detallePagosJSON: JSON.stringify([monthOf(pendientes)]),
    observaciones: '',
    fechaPago: today(),
    matriculadoID: id,
    tipoOperador: 'operador',
  }
  expect((await post('/mercado_pago/generarPago', wire, token)).estado).toBe(1)
  const pagoID = await takeOtherAmount(id)
  await page.goto(`/mercado_pago/${pagoID}/operador/resultado/enCurso`)
  await expect(page.getByRole('heading', { name: 'Pago en revisión' })).toBeVisible()
  await page.getByRole('button', { name: 'Dar por resuelto', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar por resuelto' })
  await dialog.getByLabel('Motivo').fill('Se devolvió por transferencia')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dar por resuelto', exact: true }).click()
  await expect(page.getByText('Se dio por resuelto').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pago en revisión' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dar por resuelto' })).toHaveCount(0)
  await page.goto('/pagosEnLinea')
  const row = page.getByRole('table', { name: 'Pagos en línea' }).getByRole('row').filter({
    hasText: apellidoNombre,
  })
  await expect(row.first()).toContainText('no se acreditó. Resuelto: Se devolvió por transferencia')
})

test('the counter begins an online payment: en trámite until it is cancelled, or paid with its receipt', async ({
  page,
  token,
}) => {
  const { id } = await memberWithDebt(token, 3)
  const open = page.getByText('Hay un pago en línea sin terminar.')
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  for (const end of ['cancelado', 'aprobado']) {
    await choose(page, 2)
    await page.getByRole('button', { name: 'Pagar', exact: true }).first().click()
    await page.getByLabel('En línea').check()
    await expect(page.getByLabel('En línea')).toBeFocused()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
    const pasarela = await opened
    await pasarela.waitForURL(PASARELA)
    await expect(pasarela.getByText('PASARELA DE PRUEBA')).toBeVisible()
    const begun = page.getByRole('dialog', { name: 'Pagar' })
    await expect(begun).toContainText('está en trámite')
    await expect(page.getByText('En trámite', { exact: true })).toHaveCount(2)
    if (end === 'aprobado') {
      await pasarela.getByRole('button', { name: 'Aprobar el pago' }).click()
      await pasarela.waitForURL(RESULTADO)
      await expect(pasarela.getByRole('heading', { name: 'Pago Aprobado' })).toBeVisible()
      await expect(pasarela.getByText(/^Recibo N° \d+$/)).toBeVisible()
      await expect(pasarela.getByRole('button', { name: 'Ver recibo' })).toBeVisible()
      // Where it was begun it is told by itself, over a list that has been read again.
      await expect(begun.getByText('Pago Aprobado', { exact: true })).toBeVisible()
      await expect(begun.getByText(/^Recibo N° \d+$/)).toBeVisible()
      await expect(begun.getByRole('button', { name: 'Ver recibo' })).toBeVisible()
      await expect(page.getByText('En trámite', { exact: true })).toHaveCount(0)
      await pasarela.getByRole('link', { name: 'Volver' }).click()
      await expect(pasarela).toHaveURL(/\/matriculados$/)
    } else {
      await begun.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
      await expect(open).toBeVisible()
      await pasarela.getByRole('button', { name: 'Dejarlo pendiente' }).click()
      await pasarela.waitForURL(RESULTADO)
      await expect(pasarela.getByRole('heading', { name: 'Pago Pendiente' })).toBeVisible()
      await expectAccessible(pasarela)
      await pasarela.getByRole('button', { name: 'Cancelar el pago en línea' }).click()
      const dialog = pasarela.getByRole('dialog')
      await dialog.getByLabel('Motivo').fill('Paga en caja')
      await pasarela.keyboard.press('Escape')
      await pasarela.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
      // Cancelled, but no answer came: it is not known, and the payment itself tells.
      await pasarela.route('**/api/mercado_pago/cancelarPago', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await dialog.getByRole('button', { name: 'Cancelar el pago en línea' }).click()
      await expect(pasarela.getByText(/no se sabe si se canceló el pago en línea/).first()).toBeVisible()
      await expect(pasarela.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()
    }
    await pasarela.close()
    // Closed, the list is read again for who comes back to its window, also under a bell, whose panel is shut.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<div popover role="dialog"></div>'),
    )
    await returnTo(page)
    await expect(open).toHaveCount(0)
    if (end === 'aprobado') await begun.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  }
  await page.goto('/pagosEnLinea')
  const list = page.getByRole('table', { name: 'Pagos en línea' })
  await expect(list.getByText('Aprobado', { exact: true }).first()).toBeVisible()
  await expect(list.getByText('Paga en caja').first()).toBeVisible()
})

test('what somebody paid meanwhile is not paid online as well: told, and who took the money', async ({
  page,
  token,
}) => {
  const { id, pendientes } = await memberWithDebt(token)
  const charge = monthOf(pendientes)
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const row = page.getByRole('table', { name: 'Pagos pendientes' }).getByRole('row')
  await row.filter({ hasText: charge.nombre }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pagar', exact: true }).first().click()
  await page.getByLabel('En línea').check()
  await pay([charge], token)
  await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
  await expect(page.getByText('No se pudo generar el pago').first()).toBeVisible()
  await expect(page.getByText(/ya fue cobrado .* recibo \d+/).first()).toBeVisible()
  await expect.poll(() => page.context().pages().length).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ cuenta: null, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a doctor pays his own and sees it refused, then approved', async ({ page, token }) => {
    const { id: matriculadoID } = await memberWithDebt(token, 3)
    const username = await giveAccount(matriculadoID)
    const before = await pendingOf(matriculadoID, token)
    await typeCredentials(page, username, CLAVE)
    await page.waitForURL(/\/inicio_matriculado$/)
    await chooseOwn(page)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
    let pasarela = await opened
    await pasarela.waitForURL(PASARELA)
    await pasarela.getByRole('button', { name: 'Rechazarlo' }).click()
    await pasarela.waitForURL(RESULTADO)
    // Refused, it frees its month at once and is not to be paid any more.
    await expect(pasarela.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()
    await expect(pasarela.getByText('lo elegido está libre')).toBeVisible()
    await expect(pasarela.getByText(/hasta el/)).toHaveCount(0)
    await expect(pasarela.getByRole('link', { name: 'Ir a la página de pago' })).toHaveCount(0)
    await pasarela.close()
    const dialog = page.getByRole('dialog', { name: 'Pagar en línea' })
    await returnTo(page)
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
    await expect(page.getByText('Hay un pago en línea sin terminar.')).toHaveCount(0)
    // Left without paying, it is held until he lets go of it.
    for (const end of ['left', 'paid']) {
      await page.reload()
      await chooseOwn(page)
      const again = page.waitForEvent('popup')
      await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
      pasarela = await again
      await pasarela.waitForURL(PASARELA)
      await expect(page.getByText('En trámite', { exact: true })).toHaveCount(1)
      if (end === 'paid') break
      await pasarela.getByRole('link', { name: 'Volver sin pagar' }).click()
      await expect(pasarela.getByText(/^Reservado hasta el/)).toBeVisible()
      await pasarela.getByRole('button', { name: 'Dejar este pago' }).click()
      await pasarela.getByRole('alertdialog').getByRole('button', { name: 'Dejar el pago' }).click()
      await expect(pasarela.getByText('Se dejó el pago en línea').first()).toBeVisible()
      await expect(pasarela.getByText(/^Reservado hasta el/)).toHaveCount(0)
      await pasarela.close()
    }
    await pasarela.getByRole('button', { name: 'Aprobar el pago' }).click()
    await pasarela.waitForURL(RESULTADO)
    await expect(pasarela.getByRole('heading', { name: 'Pago Aprobado' })).toBeVisible()
    const papel = pasarela.waitForEvent('popup')
    await pasarela.getByRole('button', { name: 'Ver recibo' }).click()
    await (await papel).close()
    await expect(dialog.getByText('Pago Aprobado', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
    await expect(page.getByText('Hay un pago en línea sin terminar.')).toHaveCount(0)
    await pasarela.getByRole('link', { name: 'Volver' }).click()
    await expect(pasarela).toHaveURL(/\/inicio_matriculado$/)
    expect(await pendingOf(matriculadoID, token)).toHaveLength(before.length - 1)
    expect((await page.request.get('/mercado_pago/999999/medico/resultado/pagoAprobado')).status()).toBe(404)
  })
})

ajena(
  'a server of the spec opens the address it answers, and is believed what it sends back to',
  async ({ page, externo, entrar }) => {
    const id = externo.consejo.medicos[1]?.ficha.id ?? 0
    await entrar('contador')
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    await choose(page, 1)
    await page.getByRole('button', { name: 'Pagar', exact: true }).first().click()
    await page.getByLabel('En línea').check()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
    const result = await opened
    await result.waitForURL(RESULTADO)
    await expect(result.getByRole('heading', { name: 'Pago Pendiente' })).toBeVisible()
    await expect(result.getByText('será aprobado una vez que se pague')).toBeVisible()
    expect(externo.askedFor('/mercado_pago/generarPago')).toHaveLength(1)
    expect(externo.askedFor('/mercado_pago/traerPago')).toHaveLength(0)
    const read = externo.askedFor('/pago/traerPagosPendientes').length
    await expect(page.getByRole('dialog')).toContainText('está pedido')
    await returnTo(page)
    await expect.poll(() => externo.askedFor('/pago/traerPagosPendientes').length).toBeGreaterThan(read)
    await result.getByRole('link', { name: 'Volver' }).click()
    await expect(result).toHaveURL(/\/matriculados$/)
    // The payment's id is whatever its provider calls it.
    await result.goto('/mercado_pago/pref-7_a/operador/resultado/otraCosa')
    await expect(result.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()
  },
)

test('notices come in through the web without a session: signed ones are taken, any other refused', async ({
  playwright,
  baseURL,
}) => {
  const provider = await playwright.request.newContext({ baseURL })
  const address = '/api/mercado_pago/aviso?type=payment&data.id=999999999'
  const data = JSON.stringify({ type: 'payment', data: { id: '999999999' } })
  const send = async (headers: Record<string, string>, body = data) =>
    (
      await provider.post(address, {
        headers: { 'content-type': 'application/json', ...headers },
        data: body,
      })
    ).status()
  const ts = String(Date.now())
  const v1 = createHmac('sha256', 'pasarela-de-prueba')
    .update(`id:999999999;request-id:aviso-1;ts:${ts};`)
    .digest('hex')
  expect(await send({ 'x-request-id': 'aviso-1', 'x-signature': `ts=${ts},v1=${v1}` })).toBe(200)
  expect(await send({ 'x-request-id': 'aviso-2', 'x-signature': `ts=${ts},v1=${v1}` })).toBe(403)
  expect(await send({})).toBe(403)
  expect(await send({}, 'x'.repeat(70_000))).toBe(413)
  expect((await provider.get(address)).status()).toBe(405)
  await provider.dispose()
})

/** On the doctor's page: his first charge that is free, and the bar's button. */
async function chooseOwn(page: Page): Promise<void> {
  await page.locator('#pendientes input[type=checkbox]:enabled').first().check()
  await page
    .getByRole('region', { name: 'Pagar' })
    .getByRole('button', { name: 'Pagar', exact: true })
    .click()
}
