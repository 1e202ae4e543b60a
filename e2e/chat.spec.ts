import { expect } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'
import { makeReal, setPhones } from './pasos/registro'

const test = withOwnPadron('chat')

test('in a real register a chat opens in the click with number and text, is written down and opens again', async ({
  page,
  padron,
}) => {
  await makeReal(padron.folder)
  await page.goto('/morosos')
  await page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await expect(dialog.getByText('1 de 1 lo recibe')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}: debe {importe}')
  await dialog.getByRole('button', { name: 'Preparar 1 chat', exact: true }).click()
  await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
  const outbox = page.getByRole('table', { name: 'Bandeja de salida' })
  const chat = outbox.getByRole('button', { name: /^Abrir chat/ })

  // The chat itself is another company's page: what is looked at is where it goes and that it is written down.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  for (const time of ['first', 'again']) {
    await test.step(time, async () => {
      const opened = page.waitForEvent('popup')
      await chat.click()
      const window = await opened
      await window.waitForURL(/^https:\/\/wa\.me\/549\d{10}\?text=Hola%20/)
      expect(decodeURIComponent(window.url())).toMatch(
        /Hola .+: debe \$ [\d.,]+\n\nPara no recibir más avisos de deuda: \S+\/bajaDeAvisos\/[\w-]+$/,
      )
      await window.close()
      await expect(outbox.getByText('Abierto', { exact: true })).toHaveCount(1)
    })
  }

  // The next one needs no search: with none left the button goes.
  await expect(page.getByRole('button', { name: /^(Siguiente|Abrir el primer) chat/ })).toHaveCount(0)

  // Changed elsewhere while the list stands open: the chat is with the number of now.
  await setPhones(padron.folder, '385 4999888')
  const opened = page.waitForEvent('popup')
  await chat.click()
  const window = await opened
  await window.waitForURL(/^https:\/\/wa\.me\/5493854999888\?text=Hola%20/)
  await window.close()
  await expect(outbox.getByText('5493854999888', { exact: true })).toBeVisible()
  await setPhones(padron.folder, '')
  await chat.click()
  await expect(
    page.getByText('No tiene teléfono. Corríjalo en su ficha y haga el mensaje de nuevo.'),
  ).toBeVisible()
})

test('the chats of a sending are opened one after another', async ({ page, padron }) => {
  await makeReal(padron.folder)
  await setPhones(padron.folder, '385 4111222')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/morosos')
  const boxes = page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}')
  await dialog.getByRole('button', { name: 'Preparar 2 chats', exact: true }).click()
  await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
  const seen = new Set<string>()
  for (const name of ['Abrir el primer chat (2 esperan)', 'Siguiente chat (1 espera)']) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name, exact: true }).click()
    const window = await opened
    await window.waitForURL(/^https:\/\/wa\.me\//)
    seen.add(window.url())
    await window.close()
  }
  expect(seen.size).toBe(2)
  await expect(page.getByRole('button', { name: /^Siguiente chat/ })).toHaveCount(0)
})
