import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'

test.describe('who keeps the register', () => {
  test.use({ cuenta: 'administrativo' })

  test('opens a period, closes it with its certificate and deletes it, from the record', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await page.getByRole('menuitem', { name: 'Superintendencia' }).click()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/superintendencia`)
    await expect(page.getByText('No está en Superintendencia')).toBeVisible()

    const add = page.getByRole('button', { name: 'Agregar A Superintendencia' })
    const dialog = page.getByRole('dialog')
    await add.click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Elija una Fecha Desde').first()).toBeVisible()
    await dialog.getByLabel('Desde').fill('04/05/2020')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
    const table = page.getByRole('table', { name: 'Superintendencia' })
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['Desde', 'Hasta', 'Activo', 'Numero de Certificado', 'Acciones'],
    ])
    const row = table.getByRole('row').nth(1)
    await expect(row).toContainText('04/05/2020')
    await expect(row).toContainText('Si')
    await expect(add).toBeDisabled()

    await row.getByRole('button', { name: 'Editar desde el 04/05/2020, sin fecha de fin' }).click()
    await dialog.getByLabel('Hasta').fill('03/05/2020')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ingregse numero de certificado').first()).toBeVisible()
    await dialog.getByLabel('Numero de Certificado').fill('S-1204')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const early = dialog.getByText('La fecha Hasta no puede ser anterior a la fecha Desde')
    await expect(early.first()).toBeVisible()
    await expect(dialog.getByLabel('Numero de Certificado')).toHaveValue('S-1204')
    await dialog.getByLabel('Hasta').fill('03/05/2021')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
    await expect(row).toContainText('S-1204')
    await expect(row).toContainText('No')
    await expectAccessibleInBoth(page, 0)

    await add.click()
    await dialog.getByLabel('Desde').fill('03/05/2021')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(
      dialog.getByText('Esos días se superponen con el período del 04/05/2020 al 03/05/2021').first(),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    await row.getByRole('button', { name: /^Eliminar desde el 04\/05\/2020/ }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('certificado S-1204')
    await question.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    await expect(page.getByText('No está en Superintendencia')).toBeVisible()
  })
})

test('who only reads sees the periods and nothing to press', async ({ browser, token }) => {
  const { id } = await createMember(token)
  await post('/superintendencia_matriculado/crear', { matriculadoID: id, desde: '2020-05-04' }, token)
  const context = await browser.newContext({ storageState: 'test-results/sesion-empleado.json' })
  const page = await context.newPage()
  await page.goto(`/fichaMatriculado/${id}/superintendencia`)
  const table = page.getByRole('table', { name: 'Superintendencia' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Agregar A Superintendencia' })).toHaveCount(0)
  await context.close()
})
