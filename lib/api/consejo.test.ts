import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/api/servidor', () => ({ isPropio: () => Promise.resolve(true) }))

const HUELLA = 'a'.repeat(64)
let asked: string[] = []
let answers: Record<string, unknown> = {}
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const datos = answers[url]
  response.writeHead(datos === undefined ? 500 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(datos === undefined ? {} : { estado: 1, mensaje: '', datos }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
vi.stubEnv('PADRON_API', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
vi.stubEnv('NEXTAUTH_SECRET', 'un secreto de prueba con treinta y dos caracteres o mas')
vi.stubEnv('CONSEJO_NOMBRE', 'El de la instalación')
const { addressOfLogo, forgetCara, readCara, readLogo } = await import('@/lib/api/consejo')

afterAll(() => void server.close())
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'padronConsejo')
  asked = []
  answers = {
    '/consejo/traerDatos': {
      nombre: 'Uno',
      lineas: ['San Martín 450'],
      copiasDelRecibo: 2,
      logoHuella: HUELLA,
    },
    '/consejo/traerLogo': {
      huella: HUELLA,
      tipo: 'image/png',
      imagen: Buffer.from('PNG').toString('base64'),
    },
  }
})

test('it is asked once for many pages, and again once it was changed', async () => {
  const caras = await Promise.all([readCara(), readCara(), readCara()])
  for (const cara of caras) expect(cara).toMatchObject({ nombre: 'Uno', escrita: true, copiasDelRecibo: 2 })
  expect(asked).toEqual(['/consejo/traerDatos'])
  answers['/consejo/traerDatos'] = { nombre: 'Dos', lineas: [], copiasDelRecibo: 1 }
  expect(await readCara()).toMatchObject({ nombre: 'Uno' })
  expect(await readCara({ alDia: true })).toMatchObject({ nombre: 'Uno' })
  forgetCara()
  expect(await readCara()).toMatchObject({ nombre: 'Dos' })
  expect(addressOfLogo(await readCara())).toBeUndefined()
})

test('where the web is several processes, who may change it has it read each time', async () => {
  vi.stubEnv('WEB_PROCESOS', '2')
  await readCara()
  answers['/consejo/traerDatos'] = { nombre: 'Dos', lineas: [], copiasDelRecibo: 1 }
  expect(await readCara()).toMatchObject({ nombre: 'Uno' })
  expect(await readCara({ alDia: true })).toMatchObject({ nombre: 'Dos' })
  vi.stubEnv('WEB_PROCESOS', undefined)
})

test('what is read while it is changed is read again', async () => {
  const before = readCara()
  forgetCara()
  answers['/consejo/traerDatos'] = { nombre: 'Dos', lineas: [], copiasDelRecibo: 1 }
  await before
  expect(await readCara()).toMatchObject({ nombre: 'Dos' })
})

test('without an answer, and with none yet, the installation’s name stands, and no page waits again', async () => {
  answers = {}
  expect(await readCara()).toMatchObject({ nombre: 'El de la instalación', escrita: false })
  await readCara()
  expect(asked).toEqual(['/consejo/traerDatos'])
})

test('the logo is read once while its hash stays, and only as a picture', async () => {
  expect(addressOfLogo(await readCara())).toBe(`/api/consejo/logo?v=${HUELLA}`)
  await readLogo()
  expect((await readLogo())?.tipo).toBe('image/png')
  expect(asked.filter((url) => url === '/consejo/traerLogo')).toHaveLength(1)
  Reflect.deleteProperty(globalThis, 'padronConsejo')
  answers['/consejo/traerLogo'] = { huella: HUELLA, tipo: 'image/svg+xml', imagen: 'PHN2Zz4=' }
  expect(await readLogo()).toBeUndefined()
})
