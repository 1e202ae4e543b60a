import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERROR_INESPERADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import { COMUNES } from '@/e2e/externo/habitos'
import { type Externo, openExterno } from '@/e2e/externo/servidor'
import { type Navegador, openWeb } from '@/lib/prueba/web'

vi.mock('server-only', () => ({}))

const LISTA = '/matriculado/traerTodos'
const GENERAR = '/pago/generarMatriculaAdelantada'
const VOLVER = '/login?volver=%2Fmatriculados'

let externo: Externo
let web: Awaited<ReturnType<typeof openWeb>>
beforeAll(async () => {
  externo = await openExterno()
  web = await openWeb(externo.url)
}, 120_000)
beforeEach(() => {
  externo.reset()
  externo.faltas = []
  return () => expect(externo.faltas).toEqual([])
})
afterAll(() => externo.close())

async function entered(usuario = 'contador'): Promise<Navegador> {
  const browser = web.browser()
  expect(await browser.signIn(usuario, CLAVE_AJENA)).toMatchObject({ estado: 1 })
  return browser
}
const list = (browser: Navegador) => browser.read(LISTA, { pagina: 1 })

/** The screens and the calls open, or neither does and both say why. */
async function expectIn(browser: Navegador): Promise<void> {
  expect(await browser.open('/matriculados')).toMatchObject({ http: 200 })
  expect(await list(browser)).toMatchObject({ http: 200, value: { ok: true, total: 40 } })
}
async function expectOut(browser: Navegador): Promise<void> {
  expect(await browser.open('/matriculados')).toMatchObject({ http: 307, location: VOLVER })
  expect(await list(browser)).toMatchObject({ value: { ok: false, tipo: 'sesion' } })
}

describe('a session whose token is 4 kB', () => {
  test('travels in pieces that a browser keeps, and leaves none behind', async () => {
    const browser = await entered()
    expect(browser.pieces.map(([name]) => name)).toEqual(['0', '1'])
    for (const [, length] of browser.pieces) expect(length).toBeLessThan(4_096)
    externo.largoToken = 40
    await browser.signIn('contador', CLAVE_AJENA)
    expect(browser.pieces.map(([name]) => name)).toEqual(['session-token'])
    await expectIn(browser)
    externo.largoToken = 4_096
    await browser.signIn('contador', CLAVE_AJENA)
    expect(browser.pieces.map(([name]) => name)).toEqual(['0', '1'])
    await expectIn(browser)
  })

  test('one that no browser could carry is refused at sign-in', async () => {
    externo.largoToken = 14_000
    const browser = web.browser()
    expect(await browser.signIn('contador', CLAVE_AJENA)).toMatchObject({ mensaje: ERROR_INESPERADO })
    expect(browser.pieces).toEqual([])
  })

  test('with one byte changed, or a piece missing, it is a clean way to /login', async () => {
    const browser = await entered()
    for (const [name, value] of browser.cookies) {
      if (!name.includes('session-token')) continue
      const changed = browser.copy()
      changed.cookies.set(name, value.slice(0, 900) + (value[900] === 'A' ? 'B' : 'A') + value.slice(901))
      const without = browser.copy()
      without.cookies.delete(name)
      for (const other of [changed, without]) {
        await expectOut(other)
        // The answer that says so takes the rest away.
        expect(other.pieces).toEqual([])
        await other.signIn('contador', CLAVE_AJENA)
        await expectIn(other)
      }
    }
  })
})

test('a cookie of the key before is a clean way to /login, and signing in again works', async () => {
  const token = { token: 'x'.repeat(40), roles: ['CONTADOR'], nombre: 'Ana', apellido: '' }
  const secret = 'la clave de antes, con treinta y dos letras o más'
  const value = await encode({
    token: { ...token, personaID: null, matriculadoID: null },
    secret,
    maxAge: 3_600,
  })
  const browser = web.browser()
  browser.cookies.set('padron3400.session-token', value)
  await expectOut(browser)
  await browser.signIn('contador', CLAVE_AJENA)
  await expectIn(browser)
})

test('signing out of one device leaves the other alone, no copy of its cookie is good, and nobody else is told', async () => {
  // This server gives a person the same token each time: what ends is the cookie.
  const [one, other] = [await entered(), await entered()]
  const copy = other.copy()
  await expectIn(copy)
  externo.pedidos = []
  expect(await other.signOut()).toMatchObject({ http: 204 })
  expect(externo.pedidos).toEqual([])
  expect(other.pieces).toEqual([])
  await expectOut(copy)
  await expectOut(other)
  await expectIn(one)
})

test('of two who sign in after each other on one device, the first is out of it', async () => {
  const browser = await entered()
  const before = browser.copy()
  await browser.signIn('administracion', CLAVE_AJENA)
  await expectIn(browser)
  await expectOut(before)
})

test.each([-100, -110, -120])(
  'a session that ends with %i ends here, by a read and by a change',
  async (estado) => {
    const { length: before } = externo.consejo.find(103).cargos
    for (const ask of [list, (one: Navegador) => one.change(GENERAR, { matriculadoID: 103, cantidad: 1 })]) {
      const browser = await entered()
      externo.expire(estado)
      expect(await ask(browser)).toMatchObject({
        value: { ok: false, tipo: 'sesion', mensaje: SESION_CADUCADA },
      })
      expect(browser.pieces).toEqual([])
      await expectOut(browser)
    }
    expect(externo.consejo.find(103).cargos).toHaveLength(before)
  },
)

describe('signing in', () => {
  test.each([
    ['contador', 'equivocada', 'Contraseña incorrecta, intente nuevamente'],
    ['nadie', 'equivocada', 'Usuario no encontrado'],
    ['sin.roles', CLAVE_AJENA, 'Sin roles autorizados'],
  ])('%s with %s: %s', async (usuario, clave, mensaje) => {
    for (const rechazo of [200, 401, 403]) {
      externo.habitos = { ...COMUNES, rechazo }
      const browser = web.browser()
      expect(await browser.signIn(usuario, clave)).toMatchObject({ mensaje })
      expect(browser.pieces).toEqual([])
    }
  })

  test('a refusal without words of its own says nothing beside the specification’s', async () => {
    externo.spoil('/auth/login', { tipo: 'sobre', sobre: { estado: -2, mensaje: '' } })
    const told = await web.browser().signIn('nadie', 'equivocada')
    expect(told).toEqual({ estado: -2, mensaje: 'Usuario no encontrado', errores: {} })
  })
})
