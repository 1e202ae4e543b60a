import type { Page } from '@playwright/test'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { CLAVE, NOBODY } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { startPadron } from './pasos/lanzador'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).first()

test.describe('an address that leads nowhere', () => {
  test.use({ cuenta: 'administracion', erroresEsperados: [/404/] })

  test('keeps session, shell and settings, is called so from the first byte, and says the ways on', async ({
    page,
  }) => {
    await page.goto('/matriculados')
    await page.evaluate(() => localStorage.setItem('padron.ajustes', '{"tema":"oscuro","color":"verde"}'))
    const answer = await page.goto('/no-existe')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    await expect(menuOf(page)).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('data-color', 'verde')
    await expect(page).toHaveTitle('Página no encontrada · Padrón')
    await page.getByRole('main').getByRole('button', { name: 'Volver' }).click()
    await expect(page).toHaveURL(/matriculados$/)
    for (const address of [
      '/no-existe',
      '/fichaMatriculado/abc',
      '/fichaMatriculado/0',
      '/fichaMatriculado/99999999',
      '/fichaMatriculado/99999999999999',
      '/titulo/99999999',
      '/mercado_pago/99999999/matriculado/resultado/approved',
      '/pasarelaDePrueba/inexistente',
    ]) {
      const there = await page.request.get(address)
      expect(there.status(), address).toBe(404)
      // From the first byte on, not only once the page's scripts have run.
      const html = await there.text()
      const titles = [...html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)
      expect(new Set(titles), address).toEqual(new Set(['Página no encontrada · Padrón']))
    }
    // What is decided only once the page reads its row has the shell too.
    await page.goto('/titulo/99999999')
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    await expect(menuOf(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL(/inicio$/)
  })

  test('a doctor’s landing says to the administration that its user has no matricula', async ({ page }) => {
    await page.goto('/inicio_matriculado')
    await expect(page.getByText('Su usuario no está vinculado a una matrícula')).toBeVisible()
    await expect(page.getByText('ábralo desde Matriculados')).toBeVisible()
    await expect(page.getByText('Comuníquese con el Consejo')).toHaveCount(0)
    const menu = menuOf(page).getByRole('list').first()
    await expect(menu.getByRole('link')).toHaveText(['Inicio', 'Matriculados', 'Estadisticas'])
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(/inicio$/)
  })

  test.describe('without a session', () => {
    test.use({ cuenta: null })
    test('stands alone and leads to the sign-in', async ({ page }) => {
      expect((await page.goto('/no-existe'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.getByRole('link', { name: 'Inicio' }).click()
      await expect(page).toHaveURL(/login$/)
    })
  })
})

test.describe('the guard', () => {
  test.use({ cuenta: 'empleado', erroresEsperados: [/403/] })

  test('does nothing to a session whose refused address is only asked for beforehand', async ({ page }) => {
    await page.goto('/inicio')
    const refused = ['/usuarios', '/titulos', '/fichaMatriculado/1/pagos']
    const beforehand: Record<string, string>[] = [
      { rsc: '1', 'next-router-prefetch': '1' },
      { purpose: 'prefetch' },
      { rsc: '1' },
    ]
    const answers = await page.evaluate(
      ([paths, ways]) =>
        Promise.all(
          paths.flatMap((path) => ways.map(async (headers) => (await fetch(path, { headers })).status)),
        ),
      [refused, beforehand] as const,
    )
    expect(new Set(answers)).toEqual(new Set([403]))
    // A link that was put there by hand, looked at and hovered, as a prefetching browser would.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Ajeno', id: 'ajeno' })
      document.querySelector('main')?.prepend(link)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    }, '/usuarios')
    await page.locator('#ajeno').hover()
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  })
})

test.describe('a failure', () => {
  test.use({ erroresEsperados: [/Failed to load|ChunkLoadError|Loading chunk|Uncaught|Error/] })

  test('of a part of the page keeps the shell, and trying again mends it', async ({ page }) => {
    await page.goto('/fichaMatriculado/1')
    await page.getByRole('button', { name: 'Mas Opciones' }).waitFor()
    const scripts = '**/_next/static/chunks/**'
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await expect(
      page.getByText('Ocurrió un error inesperado. Intente de nuevo más tarde.').first(),
    ).toBeVisible()
    await expect(menuOf(page)).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('main').getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL(/inicio$/)
  })
})

test.describe('a web of its own', () => {
  test.use({ cuenta: null, erroresEsperados: [/Failed to load/] })

  test('is called as configured: titles, sign-in, footer', async ({ browser }) => {
    test.setTimeout(120_000)
    const padron = await startPadron({
      API_URL: process.env['PADRON_E2E_API'] ?? '',
      SISTEMA_NOMBRE: 'Registro del Norte',
      SISTEMA_PIE: 'Consejo del Norte',
      SISTEMA_ENLACES: 'Ayuda=https://ayuda.example/|Contacto=mailto:mesa@consejo.example',
      ESPERA_GET: '1000',
    })
    const context = await browser.newContext({ baseURL: padron.url, storageState: NOBODY })
    const page = await context.newPage()
    try {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Registro del Norte' })).toBeVisible()
      await expect(page).toHaveTitle('Iniciar sesión · Registro del Norte')
      await typeCredentials(page, 'administracion', CLAVE)
      await page.waitForURL('**/inicio')
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('Consejo del Norte')
      await expect(footer.getByRole('link', { name: /Ayuda/ })).toHaveAttribute('target', '_blank')
      await expect(footer.getByRole('link', { name: 'Contacto' })).toHaveAttribute(
        'href',
        'mailto:mesa@consejo.example',
      )
      await expectAccessible(page)
    } finally {
      await context.close()
      await padron.stop()
    }
  })
})
