import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { forTheWeb, heapFor, type Launch, webSpec } from '@/backend/cli/children'

afterEach(() => vi.unstubAllEnvs())

test('the web is not given what opens the database, the mail, the chats or the payment gateway', () => {
  const secretos = {
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://x',
    WHATSAPP_TOKEN: 'x',
    MERCADO_PAGO_TOKEN: 'x',
    MERCADO_PAGO_SECRETO: 'x',
    METRICAS_CLAVE: 'x',
  }
  expect(forTheWeb({ ...secretos, PATH: '/bin', SISTEMA_NOMBRE: 'Consejo' })).toEqual({
    PATH: '/bin',
    SISTEMA_NOMBRE: 'Consejo',
  })
})

test('the heap is a sixth of the memory, within what an office machine has and what a web can use', () => {
  const GB = 2 ** 30
  expect([1, 2, 4, 64, Infinity].map((many) => heapFor(many * GB))).toEqual([384, 384, 512, 512, 512])
})

test('the web writes its texts as the register has it, unless the environment says otherwise', () => {
  vi.stubEnv('NEXTAUTH_SECRET', randomBytes(32).toString('base64'))
  const launch = {
    settings: { port: 3000, apiPort: 4000, startId: 'x' },
    served: { registro: 'real', ortografia: 'corregida' },
    ...{ host: '127.0.0.1', apiHost: '127.0.0.1', direccion: 'http://127.0.0.1:3000', dev: false },
  } as Launch
  vi.stubEnv('ORTOGRAFIA', undefined)
  expect(webSpec(launch).env).toMatchObject({ ORTOGRAFIA: 'corregida' })
  vi.stubEnv('ORTOGRAFIA', 'letra')
  expect(webSpec(launch).env).toMatchObject({ ORTOGRAFIA: 'letra' })
})
