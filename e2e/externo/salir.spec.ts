import type { Externo } from './servidor'
import { expect, test } from './base'

const LISTA = '/matriculado/traerTodos'

/** Far beyond what cutting takes, far below what the answer would. */
const CORTADO = { timeout: 4_000 }

const last = (externo: Externo, ruta: string) => externo.askedFor(ruta).at(-1)

// React's word, in the page that is being left, for a part of it that will not come any more, and a try that came while
// answers were still being cut.
test.use({ erroresEsperados: [/React error #419/, /504/] })

test('leaving a screen by an address, a link or a whole load leads away at once and cuts its reads, down to the REST API', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('an address typed while the server hangs shows the frame at once, and it leads away', async () => {
    const menu = page.locator('.shell-side').getByRole('link', { name: 'Inicio' })
    for (const [address, ruta] of [
      ['/matriculados', LISTA],
      // Read by a part of the page, and by the second of two reads.
      ['/titulos', '/titulo/traerTodos'],
      [`/fichaMatriculado/${externo.consejo.medicos[1]?.ficha.id}/pagos`, '/pago/traerPagosPendientes'],
    ] as const) {
      externo.spoil(ruta, { tipo: 'tarda', ms: 15_000 })
      await page.goto(address, { waitUntil: 'commit' })
      await expect(menu, address).toBeVisible({ timeout: 4_000 })
      await expect(page.getByText('Intento 1 de 10'), address).toBeVisible()
      await menu.click()
      await expect(page, address).toHaveURL(/inicio$/)
      externo.spoil(ruta, undefined)
    }
    externo.spoil(LISTA, { tipo: 'tarda', ms: 2_000 })
    await page.goto('/matriculados', { waitUntil: 'commit' })
    await expect(page.getByText('Esperando respuesta del servidor')).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    expect(externo.askedFor(LISTA).filter(({ abandonado }) => !abandonado)).toHaveLength(1)
  })
  externo.reset()
  await test.step('cuts the reads it waits for, down to the REST API', async () => {
    externo.spoil(LISTA, { tipo: 'corta' })
    await page.goto('/matriculados')
    await expect(page.getByText('Esperando respuesta del servidor')).toBeVisible()
    externo.spoil(LISTA, { tipo: 'tarda', ms: 15_000 })
    const before = externo.askedFor(LISTA).length
    await expect.poll(() => externo.askedFor(LISTA).length, { timeout: 15_000 }).toBeGreaterThan(before)
    await page.locator('.shell-side').getByRole('link', { name: 'Inicio' }).click()
    await expect.poll(() => last(externo, LISTA)?.abandonado, CORTADO).toBe(true)
    await expect(page).toHaveURL(/inicio$/)
  })
  externo.reset()
  await test.step('by a whole load cuts the reads of a screen that was still being drawn', async () => {
    await page.goto('/varios')
    externo.spoil(LISTA, { tipo: 'tarda', ms: 15_000 })
    await page.locator('.shell-side').getByRole('link', { name: 'Matriculados' }).click()
    await expect.poll(() => externo.askedFor(LISTA).length).toBe(1)
    await page.goto('/inicio')
    await expect.poll(() => last(externo, LISTA)?.abandonado, CORTADO).toBe(true)
    // As a whole document: only the server sees its reader go.
    const left = page.goto('/matriculados').catch(() => null)
    await expect.poll(() => externo.askedFor(LISTA).length).toBe(2)
    await page.goto('/inicio')
    await left
    await expect.poll(() => last(externo, LISTA)?.abandonado, CORTADO).toBe(true)
  })
})
