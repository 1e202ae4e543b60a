import { readFileSync } from 'node:fs'
import { get, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile } from './pasos/menu'
import { typeCredentials } from './pasos/entrada'

const PRIMERA = 'siete higueras viejas'
const OTRA = 'ocho higueras nuevas'

test.describe('Mi cuenta', () => {
  test.use({ cuenta: null })

  test('one’s own password, the other sessions, and the way there from the menu', async ({ page, token }) => {
    test.slow()
    const username = `cuenta.${Date.now().toString(36)}`
    const datos = { nombre: 'Marta', apellido: 'Sosa', telefono: '385 4', email: 'm@example.com', rolID: 4 }
    await post('/user/crear', { username, password: PRIMERA, ...datos }, token)
    const signIn = async (password: string) => await post('/auth/login', { usuario: username, password })
    await signIn(PRIMERA)
    const otra = (await signIn(PRIMERA)).datos as { token: string }

    await typeCredentials(page, username, PRIMERA)
    await page.waitForURL('**/inicio')
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('link', { name: 'Mi cuenta' }).click()
    await expect(page).toHaveURL('/miCuenta')
    await expect(page.locator('#user-menu')).toBeHidden()
    await expect(page.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('row').nth(1)).toContainText('Chrome en Linux')
    await expect(page.getByRole('row').nth(1)).toContainText('esta sesión')

    await page
      .getByRole('button', { name: /^Cerrar la sesión de/ })
      .first()
      .click()
    await expect(page.getByText('Se cerró la sesión', { exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Cerrar las otras sesiones' }).click()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Se cerró 1 sesión')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    expect((await post('/sesion/cerrarOtras', {}, otra.token)).estado).toBe(-120)

    const choose = async (actual: string, nueva: string, repetida = nueva) => {
      await page.getByLabel('Contraseña actual').fill(actual)
      await page.getByLabel('Nueva contraseña').fill(nueva)
      await page.getByLabel('Repetir contraseña').fill(repetida)
      await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    }
    await choose('no es esta', OTRA)
    await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
    await expect(page.getByLabel('Contraseña actual')).toBeFocused()
    await choose(PRIMERA, OTRA, `${OTRA}s`)
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    await page.getByRole('link', { name: 'Matriculados', exact: true }).click()
    const ask = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
    await ask.getByRole('button', { name: 'Quedarse' }).click()
    await expect(ask).toHaveCount(0)
    await choose(PRIMERA, OTRA)
    await expect(page.getByText('Se modificó la contraseña correctamente')).toBeVisible()
    await expect(page.getByLabel('Contraseña actual')).toHaveValue('')
    expect([(await signIn(PRIMERA)).estado, (await signIn(OTRA)).estado]).toEqual([-1, 1])
    await page.goto('/matriculados')
    await expect(page).toHaveURL('/matriculados')
  })
})

test.describe('administration', () => {
  test.use({ cuenta: 'administracion' })

  test('a rule is changed where it says what it does; the trail tells it, filtered and as a file', async ({
    page,
    token,
  }) => {
    test.slow()
    await page.goto('/ajustesAvanzados')
    await page.getByRole('link', { name: /^Reglas/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reglas')
    const rule = page.getByRole('row').filter({ hasText: 'Esperas que bloquean' })
    const change = rule.getByRole('button', { name: /^Cambiar/ })
    await change.click()
    const dialog = page.getByRole('dialog')
    const input = dialog.getByRole('textbox')
    await input.fill('99')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ingrese un número entre 2 y 50')).toBeVisible()
    await input.fill('6')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modificó la regla correctamente')).toBeVisible()
    await expect(rule).toContainText('6 veces')
    await expect(rule).toContainText('cambiada')

    await page.getByRole('link', { name: 'Cambios anteriores' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría')
    await expect(page.getByRole('row').nth(1)).toContainText('Cambio de una regla')
    await expect(page.getByRole('row').nth(1)).toContainText('5 veces')
    await page.getByLabel('Quién').fill('nadie con ese nombre')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByText('Sin resultados')).toBeVisible()
    await page.getByLabel('Quién').fill('ledesma')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Graciela Ledesma')

    const [download] = await Promise.all([page.waitForEvent('download'), askFile(page, 'CSV')])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text).toContain('Esperas que bloquean a un usuario del personal;5 veces;6 veces')
    const [last] = await get<{ accion: string }[]>('/auditoria/traerTodos?accion=auditoria.exportar', token)
    expect(last?.accion).toBe('Exportación de la auditoría')
    const rules = await get<{ clave: string; version: number }[]>('/ajuste/traerTodos', token)
    const { version = 0 } = rules.find(({ clave }) => clave === 'bloqueosDefinitivo') ?? {}
    await post('/ajuste/actualizarDatos', { clave: 'bloqueosDefinitivo', valor: 5, version }, token)
  })
})
