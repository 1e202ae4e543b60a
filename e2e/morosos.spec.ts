import { memberWithDebt, post } from './pasos/api'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'contador' })

test('from the card to the outbox: choose over two pages, see each message, send, open, cancel', async ({
  page,
}) => {
  await page.goto('/inicio')
  await page.getByRole('link', { name: /^Varios/ }).click()
  await page.getByRole('link', { name: /^Morosos/ }).click()
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

  await page.getByLabel('Seleccionar los de esta página').check()
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
  const owed = await sum.textContent()
  await page.getByRole('link', { name: 'Página 1', exact: true }).click()
  await expect(page).not.toHaveURL(/pagina=2/)
  await expect(page.getByText(`${total - 1} matriculados seleccionados`, { exact: true })).toBeVisible()
  await expect(rows.nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const reach = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await expect(reach.getByText(new RegExp(` de ${total - 1} lo reciben`))).toContainText(
    `${owed ?? ''} de mora`,
  )
  await page.keyboard.press('Escape')
  await expect(reach).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar selección' }).click()
  await rows.nth(1).check()
  await rows.nth(2).check()

  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await expect(dialog.getByText('2 de 2 lo reciben')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nadie}')
  await dialog.getByRole('button', { name: 'Enviar a 2' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveAccessibleDescription(
    /No se conoce \{nadie\}/,
  )
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}: debe {importe}, {meses}.')
  await expect(dialog.getByRole('group', { name: /^Mensaje para/ })).toHaveText(
    /^Hola .+: debe \$ [\d.,]+, \d+ mes(es)?\.$/,
  )
  await dialog.getByRole('button', { name: 'Enviar a 2' }).click()

  await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
  await expect(page.getByText('Morosos por Whatsapp:')).toBeVisible()
  const outbox = page.getByRole('table', { name: 'Bandeja de salida' })
  const chat = outbox.getByRole('link', { name: /^Abrir chat/ }).first()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/549\d{10}\?text=Hola%20/)
  // The chat itself is another company's page: what is looked at is that opening it is written down.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const opened = page.waitForEvent('popup')
  await chat.click()
  await (await opened).close()
  await expect(outbox.getByText('Abierto', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancelar los que esperan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(outbox.getByText('Cancelado', { exact: true })).toHaveCount(1)
})

test('a mail of the demonstration stays in its outbox, and a reminder is made, used and removed', async ({
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
  await page.getByRole('button', { name: 'Nuevo Recordatorio' }).click()
  const rule = page.getByRole('dialog', { name: 'Nuevo Recordatorio' })
  await rule.getByLabel('Días').fill('61')
  await rule.getByRole('button', { name: 'Guardar' }).click()
  await expect(rule.getByLabel('Días')).toHaveAccessibleDescription('Ingrese los días, entre 0 y 60')
  await rule.getByLabel('Días').fill('7')
  await rule.getByRole('button', { name: 'Guardar' }).click()
  const rules = page.getByRole('table', { name: 'Recordatorios' })
  await expect(rules.getByText('7 días antes del vencimiento')).toBeVisible()
  await rules.getByRole('button', { name: /^Eliminar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Todavía no hay recordatorios')).toBeVisible()
})
