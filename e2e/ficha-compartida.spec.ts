import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { storedSession } from './pasos/cuentas'
import { chooseOption, dialogOf, editText, expectSaved, openRecord, readRecord, valueOf } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test('two people edit the same field: the second is told who, when and what it says now, and decides', async ({
  page,
  browser,
  token,
}) => {
  const { id } = await createMember(token)
  const context = await browser.newContext({
    baseURL: process.env['PADRON_E2E_URL'],
    storageState: storedSession('administrativo'),
  })
  const other = await context.newPage()
  await openRecord(page, id)
  await openRecord(other, id)
  const menu = await other.getByRole('button', { name: /^Menú de/ }).getAttribute('aria-label')
  const quien = (menu ?? '').replace('Menú de ', '')

  await valueOf(page, 'Barrio').click()
  await page.getByRole('textbox', { name: 'Barrio' }).fill('El mío')
  await editText(other, 'Barrio', 'El de ella')
  await expectSaved(other, 'Barrio', 'El de ella')

  const dialog = dialogOf(page, 'Barrio')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText(new RegExp(`Lo cambió ${quien} el \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d`))
  await expect(alert).toContainText('ahora dice "El de ella"')
  await expect(page.getByText('No se pudo editar el campo')).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveText('El de ella')
  await expect(page.getByRole('textbox', { name: 'Barrio' })).toHaveValue('El mío')
  await expect(page.getByRole('textbox', { name: 'Barrio' })).toBeFocused()
  expect((await readRecord(id, token)).datospersonales.barrio).toBe('El de ella')

  await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
  await expectSaved(page, 'Barrio', 'El mío')
  expect((await readRecord(id, token)).datospersonales.barrio).toBe('El mío')
  await context.close()
})

test('a state somebody else changed meanwhile is shown before it is changed again', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await openRecord(page, id)
  await chooseOption(page, 'Cambiar Estado')
  const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
  await dialog.getByRole('radio', { name: 'PASIVO' }).check()
  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 8 }, token)
  const apply = dialog.getByRole('button', { name: 'Cambiar Estado' })
  await apply.click()
  await expect(page.getByText(/^Lo cambió .+: ahora está FALLECIDO$/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'FALLECIDO (actual)' })).toBeVisible()
  expect((await readRecord(id, token)).tipomatricula.id).toBe(8)
  await apply.click()
  await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()
  expect((await readRecord(id, token)).tipomatricula.id).toBe(3)
})
