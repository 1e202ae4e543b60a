import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openSessionCookie, sessionCookieName } from '@/lib/session-cookie'
import type { Puerta } from '@/lib/receta/galleta'

vi.mock('server-only', () => ({}))

const SECRETO = 'un secreto de prueba con treinta y dos caracteres o mas'
const PROPIA = 'http://127.0.0.1:3400'

/** The modules as a web with these settings has them: the environment is read once. */
async function withSettings(ajustes: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({
    NEXTAUTH_SECRET: SECRETO,
    PUBLIC_URL: PROPIA,
    PADRON_REGISTRO: 'real',
    RECETA_URL: '',
    RECETA_ORIGENES: '',
    ...ajustes,
  }))
    vi.stubEnv(name, value === '' ? undefined : value)
  const { frameAddress } = await import('@/lib/receta/origenes')
  const { gate } = await import('@/lib/gate')
  const policyOf = async (path: string) =>
    (await gate(new NextRequest(PROPIA + path))).headers.get('content-security-policy') ?? ''
  return { frameAddress, policyOf }
}
beforeEach(() => vi.unstubAllEnvs())

describe('what may be framed', () => {
  const URL_DE = 'https://recetas.example/ingreso?pase={token}'

  test('the origin of RECETA_URL, or those that are named instead', async () => {
    const own = await withSettings({ RECETA_URL: URL_DE })
    expect(own.frameAddress('https://recetas.example/otra?x=1')).toBe('https://recetas.example/otra?x=1')
    const named = await withSettings({
      RECETA_URL: URL_DE,
      RECETA_ORIGENES: 'https://a.example/x, https://b.example:8443',
    })
    expect(named.frameAddress('https://recetas.example/')).toBeNull()
    expect(named.frameAddress('https://b.example:8443/ir')).toBe('https://b.example:8443/ir')
    expect(await named.policyOf('/accesoRecetaElectronica')).toContain(
      'frame-src https://a.example https://b.example:8443;',
    )
  })

  test('nothing else, however it is spelt', async () => {
    const { frameAddress } = await withSettings({ RECETA_URL: URL_DE })
    for (const text of [
      '',
      'recetas.example/ingreso',
      '//recetas.example/ingreso',
      'javascript:alert(1)',
      'javascript://recetas.example/%0aalert(1)',
      'data:text/html,hola',
      'blob:https://recetas.example/1f0c',
      'http://recetas.example/',
      'https://recetas.example:8443/',
      'https://recetas.example.otro.example/',
      'https://otro.example/?de=https://recetas.example',
      'https://recetas.example@otro.example/',
      'https://ana:clave@recetas.example/',
      `${PROPIA}/inicio`,
      `${PROPIA}/recetaDePrueba?token=1`,
    ])
      expect(frameAddress(text), text).toBeNull()
  })

  test('of a demonstration the stand-in too, and of our own pages that one alone', async () => {
    const { frameAddress, policyOf } = await withSettings({ PADRON_REGISTRO: 'demo' })
    expect(frameAddress(`${PROPIA}/recetaDePrueba?token=abc`)).toBe('/recetaDePrueba?token=abc')
    expect(frameAddress(`${PROPIA}/login`)).toBeNull()
    expect(await policyOf('/recetaDePrueba?token=abc')).toContain(`frame-ancestors 'self'`)
  })

  test('only the door’s own page may frame it; without a setting it frames nothing', async () => {
    const { policyOf } = await withSettings({ RECETA_URL: URL_DE })
    expect(await policyOf('/accesoRecetaElectronica')).toMatch(
      /frame-src https:\/\/recetas\.example;.*frame-ancestors 'none'/,
    )
    for (const path of ['/login', '/verificar', '/inicio'])
      expect(await policyOf(path)).toMatch(/frame-src 'self';.*frame-ancestors 'none'/)
    const none = await withSettings({})
    expect(await none.policyOf('/accesoRecetaElectronica')).toContain(`frame-src 'none'`)
  })
})

describe('the door’s cookie', () => {
  const PUERTA: Puerta = { paso: 'clave', token: 't'.repeat(4_096), cuit: '20301234563' }
  const jar = (pairs: [string, string][]) => ({
    getAll: () => pairs.map(([name, value]) => ({ name, value })),
  })
  const asJar = (lines: readonly string[]) =>
    jar(lines.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) as [string, string]))

  test('keeps the long token of another server in pieces that browsers take', async () => {
    await withSettings({})
    const { keepPuerta, readPuerta } = await import('@/lib/receta/galleta')
    const lines = (await keepPuerta(PUERTA, 60, jar([]))) ?? []
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(line.length).toBeLessThan(4_000)
      expect(line).toMatch(/; Max-Age=60; HttpOnly; SameSite=lax$/)
    }
    expect(await readPuerta(asJar(lines.toReversed()))).toEqual(PUERTA)
    expect(await readPuerta(asJar(lines.slice(1)))).toBeNull()
    expect(await keepPuerta({ ...PUERTA, token: 't'.repeat(20_000) }, 60, jar([]))).toBeNull()
  })

  test('opens nothing of the staff’s, and a staff session is no key to the door', async () => {
    await withSettings({})
    const { keepPuerta, readPuerta } = await import('@/lib/receta/galleta')
    const [line = ''] = (await keepPuerta({ ...PUERTA, token: 'corto' }, 60, jar([]))) ?? []
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    expect(await openSessionCookie(jar([[name, value]]))).toBeNull()
    expect(await openSessionCookie(jar([[sessionCookieName(), value]]))).toBeNull()
    const staff = await encode({
      token: { ...PUERTA, roles: ['ADMINISTRACION'], nombre: '', apellido: '', personaID: 1 },
      secret: SECRETO,
      maxAge: 60,
    })
    expect(await readPuerta(jar([[name, staff]]))).toBeNull()
  })
})
