import { expectAccessibleInBoth } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { tabTo } from './pasos/teclado'

interface Fila {
  id: number
}

const SCREENS = [
  '/inicio',
  '/matriculados',
  '/matriculados?nombre=zzzz',
  'ficha',
  'pagos',
  'cuentaCorriente',
  'planDePagos',
  'pagoAnual',
  'adjuntos',
  '/planillaDeCaja',
  '/cuentasCorrientes',
  '/morosos',
  '/papeles',
  '/vencimientos',
  '/controlCobertura',
  '/utilidades/generarPolizas',
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
  adjuntos: '/adjuntos',
}

test.describe('every screen, light and dark, wide and narrow', () => {
  test.use({ erroresEsperados: [/404/], bypassCSP: true })

  for (const [turn, screen] of SCREENS.entries())
    test(`axe finds nothing in ${screen} and nothing scrolls sideways`, async ({ page, token }) => {
      const sub = SUBS[screen]
      const [row] = sub === undefined ? [] : await get<Fila[]>('/matriculado/traerTodos?nroPagina=1', token)
      await page.goto(sub === undefined ? screen : `/fichaMatriculado/${row?.id}${sub}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessibleInBoth(page, turn)
    })

  test.describe('nobody signed in', () => {
    test.use({ cuenta: null })

    test('axe finds nothing at the sign-in form, empty or refused', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByLabel('Usuario')).toBeFocused()
      await expectAccessibleInBoth(page, 0)
      await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
      await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
      await expectAccessibleInBoth(page, 1)
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
  '/membrete',
  '/ayuda',
  '/auditoria',
  '/tareas',
  '/cierreDeMes',
  '/pagosEnLinea',
  '/estadisticas',
  '/estadisticas/evolucion',
]

test.describe("administration's screens, light and dark, wide and narrow", () => {
  test.use({ cuenta: 'administracion', bypassCSP: true })

  for (const [turn, path] of DE_DIRECCION.entries())
    test(`axe finds nothing in ${path} and nothing scrolls sideways`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessibleInBoth(page, turn)
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
