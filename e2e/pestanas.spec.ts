import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { sendCredentials } from './pasos/entrada'

const strip = (page: Page): Locator => page.getByRole('navigation', { name: 'Pestañas' })
const tabs = (page: Page): Locator => strip(page).getByRole('link')
const tab = (page: Page, name: string): Locator => strip(page).getByRole('link', { name, exact: true })

/** Tabs mode, as the settings panel leaves it. */
const useTabs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('padron.ajustes', JSON.stringify({ multipestana: true })))

/** Opens screens one after another in this tab of the browser; each is there before the next. */
async function openAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [i, address] of addresses.entries()) {
    await page.goto(address)
    await expect(tabs(page)).toHaveCount(i + 1)
  }
}

test.describe('tabs mode', () => {
  test.use({ cuenta: 'administracion' })

  test('is off until it is switched on; then what is shown is the first tab', async ({ page }) => {
    await page.goto('/matriculados')
    await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
    await expect(strip(page)).toHaveCount(0)
    await page.getByRole('switch', { name: 'Varias pestañas' }).check()
    await page.keyboard.press('Escape')
    await expect(tabs(page)).toHaveText(['Matriculados'])
  })

  test('of more tabs than fit, the one shown is whole, its closing too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await useTabs(page)
    await openAll(page, ['/matriculados', '/practicas', '/bancos', '/auditoria'])
    await expect(strip(page).getByRole('button', { name: 'Cerrar Auditoría', exact: true })).toBeInViewport({
      ratio: 1,
    })
  })

  test('opened screens are tabs, one an address, each where it was left; they survive a reload', async ({
    page,
  }) => {
    await useTabs(page)
    await page.goto('/inicio')
    await strip(page).waitFor()
    await page.getByRole('link', { name: 'Matriculados', exact: true }).first().click()
    await page.getByRole('link', { name: /siguiente/i }).click()
    await expect(page).toHaveURL(/pagina=2$/)
    const look = page.getByRole('link', { name: /^Ver/ }).first()
    const nombre = (await look.getAttribute('aria-label'))?.replace('Ver ', '') ?? ''
    await look.click()
    const names = ['Inicio', 'Matriculados', nombre]
    await expect(tabs(page)).toHaveText(names)
    await expect(tabs(page).nth(2)).toHaveAttribute('aria-current', 'page')
    await tab(page, 'Matriculados').click()
    await expect(page).toHaveURL(/\/matriculados\?pagina=2$/)
    await page.reload()
    await expect(tabs(page)).toHaveText(names)
    await expect(tab(page, 'Matriculados')).toHaveAttribute('aria-current', 'page')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(nombre)
  })

  test('a form left by a tab keeps what was typed, through a reload too; it can be thrown away', async ({
    page,
  }) => {
    await useTabs(page)
    await openAll(page, ['/inicio', '/titulo/crear'])
    await page.getByRole('textbox', { name: 'Título' }).fill('Médico de prueba')
    await tab(page, 'Inicio').click()
    await expect(page).toHaveURL(/inicio$/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const dirty = strip(page).getByRole('link', { name: /^Sin guardar: / })
    await expect(dirty).toHaveCount(1)
    await page.reload()
    await dirty.click()
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Médico de prueba')
    await expect(page.getByText('Se recuperó lo que estaba escribiendo')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('')
    await expect(dirty).toHaveCount(0)
    await expect(page.getByText('Se recuperó')).toHaveCount(0)
  })

  test('passwords are never kept', async ({ page }) => {
    await useTabs(page)
    await openAll(page, ['/inicio', '/usuario/crear'])
    await page.locator('[name=username]').fill('prueba.pestana')
    await page.locator('input[type=password]').first().fill('secreta-123')
    await tab(page, 'Inicio').click()
    await expect(page).toHaveURL(/inicio$/)
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain('secreta-123')
    await strip(page)
      .getByRole('link', { name: /^Sin guardar/ })
      .click()
    await expect(page.locator('[name=username]')).toHaveValue('prueba.pestana')
    await expect(page.getByText(/hay que escribirla otra vez/)).toBeVisible()
    await expect(page.locator('input[type=password]').first()).toHaveValue('')
  })
})

test.describe('tabs and who is signed in', () => {
  test.use({ cuenta: null })

  test('end with signing out, and are not another person’s', async ({ page }) => {
    const enter = async (usuario: string) => {
      await sendCredentials(page.context().request, process.env['PADRON_E2E_URL'] ?? '', usuario, CLAVE)
      await page.goto('/inicio')
    }
    await useTabs(page)
    await enter('contador')
    await openAll(page, ['/inicio', '/matriculados'])
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await enter('contador')
    await expect(tabs(page)).toHaveText(['Inicio'])
    await openAll(page, ['/inicio', '/matriculados'])
    await page.context().clearCookies()
    await enter('administrativo')
    await expect(tabs(page)).toHaveText(['Inicio'])
  })
})

const MANY = [
  'inicio matriculados varios ajustesBasicos ajustesAvanzados usuarios titulos bancos sucursales practicas',
  'especialidades conceptos firmantes organizaciones formasPago tiposMatricula',
].flatMap((line) => line.split(' '))

test.describe('how it looks', () => {
  test.use({ cuenta: 'administracion' })

  test('axe finds nothing with many tabs and an open menu; the shown one is in view', async ({ page }) => {
    await useTabs(page)
    await page.addInitScript((names) => {
      if (sessionStorage.length > 0) return
      const datos = names.map((name) => ({
        clave: `/${name}`,
        href: `/${name}`,
        titulo: `Pantalla ${name}`,
      }))
      const guardado = JSON.stringify({
        en: Date.now(),
        datos: [
          ...datos,
          {
            clave: '/matriculado_01/crear',
            href: '/matriculado_01/crear',
            titulo: 'Nuevo',
            borrador: 'alta.1',
          },
        ],
      })
      sessionStorage.setItem('padron.borrador/pestanas.1/administracion', guardado)
    }, MANY)
    await page.goto('/matriculados')
    await expect(tabs(page)).toHaveCount(MANY.length + 1)
    await expect(strip(page).locator('[aria-current]')).toBeInViewport()
    await strip(page).locator('[aria-current]').click({ button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleInBoth(page, 1)
  })
})
