import { encode } from 'next-auth/jwt'
import { CLAVE_AJENA, DOCTORA } from './consejo'
import { expect, test } from './base'
import { sendCredentials, typeCredentials } from '../pasos/entrada'

const CADUCADA = 'Sesión caducada. Vuelva a loguearse.'
const ES_SESION = /session-token/

test.describe('a session whose token is 4 kB', () => {
  test('travels in pieces that a browser keeps, and leaves none behind', async ({
    page,
    externo,
    entrar,
  }) => {
    const pieces = async () =>
      (await page.context().cookies())
        .filter(({ name }) => ES_SESION.test(name))
        .map(({ name, value }) => [name.split('.').at(-1), value.length] as const)
    await entrar('contador')
    const long = await pieces()
    expect(long.map(([name]) => name)).toEqual(['0', '1'])
    for (const [, length] of long) expect(length).toBeLessThan(4_096)
    externo.largoToken = 40
    await entrar('contador')
    expect((await pieces()).map(([name]) => name)).toEqual(['session-token'])
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    externo.largoToken = 4_096
    await entrar('contador')
    expect((await pieces()).map(([name]) => name)).toEqual(['0', '1'])
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  })

  test('one that no browser could carry is refused at sign-in', async ({ page, externo }) => {
    externo.largoToken = 14_000
    await typeCredentials(page, 'contador', 'consejo2026')
    await expect(page.getByText('Ocurrió un error inesperado. Intente de nuevo más tarde.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Iniciar Sesion' })).toBeVisible()
  })

  test('with one byte changed, or a piece missing, it is a clean way to /login', async ({ page, entrar }) => {
    await entrar('contador')
    const kept = await page.context().cookies()
    for (const { name } of kept.filter((cookie) => ES_SESION.test(cookie.name)))
      for (const spoil of [
        (value: string) => value.slice(0, 900) + (value[900] === 'A' ? 'B' : 'A') + value.slice(901),
        () => undefined,
      ]) {
        await page.context().clearCookies()
        await page.context().addCookies(
          kept.flatMap((cookie) => {
            const value = cookie.name === name ? spoil(cookie.value) : cookie.value
            return value === undefined ? [] : [{ ...cookie, value }]
          }),
        )
        await page.goto('/matriculados')
        await expect(page).toHaveURL(/\/login\?volver=%2Fmatriculados$/)
        await expect(page.getByRole('button', { name: 'Iniciar Sesion' })).toBeEnabled()
        const f = encodeURIComponent('{"pagina":1}')
        const call = await page.request.get(`/api/matriculado/traerTodos?f=${f}`)
        expect(await call.json()).toMatchObject({ ok: false, tipo: 'sesion' })
      }
    await entrar('contador')
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  })
})

test('cookies of the key before are a clean way to /login, and signing in again works', async ({
  page,
  entrar,
  casa,
}) => {
  const contenido = {
    token: 'x'.repeat(40),
    roles: ['CONTADOR'],
    nombre: 'Ana',
    apellido: '',
    personaID: null,
    matriculadoID: null,
  }
  const value = await encode({
    token: contenido,
    secret: 'la clave de antes, con treinta y dos letras o más',
    maxAge: 3_600,
  })
  const name = `padron${new URL(casa.padron.url).port}.session-token`
  await page.context().addCookies([{ name, value, url: casa.padron.url, httpOnly: true }])
  await page.goto('/matriculados')
  await expect(page).toHaveURL(/\/login\?volver=%2Fmatriculados$/)
  await expect(page.getByRole('button', { name: 'Iniciar Sesion' })).toBeEnabled()
  await entrar('contador')
  await page.goto('/matriculados')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
})

test.describe('two tabs, and one signs out', () => {
  test.use({ erroresEsperados: [/Failed to load resource/] })
  for (const how of ['a link', 'a button'] as const)
    test(`the other is told so by ${how}`, async ({ page, context, entrar }) => {
      await entrar('contador')
      await page.goto('/fichaMatriculado/103/pagos')
      await expect(page.getByRole('button', { name: 'Generar Cuotas' })).toBeVisible()
      const generate = page.getByRole('dialog').getByRole('button', { name: /^Generar/ })
      if (how === 'a button') {
        await page.getByLabel('Cantidad de Cuotas').fill('1')
        await page.getByRole('button', { name: 'Generar Cuotas' }).click()
        await expect(generate).toBeEnabled()
      }
      const other = await context.newPage()
      await other.goto('/inicio')
      await other.getByRole('button', { name: /^Menú de/ }).click()
      await other.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(other).toHaveURL(/\/login$/)
      if (how === 'a link') await page.getByRole('link', { name: 'Matriculados' }).first().click()
      else await generate.click()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText(CADUCADA).first()).toBeVisible()
    })
})

test('two devices: signing out of one leaves the other alone, and no copy of its cookie is good', async ({
  page,
  browser,
  entrar,
  casa,
}) => {
  const baseURL = casa.padron.url
  await entrar('contador')
  // This server gives a person the same token each time: what ends is the cookie.
  const device = await browser.newContext({ baseURL })
  await sendCredentials(device.request, baseURL, 'contador', CLAVE_AJENA)
  const copied = await browser.newContext({ baseURL, storageState: await device.storageState() })
  expect((await copied.request.get('/matriculados', { maxRedirects: 0 })).status()).toBe(200)
  const second = await device.newPage()
  await second.goto('/inicio')
  await second.getByRole('button', { name: /^Menú de/ }).click()
  await second.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(second).toHaveURL(/\/login$/)
  await device.close()
  const answer = await copied.request.get('/matriculados', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([307, '/login?volver=%2Fmatriculados'])
  const f = encodeURIComponent('{"pagina":1}')
  const call = await copied.request.get(`/api/matriculado/traerTodos?f=${f}`)
  expect(await call.json()).toMatchObject({ ok: false, tipo: 'sesion' })
  await copied.close()
  await page.goto('/matriculados')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
})

test('a server that refuses one call for ever sends nobody round in circles', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar(DOCTORA.cuit)
  externo.spoil('/pago/traerPagosPendientes', {
    tipo: 'sobre',
    sobre: { estado: -100, mensaje: 'Sin permiso' },
  })
  await page.goto('/inicio_matriculado')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(CADUCADA).first()).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})
