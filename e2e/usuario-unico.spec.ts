import { expect } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'

/** Of a register of its own: other tests make administrators while this one runs. */
const test = withOwnPadron('usuario-unico')

test('nobody deletes himself or demotes the last administrator', async ({ page }) => {
  await page.goto('/usuarios?buscar=administracion')
  await expect(page.getByRole('button', { name: 'Eliminar administracion', exact: true })).toBeDisabled()
  await page.getByRole('link', { name: 'Editar administracion' }).click()
  await expect(page.getByRole('textbox', { name: 'Usuario', exact: true })).toHaveValue('administracion')
  const address = page.url()
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Tipo de usuario' }).fill('contador')
  await page.getByRole('option', { name: 'CONTADOR' }).click()
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill('385 4000000')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Es el único administrador activo: nombre antes a otro').first()).toBeVisible()
  await expect(page).toHaveURL(address)
})
