import type { Request } from '@playwright/test'
import type { Falla } from './fallas'
import { expect, test } from './base'

const SIN_RESPUESTA = 'Falló la conexión con el servidor. Reintente.'
const INESPERADO = 'Ocurrió un error inesperado. Intente de nuevo más tarde.'
const ERROR_DATOS = 'Error al procesar los datos. Intente de nuevo.'
const CADUCADA = 'Sesión caducada. Vuelva a loguearse.'

/** The rules' 20 and 30 seconds made short; their lengths are held by lib/llamada/ask-proxy.test.ts and the long torture. */
const ESPERA = { GET: 1_000, POST: 1_200 }

test.use({
  ajustes: { ESPERA_GET: String(ESPERA.GET), ESPERA_POST: String(ESPERA.POST) },
  erroresEsperados: [/Failed to load resource/],
})

const LISTA = '/matriculado/traerTodos'
const CUENTA = '/pago/traerCuentaCorriente'

/** One of each text; lib/api/foreign-faults.test.ts holds them all, for reads, changes and signing in. */
const DE_CADA_TEXTO: readonly [falla: Falla, texto: string][] = [
  [{ tipo: 'corta' }, SIN_RESPUESTA],
  [{ tipo: 'HTML', http: 500 }, INESPERADO],
  [{ tipo: 'sobre', sobre: { estado: null, mensaje: null, datos: null } }, ERROR_DATOS],
  [{ tipo: 'sobre', sobre: { estado: -100, mensaje: 'x' } }, CADUCADA],
]

test('a page and a download are told in the spec’s words, what comes late is shown by itself, and waiting ends by Cancelar or at ten tries', async ({
  page,
  externo,
  entrar,
  casa,
}) => {
  await entrar('contador')
  await test.step('told in the spec’s words, and shown by itself once the server answers', async () => {
    for (const [falla, texto] of DE_CADA_TEXTO) {
      externo.spoil(LISTA, falla)
      await page.goto('/matriculados')
      // Without an answer the page says what it waits for and goes on trying.
      const waits = texto === SIN_RESPUESTA
      const shown = waits ? 'Esperando respuesta del servidor' : texto
      await expect(page.getByText(shown).first(), texto).toBeVisible()
      if (texto === INESPERADO) {
        const id = await page.getByText('Código de la falla').locator('code').innerText()
        await expect.poll(() => casa.padron.log(), { timeout: 10_000 }).toContain(`"pedidoID":"${id}"`)
      }
      if (texto === CADUCADA) {
        await expect(page).toHaveURL(/\/login/)
        await entrar('contador')
      }
      externo.spoil(LISTA, undefined)
      if (waits) await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)

      await page.goto('/fichaMatriculado/103/cuentaCorriente')
      await expect(page.getByRole('button', { name: 'Descargar Total', exact: true })).toBeEnabled()
      externo.spoil(CUENTA, falla)
      await page.getByRole('button', { name: 'Descargar Total', exact: true }).click()
      const said = waits ? /Esperando al servidor: intento [2-9] de 10/ : texto
      await expect(page.getByText(said).first(), texto).toBeVisible()
      externo.spoil(CUENTA, undefined)
    }
  })
  externo.reset()
  await test.step('a page that waits stops by Cancelar', async () => {
    // The last of those words ended his session.
    await entrar('contador')
    externo.spoil(LISTA, { tipo: 'calla' })
    await page.goto('/matriculados')
    await expect.poll(() => externo.askedFor(LISTA).length).toBe(2)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect.poll(() => externo.askedFor(LISTA).at(-1)?.abandonado, { timeout: 2_000 }).toBe(true)
    await page.getByText(SIN_RESPUESTA).first().waitFor()
    expect(externo.askedFor(LISTA)).toHaveLength(2)
  })
  externo.reset()
  await test.step('a page that waits makes ten tries in all, counts them and then stops', async () => {
    await page.clock.install()
    const underWay = new Set<Request>()
    page.on('request', (request) => request.url().includes(`/api${LISTA}`) && underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    // A connection used before is at hand: cut on it before any answer, a read is sent again at once, and both count.
    await page.goto('/matriculados')
    const before = externo.askedFor(LISTA).length
    externo.spoil(LISTA, { tipo: 'corta' })
    await page.reload()
    await expect(page.getByText(/Intento [23] de 10/)).toBeVisible()
    const end = page.getByRole('alert').getByText(SIN_RESPUESTA)
    // The page's clock runs ahead of the wire: a try that is on its way would be given up before it gets there.
    while (!(await end.isVisible())) if (underWay.size === 0) await page.clock.runFor(1_000)
    expect(externo.askedFor(LISTA).length - before).toBe(10)
    await page.clock.runFor(60_000)
    expect(externo.askedFor(LISTA).length - before).toBe(10)
    externo.spoil(LISTA, undefined)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  })
})
