import { readFileSync } from 'node:fs'
import { today } from '@/domain/fechas'
import { memberWithDebt, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile } from './pasos/menu'

test.use({ cuenta: 'contador' })

test('from the card to the outbox: choose over two pages, see each message, send, open, cancel', async ({
  page,
}) => {
  await page.goto('/inicio')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Varios/ })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Morosos/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morosos', exact: true })).toBeVisible()
  for (const heading of ['Matricula', 'DNI', 'Apellido y Nombre', 'Mora', 'Accion'])
    await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox')
  await rows.nth(1).check()
  await expect(page.getByText('1 matriculado seleccionado', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await rows.nth(1).check()
  await expect(page.getByText('2 matriculados seleccionados', { exact: true })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Seleccionar los de esta página' }).check()
  await page.getByRole('button', { name: /^Seleccionar los \d+ que cumplen el filtro$/ }).click()
  const everybody = page.getByText(/^\d\d+ matriculados seleccionados$/)
  await expect(everybody).toBeVisible()
  // One left out of everybody: the rest stays chosen, here and on the other page, counted and added up.
  const total = Number.parseInt((await everybody.textContent()) ?? '', 10)
  const sum = page.getByRole('status').filter({ hasText: 'seleccionados' }).locator('strong')
  const whole = await sum.textContent()
  await rows.nth(1).uncheck()
  await expect(page.getByText(`${total - 1} matriculados seleccionados`, { exact: true })).toBeVisible()
  await expect(sum).not.toHaveText(whole ?? '')
  await page.getByRole('link', { name: 'Página 1', exact: true }).click()
  await expect(page).not.toHaveURL(/pagina=2/)
  await expect(rows.nth(1)).toBeChecked()
  // Read anew: elsewhere somebody may pay meanwhile.
  const left = Number.parseInt((await everybody.textContent()) ?? '', 10)
  const owed = await sum.textContent()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const reach = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await expect(reach.getByText(new RegExp(` de ${left} lo reciben`))).toContainText(`${owed ?? ''} de mora`)
  await page.keyboard.press('Escape')
  await expect(reach).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar selección' }).click()
  await rows.nth(1).check()
  await rows.nth(2).check()

  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await expect(dialog.getByText('2 de 2 lo reciben')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nadie}')
  await dialog.getByRole('button', { name: 'Preparar 2 chats' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveAccessibleDescription(
    /No se conoce \{nadie\}/,
  )
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}: debe {importe}, {meses}.')
  await expect(dialog.getByRole('group', { name: /^Mensaje para/ })).toHaveText(
    /^Hola .+: debe \$\s[\d.,]+, \d+ mes(es)?\.$/,
  )
  await dialog.getByRole('button', { name: 'Preparar 2 chats' }).click()

  await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
  await expect(page.getByText('Morosos por Whatsapp:')).toBeVisible()
  const outbox = page.getByRole('table', { name: 'Bandeja de salida' })
  // An invented number may be somebody's: a demonstration shows it, writes down the click and opens no chat.
  await expect(outbox.getByText(/^549\d{10}$/)).toHaveCount(2)
  await expect(page.locator('[href*="wa.me"]')).toHaveCount(0)
  const windows = page.context().pages().length
  await outbox
    .getByRole('button', { name: /^Abrir chat/ })
    .first()
    .click()
  await expect(page.getByText('Demostración: se anotó y no se abrió ningún chat')).toBeVisible()
  await expect(outbox.getByText('Abierto', { exact: true })).toHaveCount(1)
  await expect(outbox.getByText('Demostración: no se abrió ningún chat', { exact: true })).toHaveCount(1)
  expect(page.context().pages()).toHaveLength(windows)
  await page.getByRole('button', { name: 'Cancelar los que esperan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(outbox.getByText('Cancelado', { exact: true })).toHaveCount(1)
})

test('who is paying online is named before anything is sent: the message waits for that payment', async ({
  page,
  token,
}) => {
  const { id, dni, apellidoNombre, pendientes } = await memberWithDebt(token, 3)
  const month = Number(today().slice(0, 7).replace('-', ''))
  const overdue = pendientes.findLast(
    ({ tipoPagoID, anio, mes }) => tipoPagoID === 3 && anio * 100 + mes < month,
  )
  const begun = await post(
    '/mercado_pago/generarPago',
    {
      detallePagosJSON: JSON.stringify([overdue]),
      observaciones: '',
      fechaPago: today(),
      matriculadoID: id,
      tipoOperador: 'operador',
    },
    token,
  )
  expect(begun.estado).toBe(1)
  await page.goto(`/morosos?nombre=${encodeURIComponent(apellidoNombre)}`)
  await page
    .getByRole('table', { name: 'Morosos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(dni), exact: true }) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  const waits = dialog.getByText('1 lo recibe solo si no se concreta su pago en línea en trámite')
  await expect(waits).toBeVisible()
  const people = dialog.getByRole('list', { name: 'Destinatarios' }).getByRole('listitem')
  await dialog.getByRole('button', { name: 'Ver el que espera', exact: true }).click()
  await expect(people).toHaveCount(1)
  await expect(people).toContainText(apellidoNombre)
  await expect(people).toContainText('Espera: hay un pago en línea en trámite')
  await dialog.getByRole('button', { name: 'Ver todos', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('a mail of the demonstration stays in its outbox, and a reminder is made, asked about and removed', async ({
  page,
  token,
}) => {
  const { id, dni, apellidoNombre } = await memberWithDebt(token, 3)
  const campo = 'matriculado.datospersonales.email'
  const valor = `moroso.${id}@example.com`
  expect(
    (await post('/matriculado/actualizarDatos', { matriculadoID: id, campo, valor }, token)).estado,
  ).toBe(1)
  await page.goto(`/morosos?nombre=${encodeURIComponent(apellidoNombre)}`)
  await page
    .getByRole('table', { name: 'Morosos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(dni), exact: true }) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await dialog.getByRole('radio', { name: 'Mail' }).check()
  await dialog.getByRole('button', { name: 'Enviar a 1', exact: true }).click()
  await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
  await expect(page.getByText('Demostración: no salió, se lee solo en esta bandeja')).toBeVisible({
    timeout: 60_000,
  })

  await page.goto('/recordatorios')
  await expect(page.getByText('Todavía no hay recordatorios')).toBeVisible()
  // The day's run is made while there is no rule: no later one comes by itself in between.
  expect(await post('/recordatorio/correr', {}, token)).toMatchObject({
    estado: 1,
    datos: { encolados: 0, omitidos: 0 },
  })
  await page.getByRole('button', { name: 'Nuevo Recordatorio' }).click()
  const rule = page.getByRole('dialog', { name: 'Nuevo Recordatorio' })
  await rule.getByLabel('Días').fill('61')
  await rule.getByRole('button', { name: 'Guardar' }).click()
  await expect(rule.getByLabel('Días')).toHaveAccessibleDescription('Ingrese los días, entre 0 y 60')
  // What was typed is not lost by a slip.
  await page.keyboard.press('Escape')
  const unsaved = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  await unsaved.getByRole('button', { name: 'Seguir editando', exact: true }).click()
  // A rule for the month that came due on the 10th, or comes due then, speaks of it today.
  const since = Number(today().slice(8)) - 10
  await rule.getByLabel('Días').fill(String(Math.abs(since)))
  if (since > 0) {
    await rule.getByLabel('Cuándo').click()
    await page.getByRole('option', { name: 'Después del vencimiento', exact: true }).click()
  }
  await rule.getByRole('button', { name: 'Guardar' }).click()
  const rules = page.getByRole('table', { name: 'Recordatorios' })
  await expect(
    rules.getByRole('cell', { name: /^(\d+ días? (antes|después)|El día) del vencimiento$/ }),
  ).toBeVisible()

  // It writes to many: it is asked first, with how many by which means and how many have no address.
  let ran = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recordatorio/correr')) ran++
  })
  await page.getByRole('button', { name: /^Enviar los de hoy \(\d+\)$/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem')).toHaveText(
    /^.+ del vencimiento, por Mail: [\d.]+ mensajes?(, [\d.]+ sin correo electrónico que sirva)?$/,
  )
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await expect(question).toHaveCount(0)
  expect(ran).toBe(0)
  await rules.getByRole('button', { name: /^Eliminar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Todavía no hay recordatorios')).toBeVisible()
})

test('a filter that cannot be read is told beside its box, and nobody is listed as if it were none', async ({
  page,
}) => {
  await page.goto('/morosos')
  const table = page.getByRole('table', { name: 'Morosos' })
  await expect(table).toBeVisible()
  const importe = page.getByLabel('Importe desde')
  const meses = page.getByLabel('Meses adeudados desde')
  await importe.fill('50 mil')
  await meses.fill('3 meses')
  await meses.press('Enter')
  await expect(importe).toHaveAccessibleDescription('Ingrese un importe válido')
  await expect(meses).toHaveAccessibleDescription('Ingrese una cantidad de meses')
  // Neither by the address nor typed: the list of before is nobody's answer to it.
  await expect(page.getByText('Un filtro no se puede leer. Corríjalo para ver la lista.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  for (const [address, box, problem] of [
    ['/morosos?importe=50+mil', 'Importe desde', 'Ingrese un importe válido'],
    ['/cuentasCorrientes?importe=mucho', 'Deuda desde', 'Ingrese un importe válido'],
    ['/planillaDeCaja?fecha=2026-02-30', 'Fecha', 'Ingrese una fecha válida'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByLabel(box, { exact: true })).toHaveAccessibleDescription(problem)
    await expect(page.getByText('Un filtro no se puede leer. Corríjalo para ver la lista.')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  }
  await page.goto('/morosos?importe=50+mil')
  await page.getByRole('main').getByRole('link', { name: 'Limpiar filtros', exact: true }).click()
  await expect(table).toBeVisible()
  await expect(importe).toHaveValue('')
})

test.describe('a message without an answer', () => {
  test.use({ erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })

  test('is known to be unknown; the very same is sent again and queued once', async ({ page }) => {
    await page.goto('/morosos')
    await page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox').nth(3).check()
    await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
    await expect(dialog.getByText('1 de 1 lo recibe')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Sin respuesta {nombre}')
    await page.keyboard.press('Escape')
    const unsaved = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
    await unsaved.getByRole('button', { name: 'Seguir editando', exact: true }).click()
    const queued: unknown[] = []
    await page.route('**/api/mensaje/crear', async (route) => {
      queued.push(await (await route.fetch()).json())
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Preparar 1 chat', exact: true }).click()
    await expect(
      dialog.getByText(/^No hubo respuesta del servidor: no se sabe si los mensajes/),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Ver la bandeja de salida' })).toHaveAttribute(
      'href',
      '/mensajes',
    )
    await page.unroute('**/api/mensaje/crear')
    const again = page.waitForResponse('**/api/mensaje/crear')
    await dialog.getByRole('button', { name: 'Repetir el envío', exact: true }).click()
    const answer: unknown = await (await again).json()
    expect(queued).toEqual([answer, answer, answer, answer])
    await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
    await expect(page.getByRole('table', { name: 'Bandeja de salida' }).getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Cancelar los que esperan' }).click()
    const one = page.getByRole('alertdialog', { name: 'Cancelar el mensaje que espera', exact: true })
    await one.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByRole('table').getByText('Cancelado', { exact: true })).toBeVisible()
  })
})

test('the list as a file, all of it and filtered; for nobody else', async ({ page, browser, baseURL }) => {
  const address = '/api/descargas/morosos'
  await page.goto('/morosos?meses=2')
  const count = Number(
    /^(\d+) matriculados/.exec(
      (await page
        .locator('.totals')
        .getByText(/^\d+ matriculados$/)
        .textContent()) ?? '',
    )?.[1],
  )
  expect(count).toBeGreaterThan(20)
  const coming = page.waitForEvent('download')
  await askFile(page, 'CSV')
  const lines = readFileSync(await (await coming).path(), 'utf8')
    .slice(1)
    .trim()
    .split('\r\n')
  expect(lines[0]).toBe('Matricula;DNI;Apellido y Nombre;Meses;Mora')
  expect(lines).toHaveLength(count + 1)
  for (const line of lines.slice(1)) expect(Number(line.split(';')[3])).toBeGreaterThanOrEqual(2)
  expect((await page.request.get(`${address}?meses=muchos`)).status()).toBe(400)
  expect((await page.request.get(`${address}?meses=2&meses=3`)).status()).toBe(400)
  expect((await page.request.get(address, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(
    403,
  )
  for (const [state, status] of [
    ['test-results/sesion-empleado.json', 403],
    ['test-results/sesion-administrativo.json', 403],
    [{ cookies: [], origins: [] }, 401],
  ] as const) {
    const context = await browser.newContext({ baseURL, storageState: state as string })
    const answer = await context.request.get(address)
    expect(answer.status()).toBe(status)
    expect(await answer.text()).not.toContain('apellidoNombre')
    await context.close()
  }
})
