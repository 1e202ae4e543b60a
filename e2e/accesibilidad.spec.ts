import { expectAccessible } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { tabTo } from './pasos/teclado'

const SCREENS = [
  '/inicio',
  '/matriculados',
  '/matriculados?nombre=zzzz',
  'ficha',
  'pagos',
  'cuentaCorriente',
  'planDePagos',
  'pagoAnual',
  '/planillaDeCaja',
  '/cuentasCorrientes',
  '/morosos',
  '/mensajes',
  '/recordatorios',
  '/no-existe',
]

/** Screens below a record. */
const SUBS: Readonly<Record<string, string>> = {
  ficha: '',
  pagos: '/pagos',
  cuentaCorriente: '/cuentaCorriente',
  planDePagos: '/planDePagos',
  pagoAnual: '/pagoAnual',
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test.describe(`${colorScheme} ${width}px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, erroresEsperados: [/404/], bypassCSP: true })

      test('axe finds nothing and nothing scrolls sideways', async ({ page, token }) => {
        const [row] = await get<{ id: number }[]>('/matriculado/traerTodos?nroPagina=1', token)
        for (const screen of SCREENS) {
          const sub = SUBS[screen]
          const path = sub === undefined ? screen : `/fichaMatriculado/${row?.id}${sub}`
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await expectAccessible(page)
        }
      })

      test.describe('nobody signed in', () => {
        test.use({ cuenta: null })

        test('axe finds nothing at the sign-in form, empty or refused', async ({ page }) => {
          await page.goto('/login')
          await expect(page.getByLabel('Usuario')).toBeFocused()
          await expectAccessible(page)
          await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
          await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
          await expectAccessible(page)
          await expect(page).toHaveURL(/\/login$/)
        })
      })
    })

/** Administration's own. */
const DE_DIRECCION = [
  '/usuarios',
  '/usuario/crear',
  '/usuario/1',
  '/miCuenta',
  '/ajustes',
  '/auditoria',
  '/cierreDeMes',
  '/pagosEnLinea',
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test.describe(`administration, ${colorScheme} ${width}px`, () => {
      test.use({
        cuenta: 'administracion',
        colorScheme,
        viewport: { width, height: 900 },
        bypassCSP: true,
      })

      test('axe finds nothing and nothing scrolls sideways', async ({ page }) => {
        for (const path of DE_DIRECCION) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await expectAccessible(page)
        }
      })
    })

test('the side menu is 256 px, a drawer under 768 px', async ({ page }) => {
  await page.goto('/inicio')
  const menu = page.getByRole('navigation').first()
  const box = await menu.boundingBox()
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(256)
  const side = await page.locator('aside').first().boundingBox()
  expect(side?.width).toBe(256)
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(page.locator('aside').first()).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Matriculados' })).toBeVisible()
})

test('the main job by keyboard only', async ({ page, token }) => {
  const rows = await get<{ id: number; dni: number }[]>('/matriculado/traerTodos?nroPagina=2', token)
  await page.goto('/matriculados')
  await page.getByLabel('DNI').focus()
  await page.keyboard.type(String(rows[0]?.dni))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  const ver = page.getByRole('link', { name: /^Ver/ })
  await tabTo(page, ver)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/fichaMatriculado/)
  const card = page.getByRole('link', { name: /Pagos Pendientes/i })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pagos$/)
})
