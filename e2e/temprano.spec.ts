import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'
import { fillForm, newName, readRow } from './pasos/catalogo'
import { openWithoutScripts } from './pasos/temprano'

/** All of it is done while none of the screen's scripts is there. */
test.describe('before a screen’s scripts', () => {
  test.describe('administration', () => {
    test.use({ cuenta: 'administracion' })

    test('a form that is filled and saved stays where it is, and is saved once', async ({ page, token }) => {
      const nombre = newName()
      const release = await openWithoutScripts(page, '/tipomatricula/crear')
      await fillForm(page, 'tipo_matricula', nombre)
      await page.getByRole('button', { name: 'Guardar' }).dblclick()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
      })
      await expect(page).toHaveURL(/\/tipomatricula\/crear$/)
      release()
      await expect(page.getByText('Se agregó el Tipo de Matrícula correctamente')).toBeVisible()
      await expect(page).toHaveURL(/\/tipomatriculas$/)
      expect(asked.filter((path) => path.endsWith('/tipo_matricula/crear'))).toHaveLength(1)
      expect(await readRow('tipo_matricula', nombre, token)).toMatchObject({ categoria: 5 })
    })

    test('what is being typed keeps its text, its place and the keyboard', async ({ page, token }) => {
      const whole = newName()
      const release = await openWithoutScripts(page, '/practica/crear')
      const nombre = page.getByRole('textbox', { name: 'Práctica' })
      await nombre.pressSequentially(whole.slice(0, -3) + whole.slice(-2))
      for (let times = 0; times < 2; times++) await nombre.press('ArrowLeft')
      release()
      await nombre.press(whole.at(-3) ?? '')
      await nombre.press('Control+Enter')
      await expect(page.getByText('Se agregó la Practica correctamente')).toBeVisible()
      expect((await readRow('practica', whole, token)).id).toBeGreaterThan(0)
    })

    test('a filter that is typed and entered is applied', async ({ page }) => {
      const release = await openWithoutScripts(page, '/auditoria')
      await page.getByLabel('Quién').fill('contador')
      await page.getByLabel('Quién').press('Enter')
      release()
      await expect(page).toHaveURL(/quien=contador/)
      await expect(page.getByLabel('Quién')).toHaveValue('contador')
    })
  })

  test('a number of months that is entered is asked about', async ({ page, token }) => {
    const { id } = await memberWithDebt(token)
    const release = await openWithoutScripts(page, `/fichaMatriculado/${id}/pagos`)
    await page.getByLabel('Cantidad de Cuotas').fill('2')
    await page.getByLabel('Cantidad de Cuotas').press('Enter')
    release()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Total')
    await dialog.getByRole('button', { name: /Generar/ }).click()
    await expect(page.getByText('Cuotas generadas: 2').first()).toBeVisible()
  })

  test('a button that is pressed is pressed, and a row that is ticked is chosen', async ({ page, token }) => {
    const { id } = await memberWithDebt(token)
    const release = await openWithoutScripts(page, `/fichaMatriculado/${id}/pagos`)
    const box = page
      .getByRole('table', { name: 'Pagos pendientes' })
      .getByRole('row')
      .getByRole('checkbox', { disabled: false })
      .nth(1)
    await box.check()
    await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeChecked()
    await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled()
  })

  test.describe('nobody signed in', () => {
    test.use({ cuenta: null })

    test('a password never becomes part of an address', async ({ page }) => {
      const release = await openWithoutScripts(page, '/login')
      await page.getByLabel('Usuario').fill('nadie.de.aqui')
      await page.getByLabel('Contraseña', { exact: true }).fill('una clave larga')
      await page.getByLabel('Contraseña', { exact: true }).press('Enter')
      await expect(page).toHaveURL(/\/login$/)
      release()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
      await expect(page.getByLabel('Usuario')).toHaveValue('nadie.de.aqui')
      await expect(page).toHaveURL(/\/login$/)
    })
  })
})
