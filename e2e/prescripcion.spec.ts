import { makePng } from '@/backend/prueba/archivo/imagenes'
import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'

test('from the worksheet to one doctor, whose last day moves once a letter was received, and goes back', async ({
  page,
}) => {
  await page.goto('/prescripcion?situacion=prescripto&por=dos')
  const sheet = page.getByRole('table', { name: 'Prescripción' })
  await expect(sheet.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/prescripcion?situacion=dias180&por=dos')
  await sheet.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fichaMatriculado\/\d+\/cobranza$/)
  const debts = page.getByRole('table', { name: 'Lo que debe' })
  const [before, after] = [
    debts.getByText(/^2 años desde el \d\d\/\d\d\/\d{4}\.$/),
    debts.getByText(
      new RegExp(`^2 años desde .*; seis meses más por la intimación recibida el ${formatFecha(today())}`),
    ),
  ]
  await expect(before.first()).toBeVisible()

  const seguimiento = `CD ${Date.now()}`
  const send = async () => {
    await page.getByRole('button', { name: 'Intimación enviada' }).click()
    const dialog = page.getByRole('dialog', { name: 'Intimación enviada' })
    await dialog.getByRole('textbox', { name: 'Se envió el' }).fill('-5')
    await dialog.getByRole('combobox', { name: 'Cómo' }).click()
    await page.getByRole('option', { name: 'Carta documento' }).click()
    await dialog.getByRole('textbox', { name: 'Número de seguimiento' }).fill(seguimiento)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    return dialog
  }
  await expect(await send()).toHaveCount(0)
  const again = await send()
  await expect(again.getByText('Otra intimación ya tiene ese número').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').last().click()

  const events = page.getByRole('table', { name: 'Gestiones' })
  const row = events.getByRole('row').filter({ hasText: seguimiento })
  await row.getByRole('button', { name: 'Recepción' }).click()
  const paper = page.getByRole('dialog', { name: /^Recepción de la intimación/ })
  await paper.getByRole('textbox', { name: 'Se recibió el' }).fill(formatFecha(addDays(today(), -6)))
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'aviso.png', mimeType: 'image/png', buffer: makePng(30, 30) })
  await paper.getByRole('button', { name: 'Anotar' }).click()
  await expect(paper.getByText(/no pudo recibirse antes/).first()).toBeVisible()
  await paper.getByRole('textbox', { name: 'Se recibió el' }).fill('h')
  await paper.getByRole('button', { name: 'Anotar' }).click()
  await expect(paper).toHaveCount(0)
  await expect(after.first()).toBeVisible()
  await expect(events.getByRole('link', { name: 'Ver papel' }).first()).toBeVisible()
  await expectAccessible(page)

  const received = events.getByRole('row').filter({ hasText: 'Intimación recibida' }).first()
  await received.getByRole('button', { name: 'Anular' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Era de otro médico')
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click()
  await expect(events.getByText('Era de otro médico')).toBeVisible()
  await expect(after).toHaveCount(0)
})
