import { expectAccessibleInBoth } from './pasos/accesible'
import { pendingOf, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { doWithChosen } from './pasos/menu'
import { createMember } from './pasos/matriculado'

test.describe('the treasury', () => {
  test.use({ cuenta: 'contador' })

  test('charges a concept to those chosen, with what it does shown first, and takes it back in one', async ({
    page,
    token,
  }) => {
    test.setTimeout(120_000)
    const one = await createMember(token)
    const two = await createMember(token)
    await page.goto('/matriculados')
    await page.getByRole('button', { name: 'Elegir', exact: true }).click()
    for (const { matricula, apellido } of [one, two]) {
      await page.getByRole('textbox', { name: 'Matricula' }).fill(String(matricula))
      await page.keyboard.press('Enter')
      const box = page.getByRole('checkbox', { name: new RegExp(`^Seleccionar ${apellido}`) })
      await box.focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByText('2 matriculados seleccionados')).toBeVisible()
    await post('/matriculado/cambiarEstado', { matriculadoID: two.id, tipoMatriculaID: 5 }, token)
    await doWithChosen(page, 'Cargar Concepto')
    const dialog = page.getByRole('dialog', { name: 'Cargar un concepto a los elegidos' })
    await dialog.getByRole('combobox', { name: 'Concepto' }).click()
    await page.getByRole('option', { name: 'Curso de actualización' }).click()
    const go = dialog.getByRole('button', { name: /^Cargar a \d por \$/ })
    await expect(go).toBeEnabled()
    await expectAccessibleInBoth(page, 0)
    await go.click()
    await expect(page).toHaveURL(/\/conceptosAVarios$/)
    await expect.poll(async () => (await pendingOf(one.id, token)).length, { timeout: 20_000 }).toBe(1)
    const undo = page.getByRole('button', { name: /^Deshacer / }).first()
    await expect(undo).toBeEnabled({ timeout: 20_000 })
    await undo.click()
    const undoing = page.getByRole('dialog', { name: /^Deshacer la carga de / })
    await undoing.getByRole('textbox', { name: 'Motivo' }).fill('Concepto equivocado')
    await undoing.getByRole('button', { name: /^Anular \d por \$/ }).click()
    await expect(page.getByText('Deshecha', { exact: true }).first()).toBeVisible()
    expect(await pendingOf(one.id, token)).toEqual([])
  })
})
