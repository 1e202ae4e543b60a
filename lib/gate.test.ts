import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessionCookieName } from '@/lib/session-cookie'
import { gate } from '@/lib/gate'

vi.mock('server-only', () => ({}))

const SECRETO = 'un secreto de prueba con treinta y dos caracteres o mas'

beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', SECRETO)
  vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:3400')
})

async function cookieFor(roles: string[], more: object = {}, contenido: object = {}): Promise<string> {
  const token = {
    token: 'opaco',
    roles,
    nombre: 'Ana',
    apellido: 'Paz',
    personaID: null,
    matriculadoID: null,
    ...contenido,
  }
  const value = await encode({ token, secret: SECRETO, maxAge: 3_600, ...more })
  return `${sessionCookieName()}=${value}`
}

const ask = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
  gate(
    new NextRequest(`http://127.0.0.1:3400${path}`, { headers: { ...headers, ...(cookie && { cookie }) } }),
  )

const rewritten = (response: Response) => new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname
const isThrough = (response: Response) => response.headers.get('x-middleware-next') === '1'

describe('without a session', () => {
  test('a screen leads to /login and the public ones open', async () => {
    const response = await ask('/matriculados')
    expect(response.status).toBe(307)
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/login')
    expect(isThrough(await ask('/login'))).toBe(true)
  })

  test('a link inside the product leads to /login with the notice', async () => {
    const response = await ask('/matriculados?_rsc=1x2y')
    expect(new URL(response.headers.get('location') ?? '')).toMatchObject({
      pathname: '/login',
      search: '?aviso=caducada&volver=%2Fmatriculados',
    })
  })

  test('the place asked for travels along, the landing needs none, and the page is told its address', async () => {
    const placeOf = async (path: string) => new URL((await ask(path)).headers.get('location') ?? '').search
    expect(await placeOf('/bancos?pagina=3')).toBe('?volver=%2Fbancos%3Fpagina%3D3')
    expect(await placeOf('/inicio')).toBe('')
    const asked = await ask('/login', undefined, { 'x-padron-lugar': '/elegido' })
    expect(asked.headers.get('x-middleware-request-x-padron-lugar')).toBe('/login')
  })

  test('what a rewrite leads to ends there when it comes from outside', async () => {
    const response = await ask('/_/_/_inexistente')
    expect([response.status, response.headers.get('x-middleware-rewrite')]).toEqual([404, null])
  })

  test.each([
    ['development', true],
    ['production', false],
  ])('the kit of components in %s opens: %s', async (mode, opens) => {
    vi.stubEnv('NODE_ENV', mode)
    onTestFinished(() => void vi.stubEnv('NODE_ENV', 'test'))
    const response = await ask('/desarrollo/piezas')
    expect([isThrough(response), response.status]).toEqual([opens, opens ? 200 : 404])
    expect((await ask('/desarrollo/otra')).status).toBe(404)
  })

  test('an unknown address is a 404, not a way to /login', async () => {
    const response = await ask('/nada')
    expect([response.status, rewritten(response)]).toEqual([404, '/_/_/_inexistente'])
    expect(response.headers.get('x-middleware-request-x-padron-sin-pantalla')).toBe('1')
    const screen = await ask('/login', undefined, { 'x-padron-sin-pantalla': '1' })
    expect(screen.headers.get('x-middleware-request-x-padron-sin-pantalla')).toBeNull()
  })
})

test('the other spelling of an address leads to the screen, with its search; no other case does', async () => {
  const response = await ask('/GestionPracticas/7?x=1')
  const { pathname, search } = new URL(response.headers.get('location') ?? '')
  expect([response.status, pathname + search]).toEqual([307, '/gestionPracticas/7?x=1'])
  for (const path of [
    '/gestionpracticas/7',
    '/GESTIONPRACTICAS/7',
    '/GestionPracticas/7/',
    '/GestionCertificados/7',
  ])
    expect((await ask(path)).status).toBe(404)
})

test.each([
  ['HEAD', undefined, 'in'],
  ['POST', 'http://127.0.0.1:3400', 'in'],
  ['POST', 'http://otro.example', 403],
  ['POST', 'null', 403],
  ['POST', undefined, 403],
  ['PUT', 'http://127.0.0.1:3400', 405],
  ['DELETE', undefined, 405],
  ['OPTIONS', 'http://otro.example', 405],
])('a page asked by %s from %s: %s', async (method, origin, outcome) => {
  const headers = { cookie: await cookieFor(['CONTADOR']), ...(origin && { origin }) }
  const response = await gate(new NextRequest('http://127.0.0.1:3400/matriculados', { method, headers }))
  if (outcome === 'in') expect(isThrough(response)).toBe(true)
  else expect(response.status).toBe(outcome)
})

describe('with a session', () => {
  test.each([
    ['CONTADOR', '/matriculados', 'in'],
    ['CONTADOR', '/fichaMatriculado/3/pagos', 'in'],
    ['EMPLEADO', '/fichaMatriculado/3', 'in'],
    ['EMPLEADO', '/fichaMatriculado/3/pagos', 403],
    ['MEDICO', '/inicio_matriculado', 'in'],
    ['MEDICO', '/inicio', 403],
    ['MEDICO', '/matriculados', 403],
    ['', '/inicio', 403],
    ['CONTADOR', '/MATRICULADOS', 404],
  ])('%s at %s: %s', async (rol, path, outcome) => {
    const response = await ask(path, await cookieFor(rol ? [rol] : []))
    if (outcome === 'in') expect(isThrough(response)).toBe(true)
    else expect(response.status).toBe(outcome)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.each(['MEDICO', 'ADMINISTRACION'])(
    '%s who must set a password is led there from every screen, and nobody else gets in',
    async (rol) => {
      const cookie = await cookieFor([rol], {}, { debeCambiarClave: true })
      for (const path of ['/inicio', '/inicio_matriculado', '/matriculados', '/fichaMatriculado/3/pagos']) {
        const response = await ask(path, cookie)
        expect(response.status).toBe(307)
        expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/cambiarClave')
      }
      expect(isThrough(await ask('/cambiarClave', cookie))).toBe(true)
      expect(isThrough(await ask('/login', cookie))).toBe(true)
      expect((await ask('/nada', cookie)).status).toBe(404)
      expect((await ask('/cambiarClave', await cookieFor([rol]))).status).toBe(404)
    },
  )

  test('a changed byte, another secret or an expired cookie is no session', async () => {
    const good = await cookieFor(['CONTADOR'])
    const at = good.length - 20
    const changed = good.slice(0, at) + (good[at] === 'A' ? 'B' : 'A') + good.slice(at + 1)
    for (const cookie of [
      changed,
      await cookieFor(['CONTADOR'], { secret: `${SECRETO} otro` }),
      await cookieFor(['CONTADOR'], { maxAge: -60 }),
    ])
      expect((await ask('/matriculados', cookie)).status).toBe(307)
  })
})

describe('headers', () => {
  test('the policy has a fresh nonce, and the page gets the same one', async () => {
    const nonceOf = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const [first, second] = [await ask('/login'), await ask('/login')]
    expect(nonceOf(first)).toBeTruthy()
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.headers.get('x-middleware-request-x-nonce')).toBe(nonceOf(first))
    expect(first.headers.get('strict-transport-security')).toBeNull()
  })

  test('those that steer the framework do not pass', async () => {
    const response = await ask('/login', undefined, {
      'x-middleware-subrequest': 'middleware:middleware',
      'x-nonce': 'elegido',
      'x-matched-path': '/matriculados',
    })
    const passed = response.headers.get('x-middleware-override-headers') ?? ''
    expect(passed).not.toMatch(/subrequest|matched-path/)
    expect(response.headers.get('x-middleware-request-x-nonce')).not.toBe('elegido')
  })
})
