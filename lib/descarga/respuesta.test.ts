import { NextRequest } from 'next/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { permissionsOf } from '@/domain/roles'
import { streamTable } from '@/lib/descarga/respuesta'
import { OWNER_HEADER } from '@/lib/llamada/headers'

const galleta = vi.hoisted((): { usuario: string | null } => ({ usuario: null }))
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
vi.mock('@/lib/session', () => ({ readSession: () => Promise.resolve(null) }))
vi.mock('@/lib/session-cookie', () => ({
  openSessionCookie: () =>
    Promise.resolve(
      galleta.usuario && { ...galleta, token: 'ficha', permisos: permissionsOf(['CONTADOR'], 'operativa') },
    ),
  ownerOf: ({ usuario }: { usuario: string }) => usuario,
}))

beforeAll(() => {
  vi.stubEnv('PADRON_REGISTRO', 'real')
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
})

/** What is answered to a screen of `dueno`'s, and whether a row was read for it. */
async function download(usuario: string | null, dueno: string | undefined, site = 'same-origin') {
  galleta.usuario = usuario
  const read = vi.fn()
  const headers = { 'sec-fetch-site': site, ...(dueno !== undefined && { [OWNER_HEADER]: dueno }) }
  const request = new NextRequest('http://padron/api/descargas/planillaDeCaja', { headers })
  const response = await streamTable(request, 'caja.ver', async function* () {
    read()
    yield await Promise.resolve({ total: 0 })
  })
  const text = await response.text()
  return { http: response.status, text, read: read.mock.calls.length }
}

test('a table goes to the screen of who is signed in', async () => {
  for (const dueno of ['bruno', '', undefined]) {
    const { http, text, read } = await download('bruno', dueno)
    expect({ http, read }).toEqual({ http: 200, read: 1 })
    expect(text).toContain('"fin":true')
  }
})

test('a screen of whoever was signed in before gets no table of the next person', async () => {
  expect(await download('bruno', 'ana')).toMatchObject({
    http: 401,
    read: 0,
    text: expect.stringContaining('sesion') as string,
  })
  expect(await download(null, 'ana')).toMatchObject({ http: 401, read: 0 })
})

test('nor does a page of another site', async () => {
  expect(await download('bruno', undefined, 'cross-site')).toMatchObject({ http: 403, read: 0 })
})
