import type { Browser, Page } from '@playwright/test'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { NOBODY } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { tabTo } from './pasos/teclado'

test.use({ cuenta: 'administracion' })

const PRIMERA = 'siete higueras viejas'
const OTRA = 'ocho higueras nuevas'
let made = 0
const newName = (): string => `prueba.${Date.now().toString(36)}.${made++}`

const body = (username: string, rolID = 4) => ({
  username,
  password: PRIMERA,
  email: `${username}@example.com`,
  nombre: 'Marta',
  apellido: 'Sosa',
  telefono: '385 4123456',
  rolID,
})

async function makeUser(token: string, rolID?: number): Promise<{ id: number; username: string }> {
  const username = newName()
  const { estado, datos } = await post('/user/crear', body(username, rolID), token)
  expect(estado).toBe(1)
  return { id: (datos as { id: number }).id, username }
}

const estadoOf = async (usuario: string, password: string) =>
  (await post('/auth/login', { usuario, password })).estado

/** A browser of his own in which somebody is signed in. */
async function signedIn(browser: Browser, baseURL: string | undefined, usuario: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), storageState: NOBODY })
  const page = await context.newPage()
  await typeCredentials(page, usuario, PRIMERA)
  await page.waitForURL('**/inicio')
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('an account from its making to its end, by keyboard only', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const username = newName()
  await page.goto('/usuarios')
  await expect(field(page, 'Buscar')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Nuevo Usuario' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(field(page, 'Usuario')).toBeFocused()
  await keyboard.press('Control+Enter')
  for (const text of ['Ingrese nombre de usuario', 'Por favor ingrese contraseña', 'Por favor ingrese email'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(field(page, 'Usuario')).toBeFocused()
  await keyboard.insertText(username)
  for (const [name, text] of [
    ['Contraseña', PRIMERA],
    ['Nombre', 'Marta'],
    ['Apellido', 'Sosa'],
    ['Email', `${username}@example.com`],
    ['Teléfono', '385 4123456'],
  ] as const) {
    await tabTo(page, field(page, name))
    await keyboard.insertText(text)
  }
  await tabTo(page, page.getByRole('combobox', { name: 'Tipo de usuario' }), 'Shift+Tab')
  await keyboard.type('empleado')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('Se agregó el usuario correctamente')).toBeVisible()
  await expect(page).toHaveURL('/usuarios')

  await expect(field(page, 'Buscar')).toBeFocused()
  await keyboard.insertText(username)
  await keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, button(page, `Eliminar ${username}`))
  await keyboard.press('Enter')
  await expect(button(page, 'No')).toBeFocused()
  await tabTo(page, button(page, 'Si'))
  await keyboard.press('Enter')
  await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
  expect(await estadoOf(username, PRIMERA)).toBe(-2)
  const line = page.getByRole('link', { name: `Editar ${username}` })
  await expect(line).toHaveCount(0)
  await tabTo(page, button(page, 'Deshacer'))
  await keyboard.press('Enter')
  await expect(line).toBeVisible()
  expect(await estadoOf(username, PRIMERA)).toBe(1)
})

test('a blank password keeps the one there is and is not sent; a typed one ends the sessions', async ({
  page,
  token,
  browser,
  baseURL,
}) => {
  test.slow()
  const { id, username } = await makeUser(token)
  const otra = await signedIn(browser, baseURL, username)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/actualizarDatos')) sent.push(request.postData() ?? '')
  })
  await page.goto(`/usuario/${id}`)
  await expect(page.getByText('Vacía, sigue la que tiene. Al menos 6 caracteres')).toBeVisible()
  await field(page, 'Nombre').fill('Martina')
  await button(page, 'Guardar').click()
  await expect(page.getByText('Se modificó el usuario correctamente')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toMatch(/clave|password/)
  expect(await estadoOf(username, PRIMERA)).toBe(1)
  await otra.goto('/matriculados')
  await expect(otra.getByRole('heading', { level: 1 })).toHaveText('Matriculados')

  await page.goto(`/usuario/${id}`)
  await field(page, 'Contraseña').fill(OTRA)
  await button(page, 'Guardar').click()
  await expect(page.getByText('Se modificó el usuario correctamente')).toBeVisible()
  expect([await estadoOf(username, PRIMERA), await estadoOf(username, OTRA)]).toEqual([-1, 1])
  await otra.goto('/matriculados')
  await expect(otra).toHaveURL(/\/login\?aviso=caducada&volver=%2Fmatriculados$/)
  await otra.context().close()
})

test('a locked account is told apart and unlocked from the list and from its page', async ({
  page,
  token,
}) => {
  const { id, username } = await makeUser(token)
  for (let i = 0; i < 5; i++) await estadoOf(username, `errada ${i}`)
  expect(await estadoOf(username, PRIMERA)).toBe(-4)
  await page.goto(`/usuarios?buscar=${username}`)
  await expect(page.getByText(/^En espera hasta \d\d:\d\d$/)).toBeVisible()
  await button(page, `Desbloquear ${username}`).click()
  await expect(page.getByText('Se desbloqueó el usuario correctamente')).toBeVisible()
  expect(await estadoOf(username, PRIMERA)).toBe(1)

  await page.goto(`/usuario/${id}`)
  await button(page, 'Bloquear').click()
  await button(page, 'Si').click()
  await expect(page.getByText('Bloqueado', { exact: true })).toBeVisible()
  expect(await estadoOf(username, PRIMERA)).toBe(-3)
  await button(page, 'Desbloquear').click()
  await expect(button(page, 'Bloquear')).toBeVisible()
  expect(await estadoOf(username, PRIMERA)).toBe(1)
})
