import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'

test('a clerk says that a shared mail is right, sees it kept with the reason, and takes it back', async ({
  page,
  token,
}) => {
  const email = `familia.${Date.now()}@example.com`
  const { apellido } = await createMember(token, { email })
  const otra = await createMember(token, { email })
  await page.goto(`/controlPadron?clase=mismoCorreo&nombre=${otra.matricula}`)
  const table = page.getByRole('table', { name: 'Control del Padrón' })
  await expect(table).toContainText(email)
  await expect(table).toContainText(apellido)
  await table.getByRole('button', { name: /^Está bien/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Son hermanas')
  await dialog.getByRole('button', { name: 'Está bien' }).click()
  await expect(page.getByText('Ningún hallazgo con estos filtros')).toBeVisible()

  await page.goto(`/controlPadron?ver=buenos&nombre=${otra.matricula}`)
  await expect(table).toContainText('Son hermanas')
  await expectAccessible(page)
  await table.getByRole('button', { name: /^Volver a mirar/ }).click()
  await expect(page.getByText('Ningún hallazgo con estos filtros')).toBeVisible()
})
