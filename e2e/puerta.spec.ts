import { request as httpRequest } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Request } from '@playwright/test'
import { permissionsOf } from '@/domain/roles'
import { allScreens } from '@/lib/screen-addresses'
import { memberWithDebt, pendingOf, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE, NOBODY, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'

interface Answer {
  status: number
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** A raw request: fetch would tidy `//`, `/./` and `%2e` away before they are sent. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(process.env['PADRON_E2E_URL'] ?? '')
  return new Promise((resolve, reject) => {
    const req = httpRequest({ hostname, port, path, method, headers }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, body: Buffer.concat(parts).toString(), headers: res.headers }),
      )
    })
    req.on('error', reject)
    req.end(body)
  })
}

/** The framework sends requests for data once more to the same screen, by an address that says so: that one counts. */
async function asked(path: string, headers: Record<string, string>): Promise<Answer> {
  const first = await raw(path, headers)
  // A full house says so before it looks who asks.
  if (first.status === 503) return asked(path, headers)
  const again = first.headers['location']
  return typeof again === 'string' && /[?&]_rsc\b/.test(again) ? raw(again, headers) : first
}

const cookieOf = (cuenta: 'empleado' | 'contador'): string =>
  (
    JSON.parse(readFileSync(storedSession(cuenta), 'utf8')) as { cookies: { name: string; value: string }[] }
  ).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

const SKIPS: Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  { 'x-now-route-matches': '1=1' },
  { 'x-matched-path': '/login' },
  { 'x-middleware-rewrite': '/login', 'x-middleware-next': '1' },
]

const shapesOf = (path: string): string[] => [
  path,
  `${path}.rsc`,
  `${path}?_rsc=x`,
  `${path}?nxtPid=1`,
  `${path}/`,
  `${path}.`,
  `/${path}`,
  path.replace('/', '/./'),
  path.replace('/', '/%2e/'),
  path.replaceAll('/', '%2f').replace('%2f', '/'),
  path.toUpperCase(),
  `/es${path}`,
  `/_next/data/x${path}.json`,
  `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
]

/** A few at a time: one after another the server would wait for the test. */
async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const lane = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

/** Screens whose addresses the framework resolves alike: a catalogue's, and so many fixed and open parts. */
const kindOf = ({ nombre, patron }: { nombre: string; patron: string }): string =>
  (nombre.includes('.') ? 'catálogo ' : '') + patron.replaceAll(/\{\w+\}/g, '{}').replaceAll(/\w+/g, 'x')

/** A redirection has none. */
async function bodyOf(request: Request): Promise<string> {
  const response = await request.response()
  if (!response || (response.status() >= 300 && response.status() < 400)) return ''
  return response.text()
}

test.describe('the gate', () => {
  test('no shape of a request gets a byte of protected data without the right', async ({ token }) => {
    const member = await memberWithDebt(token)
    const secrets = [String(member.dni), member.apellidoNombre]
    const paths = [
      '/matriculados',
      `/fichaMatriculado/${member.id}`,
      `/fichaMatriculado/${member.id}/cuentaCorriente`,
    ]
    const asking = paths.flatMap(shapesOf).flatMap((shape) => [
      ...SKIPS.map((headers) => ({ method: 'GET', shape, headers })),
      // Refused before anything is looked at, whatever the headers say.
      { method: 'OPTIONS', shape, headers: {} },
    ])
    const leaks: string[] = []
    await eachOf(asking, async ({ method, shape, headers }) => {
      const { body, status } = await raw(shape, headers, method)
      if (secrets.some((secret) => body.includes(secret)))
        leaks.push(`${method} ${shape} ${JSON.stringify(headers)} → ${status}`)
    })
    expect(leaks).toEqual([])
  })

  test('every screen of the table is shut to nobody and to who lacks its right', async ({ token }) => {
    const { id } = await memberWithDebt(token)
    const suyos = permissionsOf(['EMPLEADO'], 'operativa')
    const closed = allScreens().flatMap(({ permiso, ...rest }) =>
      permiso === 'publico' ? [] : [{ permiso, ...rest }],
    )
    const asking = closed.flatMap((pantalla, i) => {
      const path = pantalla.patron.replace(/\{\w+\}/g, String(id))
      const first = closed.findIndex((other) => kindOf(other) === kindOf(pantalla)) === i
      const ways = first
        ? [path, `${path}.rsc`].flatMap((shape) => SKIPS.map((headers) => ({ shape, headers })))
        : SKIPS.slice(0, 2).map((headers) => ({ shape: path, headers }))
      const nobody = { cookie: '', shut: [307, 404] }
      const empleado = { cookie: cookieOf('empleado'), shut: [403, 404] }
      return [nobody, ...(suyos.has(pantalla.permiso) ? [] : [empleado])].flatMap((who) =>
        ways.map((way) => ({ ...who, ...way })),
      )
    })
    const wrong: string[] = []
    await eachOf(asking, async ({ cookie, shut, shape, headers }) => {
      const { status } = await asked(shape, { ...headers, cookie })
      if (!shut.includes(status)) wrong.push(`${shape} ${JSON.stringify(headers)} → ${status}`)
    })
    expect(wrong).toEqual([])
  })

  test('a role without the right gets nothing by any shape either', async ({ token }) => {
    const member = await memberWithDebt(token)
    const cookie = cookieOf('empleado')
    const path = `/fichaMatriculado/${member.id}/pagos`
    const asking = shapesOf(path).flatMap((shape) => SKIPS.map((headers) => ({ shape, headers })))
    const leaks: string[] = []
    await eachOf(asking, async ({ shape, headers }) => {
      const { body, status } = await raw(shape, { ...headers, cookie })
      if (body.includes('Cantidad de Cuotas')) leaks.push(`${shape} ${JSON.stringify(headers)} → ${status}`)
    })
    expect(leaks).toEqual([])
    // Nothing of the above signed the employee out.
    expect((await raw('/matriculados', { cookie })).status).toBe(200)
  })

  test('a cookie with one byte changed is a clean way to /login', async () => {
    // What the device shows stands beside the session and opens nothing.
    const cookie = cookieOf('contador')
      .split('; ')
      .filter((one) => one.includes('session-token'))
      .join('; ')
    const value = cookie.indexOf('session-token') + 'session-token='.length
    for (const at of [value + 5, Math.floor((value + cookie.length) / 2), cookie.length - 4]) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
      const answer = await raw('/matriculados', { cookie: changed })
      expect([302, 303, 307]).toContain(answer.status)
      expect(answer.headers.location).toContain('/login')
    }
  })

  test('the token is in no body the browser gets', async ({ page }) => {
    const coming: Promise<string>[] = []
    page.on('requestfinished', (request) => coming.push(bodyOf(request)))
    const bodies: string[] = []
    for (const path of ['/inicio', '/matriculados']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // Before the next screen, with which the browser lets them go.
      bodies.push(...(await Promise.all(coming.splice(0))))
    }
    bodies.push(await (await page.request.get('/api/auth/session')).text())
    expect(bodies.some((body) => body.includes('Nombre Completo'))).toBe(true)
    expect(await page.evaluate(() => document.cookie)).not.toContain('session-token')
    expect(bodies.join('')).not.toMatch(/"token"\s*:/)
    expect(bodies.join('').toLowerCase()).not.toContain('bearer ')
  })
})

test.describe('the proxy', () => {
  const f = encodeURIComponent(JSON.stringify({ pagina: 1 }))
  const same = (): string => process.env['PADRON_E2E_URL'] ?? ''

  test('knows only the contract’s calls', async () => {
    const cookie = cookieOf('contador')
    for (const path of [
      '/api/auth/login',
      '/api/externos/cuitLogin',
      '/api/sistema/x',
      '/api/matriculado/..%2fauth/login',
    ])
      expect([404, 400]).toContain((await raw(`${path}?f=${f}`, { cookie })).status)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE'])
      expect((await raw('/api/matriculado/traerTodos', { cookie }, method)).status).toBeGreaterThanOrEqual(
        400,
      )
    const none = await raw(`/api/matriculado/traerTodos?f=${f}`)
    expect(none.body).not.toContain('apellidoNombre')
  })

  test('refuses a write from elsewhere', async ({ token }) => {
    const cookie = cookieOf('contador')
    const { id: matriculadoID, pendientes } = await memberWithDebt(token)
    const body = JSON.stringify({ matriculadoID, cantidad: 1 })
    const refused: Record<string, string>[] = [
      { origin: 'https://otro.example', 'content-type': 'application/json' },
      { origin: 'null', 'content-type': 'application/json' },
      { 'content-type': 'application/json' },
      { origin: same(), 'content-type': 'text/plain' },
      { origin: same(), 'content-type': 'application/json' },
    ]
    for (const headers of refused) {
      const answer = await raw('/api/pago/generarMatriculaAdelantada', { cookie, ...headers }, 'POST', body)
      expect(answer.status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400)
    }
    expect(await pendingOf(matriculadoID, token)).toEqual(pendientes)
  })

  test('a 10 MB body is refused and the server lives', async () => {
    const cookie = cookieOf('contador')
    const big = JSON.stringify({ observaciones: 'x'.repeat(10_000_000) })
    const answer = await raw(
      '/api/pago/realizarPagoEfectivo',
      { cookie, origin: same(), 'content-type': 'application/json', 'x-requested-by': 'padron' },
      'POST',
      big,
    ).catch(() => ({ status: 413 }))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await raw('/login')).status).toBe(200)
  })

  test('who is refused half way and sends the rest late is heard again on the same connection', async () => {
    const { host, hostname, port } = new URL(process.env['PADRON_E2E_URL'] ?? '')
    const cookie = cookieOf('contador')
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.on('data', (part: Buffer) => (said += part.toString()))
    const answers = () => said.match(/^HTTP\/1\.1 \d+/gm) ?? []
    const head = (...lines: string[]) =>
      `${[...lines, `host: ${host}`, `cookie: ${cookie}`].join('\r\n')}\r\n\r\n`
    const query = new URLSearchParams({ f: '{"id":1}' })
    socket.write(
      head(
        `POST /api/firmante/subirImagen?${query} HTTP/1.1`,
        ...[`origin: ${same()}`, 'x-requested-by: padron', 'content-type: application/octet-stream'],
        'content-length: 1500000',
      ),
    )
    socket.write(Buffer.alloc(400_000, 7))
    await expect.poll(answers).toEqual(['HTTP/1.1 200'])
    // Longer than a refused file is read to its end.
    await delay(1_500)
    socket.write(Buffer.alloc(1_100_000, 7))
    socket.write(head('GET /salud/viva HTTP/1.1'))
    await expect.poll(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
    socket.destroy()
    await once(socket, 'close')
  })

  test('a sign-in that cannot be read is refused before anybody repeats it', async () => {
    const headers = { origin: same(), 'content-type': 'application/json', 'x-requested-by': 'padron' }
    for (const body of ['{"usuario":"ana","clave":"secreta"', 'secreta', '"secreta"', '["secreta"]', ''])
      expect(
        (
          await raw(
            '/api/auth/callback/credentials',
            { ...headers, 'content-length': `${body.length}` },
            'POST',
            body,
          )
        ).status,
        body,
      ).toBe(400)
  })

  test('a page takes a post of our own pages alone', async () => {
    const cookie = cookieOf('contador')
    for (const origin of ['https://otro.example', 'null', undefined]) {
      const headers = { cookie, ...(origin && { origin }), 'next-action': '0'.repeat(42) }
      expect((await raw('/inicio', headers, 'POST', '[]')).status, origin).toBe(403)
    }
    expect((await raw('/inicio', { cookie, origin: same() }, 'PUT')).status).toBe(405)
  })

  test('security headers are on pages and on the proxy', async () => {
    const page = await raw('/login')
    expect(String(page.headers['content-security-policy'])).toMatch(/nonce-.*frame-ancestors 'none'/s)
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    expect(page.headers['x-powered-by']).toBeUndefined()
    const call = await raw(`/api/matriculado/traerTodos?f=${f}`, { cookie: cookieOf('contador') })
    expect(String(call.headers['cache-control'])).toContain('no-store')
    for (const path of ['/salud/viva', '/salud/otra', '/_next/static/nada.js', '/fonts/nada.woff2'])
      expect(String((await raw(path)).headers['content-security-policy']), path).toContain(
        "default-src 'none'",
      )
  })
})

test('a session revoked at sign-out is dead for whoever kept the cookie', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: NOBODY })
  const page = await context.newPage()
  await typeCredentials(page, 'empleado', CLAVE)
  await page.waitForURL('**/inicio')
  const kept = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL(/login/)
  const answer = await raw('/matriculados', { cookie: kept })
  expect(answer.body).not.toContain('fichaMatriculado/')
  await context.close()
  await signIn('empleado', CLAVE)
})
