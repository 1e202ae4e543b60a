import { expectAccessibleInBoth } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { tabTo } from './pasos/teclado'

interface Fila {
  id: number
}

/**
 * Every screen that needs no scene of its own, by who sees it; what is seen only in a dialog, refused or filled is looked at
 * where that comes about. 'ficha' is a record, and what stands below it.
 */
const SCREENS = {
  contador: [
    ['/inicio', '/matriculados', '/matriculados?nombre=zzzz', '/recordatorios', '/mensajes', '/no-existe'],
    [
      ...['ficha', 'ficha/pagos', 'ficha/cuentaCorriente', 'ficha/planDePagos', 'ficha/pagoAnual'],
      ...[
        'ficha/adjuntos',
        'ficha/periodoMatricula',
        'ficha/historial',
        'ficha/cobranza',
        'ficha/solicitudes',
      ],
    ],
    [
      '/planillaDeCaja',
      '/cuentasCorrientes',
      '/morosos',
      '/prescripcion',
      '/recibos',
      '/conceptosAVarios',
      '/importar',
      '/varios',
    ],
    [
      '/papeles',
      '/vencimientos',
      '/controlCobertura',
      '/controlPadron',
      '/cambiosProgramados',
      '/solicitudes',
      '/utilidades/generarPolizas',
      '/utilidades',
    ],
    ['/utilidades/controlRefeps', '/utilidades/controlFallecidos'],
  ],
  administracion: [
    ['/usuarios', '/usuario/crear', '/usuario/1', '/miCuenta', '/ajustes', '/membrete', '/auditoria'],
    ['/ayuda', '/ayuda?guia=contador', '/tareas', '/cierreDeMes', '/pagosEnLinea', '/propuestas'],
    [
      ...['/estadisticas', '/estadisticas/evolucion', '/estadisticas/cuotas', '/estadisticas/cumples'],
      ...['/ajustesBasicos', '/ajustesAvanzados', '/tiposDeSolicitud'],
    ],
  ],
} as const

for (const cuenta of ['contador', 'administracion'] as const)
  test.describe(`every screen of ${cuenta}, light and dark, wide and narrow`, () => {
    test.use({ cuenta, erroresEsperados: [/404/] })

    for (const screens of SCREENS[cuenta])
      test(`axe finds nothing and nothing scrolls sideways from ${screens[0]} to ${screens.at(-1)}`, async ({
        page,
        token,
      }) => {
        const [row] = await get<Fila[]>('/matriculado/traerTodos?nroPagina=1', token)
        for (const [turn, screen] of screens.entries()) {
          await page.goto(screen.replace(/^ficha/, `/fichaMatriculado/${row?.id}`))
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await expectAccessibleInBoth(page, turn)
        }
      })
  })

test.describe('nobody signed in', () => {
  test.use({ cuenta: null })

  test('axe finds nothing at the doors, empty or refused', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Usuario')).toBeFocused()
    await expectAccessibleInBoth(page, 0)
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
    await expectAccessibleInBoth(page, 1)
    await expect(page).toHaveURL(/\/login$/)
    for (const [turn, path] of ['/verificar', '/recuperarClave', '/primerAcceso'].entries()) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessibleInBoth(page, turn)
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
