import { type APIResponse, type Page } from '@playwright/test'
import { CLAVE_AJENA } from './consejo'
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

/** What each does to an answer, and what the person reads. */
const MALICIAS: readonly [falla: Falla, texto: string][] = [
  [{ tipo: 'tarda', ms: ESPERA.POST * 1.1 }, SIN_RESPUESTA],
  [{ tipo: 'calla' }, SIN_RESPUESTA],
  [{ tipo: 'corta' }, SIN_RESPUESTA],
  [{ tipo: 'corta tras las cabeceras' }, SIN_RESPUESTA],
  [{ tipo: 'medio cuerpo' }, SIN_RESPUESTA],
  [{ tipo: 'gotea' }, SIN_RESPUESTA],
  [{ tipo: 'HTML', http: 500 }, INESPERADO],
  [{ tipo: 'HTML', http: 200 }, INESPERADO],
  [{ tipo: 'sobre', sobre: { estado: null, mensaje: null, datos: null } }, ERROR_DATOS],
  [{ tipo: 'sobre', sobre: { estado: -100, mensaje: 'x' } }, CADUCADA],
  // What is not announced is read up to the limit, which may take longer than this file's second.
  [{ tipo: 'gigante', bytes: 12_000_000, anunciado: true }, INESPERADO],
]
const nameOf = (falla: Falla): string => JSON.stringify(falla)

const LISTA = '/matriculado/traerTodos'
const GENERAR = '/pago/generarMatriculaAdelantada'
const CUENTA = '/pago/traerCuentaCorriente'

/** What a session is needed again after: the server said that it is over. */
const isFirst = (i: number): boolean => i === 0 || MALICIAS[i - 1]?.[1] === CADUCADA

test('a page is drawn with the spec’s text', async ({ page, externo, entrar }) => {
  test.setTimeout(120_000)
  for (const [i, [falla, texto]] of MALICIAS.entries()) {
    externo.spoil(LISTA, undefined)
    if (isFirst(i)) await entrar('contador')
    externo.spoil(LISTA, falla)
    await page.goto('/matriculados')
    // Without an answer the page says what it waits for and goes on trying.
    const shown = texto === SIN_RESPUESTA ? 'Esperando respuesta del servidor' : texto
    await expect(page.getByText(shown).first(), nameOf(falla)).toBeVisible()
    if (texto === CADUCADA) await expect(page).toHaveURL(/\/login/)
  }
})

test('what could not be read has a number, the same on the screen and in the log', async ({
  page,
  externo,
  entrar,
  casa,
}) => {
  await entrar('contador')
  externo.spoil(LISTA, { tipo: 'HTML', http: 500 })
  await page.goto('/matriculados')
  const id = await page.getByText('Código de la falla').locator('code').innerText()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => casa.padron.log(), { timeout: 10_000 }).toContain(`"pedidoID":"${id}"`)
})

test('an answer just in time is shown', async ({ page, externo, entrar }) => {
  await entrar('contador')
  externo.spoil(LISTA, { tipo: 'tarda', ms: ESPERA.GET / 2 })
  await page.goto('/matriculados')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
})

const readResult = async (answer: APIResponse) => (await answer.json()) as { ok: boolean; mensaje: string }

test('a read by the proxy is told in the spec’s words', async ({ page, externo, entrar }) => {
  const f = encodeURIComponent(JSON.stringify({ pagina: 1 }))
  for (const [i, [falla, texto]] of MALICIAS.entries()) {
    externo.spoil(LISTA, undefined)
    if (isFirst(i)) await entrar('contador')
    externo.spoil(LISTA, falla)
    const result = await readResult(await page.request.get(`/api${LISTA}?f=${f}&i=1`))
    expect(result, nameOf(falla)).toMatchObject({ ok: false, mensaje: texto })
  }
})

test('each further try of a read has two seconds more', async ({ page, externo, entrar }) => {
  await entrar('contador')
  externo.spoil(LISTA, { tipo: 'tarda', ms: ESPERA.GET + 1_000 })
  const f = encodeURIComponent(JSON.stringify({ pagina: 1 }))
  expect(await readResult(await page.request.get(`/api${LISTA}?f=${f}&i=1`))).toMatchObject({ ok: false })
  expect(await readResult(await page.request.get(`/api${LISTA}?f=${f}&i=2`))).toMatchObject({ ok: true })
})

const change = (page: Page, origin: string) =>
  page.request.post(`/api${GENERAR}`, {
    headers: { origin, 'x-requested-by': 'padron' },
    data: { matriculadoID: 101, cantidad: 1 },
  })

test('a change reaches the server once, whatever comes back', async ({ page, externo, entrar, casa }) => {
  for (const [i, [falla, texto]] of MALICIAS.entries()) {
    externo.reset()
    if (isFirst(i)) await entrar('contador')
    externo.spoil(GENERAR, falla)
    const result = await readResult(await change(page, casa.padron.url))
    expect(result, nameOf(falla)).toMatchObject({ ok: false, mensaje: texto })
    expect(externo.askedFor(GENERAR), nameOf(falla)).toHaveLength(1)
    expect(externo.consejo.find(101).cargos, nameOf(falla)).toHaveLength(1)
  }
})

test('signing in is told in the spec’s words and tried once', async ({ page, externo }) => {
  test.setTimeout(90_000)
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('contador')
  for (const [falla, texto] of MALICIAS) {
    externo.reset()
    externo.spoil('/auth/login', falla)
    await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE_AJENA)
    const answered = page.waitForResponse('**/api/auth/callback/credentials')
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await answered
    await expect(page.getByRole('alert').getByText(texto), nameOf(falla)).toBeVisible()
    expect(externo.askedFor('/auth/login'), nameOf(falla)).toHaveLength(1)
    await expect(page).toHaveURL(/\/login$/)
  }
})

/** One of each text: a download reads as the proxy does, whose table is whole; where no answer comes it tries again. */
const DE_CADA_TEXTO = MALICIAS.filter(
  ([, texto], i) => MALICIAS.findIndex(([, other]) => other === texto) === i,
)

test('a download is told in the spec’s words', async ({ page, externo, entrar }) => {
  await entrar('contador')
  for (const [falla, texto] of DE_CADA_TEXTO) {
    externo.spoil(CUENTA, undefined)
    await page.goto('/fichaMatriculado/103/cuentaCorriente')
    await expect(page.getByRole('button', { name: 'Descargar Total', exact: true })).toBeEnabled()
    externo.spoil(CUENTA, falla)
    await page.getByRole('button', { name: 'Descargar Total', exact: true }).click()
    const said = texto === SIN_RESPUESTA ? 'Esperando al servidor: intento 2 de 10' : texto
    await expect(page.getByText(said).first(), nameOf(falla)).toBeVisible()
  }
})

test.describe('a page that waits', () => {
  test('makes ten tries in all, counts them and then stops', async ({ page, externo, entrar }) => {
    await entrar('contador')
    await page.clock.install()
    // A connection used before is at hand: cut on it before any answer, a read is sent again at once, and both count.
    await page.goto('/matriculados')
    const before = externo.askedFor(LISTA).length
    externo.spoil(LISTA, { tipo: 'corta' })
    await page.reload()
    await expect(page.getByText(/Intento [23] de 10/)).toBeVisible()
    const end = page.getByRole('alert').getByText(SIN_RESPUESTA)
    while (!(await end.isVisible())) await page.clock.runFor(1_000)
    expect(externo.askedFor(LISTA).length - before).toBe(10)
    await page.clock.runFor(60_000)
    expect(externo.askedFor(LISTA).length - before).toBe(10)
    externo.spoil(LISTA, undefined)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  })

  test('shows the list by itself once the server answers', async ({ page, externo, entrar }) => {
    await entrar('contador')
    externo.spoil(LISTA, { tipo: 'corta' })
    await page.goto('/matriculados')
    await expect(page.getByText('Esperando respuesta del servidor')).toBeVisible()
    externo.spoil(LISTA, undefined)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  })

  for (const how of ['Cancelar', 'leaving'] as const)
    test(`stops by ${how}`, async ({ page, externo, entrar }) => {
      await entrar('contador')
      externo.spoil(LISTA, { tipo: 'calla' })
      await page.goto('/matriculados')
      await expect.poll(() => externo.askedFor(LISTA).length).toBe(2)
      if (how === 'Cancelar') await page.getByRole('button', { name: 'Cancelar' }).click()
      else await page.getByRole('link', { name: 'Inicio' }).first().click()
      await expect.poll(() => externo.askedFor(LISTA).at(-1)?.abandonado, { timeout: 2_000 }).toBe(true)
      await (how === 'leaving' ? page.waitForURL(/inicio$/) : page.getByText(SIN_RESPUESTA).first().waitFor())
      expect(externo.askedFor(LISTA)).toHaveLength(2)
    })
})

test('a row whose answer was lost is told as not known, and made twice by nobody who does not say so', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await page.goto('/titulo/crear')
  externo.spoil('/titulo/crear', { tipo: 'medio cuerpo' })
  await page.getByRole('textbox', { name: 'Título' }).fill('Bioquímica')
  const save = page.getByRole('button', { name: 'Guardar' })
  await save.click()
  await expect(page.getByText(/no se sabe si se agregó/).first()).toBeVisible()
  await expect(page.getByText(/En la lista figura «Bioquímica»/).first()).toBeVisible()
  await expect(page.getByText('Falló la conexión con el servidor')).toHaveCount(0)
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('En la lista figura «Bioquímica»')
  await question.getByRole('button', { name: 'No', exact: true }).click()
  expect(externo.askedFor('/titulo/crear')).toHaveLength(1)
})
