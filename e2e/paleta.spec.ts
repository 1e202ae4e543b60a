import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from './pasos/accesible'
import { signIn } from './pasos/alta'
import { get, type FilaMatriculado } from './pasos/api'
import { expect, test } from './pasos/base'
import { openWithoutScripts } from './pasos/temprano'
import { CLAVE } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { doctorsAccount } from './pasos/registro'

const someoneOn = async (page: number, token: string): Promise<FilaMatriculado> => {
  const [row] = await get<FilaMatriculado[]>(`/matriculado/traerTodos?nroPagina=${page}`, token)
  if (!row) throw new Error('La página está vacía')
  return row
}

/** What the browser has noted of the records that were open. */
const keptRecents = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.includes('recientes'))
      .join(),
  )

test.describe('the palette', () => {
  test('finds a doctor by DNI typed in one go, also before it is there', async ({ page, token }) => {
    const { id, dni } = await someoneOn(3, token)
    await page.goto('/inicio')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(String(dni))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps what is typed before the screen’s own scripts are there', async ({ page, token }) => {
    const { id, dni } = await someoneOn(3, token)
    const release = await openWithoutScripts(page, '/matriculados')
    await page.getByLabel('DNI').focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(String(dni))
    await expect(page.getByLabel('DNI')).toHaveValue('')
    release()
    await expect(page.getByRole('combobox')).toHaveValue(String(dni))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}$`))
  })

  test('finds by matricula and by name, accents and order aside; the arrows lead to his payments', async ({
    page,
    token,
  }) => {
    const { id, matricula, apellidoNombre } = await someoneOn(2, token)
    await page.goto('/inicio')
    await page.getByRole('button', { name: 'Buscar matriculados y pantallas' }).click()
    const box = page.getByRole('combobox')
    await box.fill(apellidoNombre.toUpperCase().split(' ').reverse().join(' '))
    await expect(page.getByRole('option', { name: apellidoNombre }).first()).toBeVisible()
    await box.fill(String(matricula))
    const found = page.getByRole('option', { name: new RegExp(`Matricula ${matricula}$`) })
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await box.press('ArrowDown')
    const pagos = page.getByRole('option', { name: /^Pagos Pendientes/ })
    await expect(pagos).toHaveAttribute('aria-selected', 'true')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await pagos.getAttribute('id'))
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}/pagos$`))
  })
})

test.describe('the records of before', () => {
  test.use({ cuenta: null })

  test('come first, until signing out', async ({ page, token }) => {
    const one = await someoneOn(1, token)
    const other = await someoneOn(2, token)
    await signIn(page, 'contador')
    for (const { id } of [one, other]) {
      await page.goto(`/fichaMatriculado/${id}`)
      await expect(page.getByText('Datos Basicos').first()).toBeVisible()
      await expect.poll(() => keptRecents(page)).toContain(`"id":${id}`)
    }
    await page.keyboard.press('Control+k')
    const recent = page.getByRole('group', { name: 'Recientes' }).getByRole('option')
    await expect(recent).toHaveCount(2)
    await expect(recent.first()).toContainText(other.apellidoNombre)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, 'contador')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(recent).toHaveCount(0)
  })

  test('a doctor has no palette', async ({ page }) => {
    await typeCredentials(page, (await doctorsAccount()).username, CLAVE)
    await page.waitForURL(/inicio_matriculado/)
    await expect(page.getByRole('button', { name: /^Buscar matriculados/ })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('who only reads', () => {
  test.use({ cuenta: 'empleado' })

  test('is offered nothing that is refused', async ({ page, token }) => {
    const { dni } = await someoneOn(1, token)
    await page.goto('/inicio')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox')
    for (const text of ['nuevo', 'varios', 'usuarios', 'ajustes']) {
      await box.fill(text)
      await expect(page.getByRole('group', { name: 'Pantallas' })).toHaveCount(0)
    }
    await box.fill(String(dni))
    await expect(page.getByRole('option', { name: /^Cuenta Corriente/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /^Pagos/ })).toHaveCount(0)
  })
})

test.describe('how it looks', () => {
  test('axe finds nothing in the palette', async ({ page }) => {
    await page.goto('/inicio')
    await page.getByRole('button', { name: 'Buscar matriculados y pantallas' }).click()
    await page.getByRole('combobox').fill('ma')
    await expect(page.getByRole('group', { name: 'Matriculados' })).toBeVisible()
    await expectAccessibleInBoth(page, 0)
  })
})
