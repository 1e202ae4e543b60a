import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/pantallas/[huella]/route'
import { permissionsOf, type Rol } from '@/domain/roles'
import { pantallasFor } from '@/lib/pantallas'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/api-proxy', () => ({ proxyOther: () => new Response(null) }))
const HAY = { propio: true, pasarela: null }
vi.mock('@/lib/api/servidor', () => ({ alcance: () => Promise.resolve(HAY) }))
let rol: Rol | null
vi.mock('@/lib/session', () => ({
  readSession: () => Promise.resolve(rol && { permisos: permissionsOf([rol], 'operativa') }),
}))
beforeEach(() => {
  rol = null
})

const of = (one: Rol) => pantallasFor(permissionsOf([one], 'operativa'), HAY)
const ask = (huella: string) => GET(new Request('http://padron/'), { params: Promise.resolve({ huella }) })

test('nobody signed in gets nothing, under whatever name', async () => {
  const answer = await ask(of('ADMINISTRACION').huella)
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
    401,
    '',
    'no-store',
  ])
})

test('under its name it is kept, for this person alone', async () => {
  rol = 'ADMINISTRACION'
  const answer = await ask(of('ADMINISTRACION').huella)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(await answer.json()).toMatchObject({ destinos: of('ADMINISTRACION').destinos })
})

test('somebody else’s name opens nothing more, and what is answered to it is not kept', async () => {
  rol = 'MEDICO'
  const answer = await ask(of('ADMINISTRACION').huella)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe(of('MEDICO').texto)
  expect(of('MEDICO').huella).not.toBe(of('ADMINISTRACION').huella)
})
