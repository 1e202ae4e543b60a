import { expect, test } from 'vitest'
import type { Db } from '@/backend/db/conexion'
import { createPasarelaDePrueba } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'
import { centavos } from '@/domain/dinero'
import { choosePasarela, EntornoDePago, faultOfCredentials } from '@/backend/tesoreria/en-linea/elegir'

const CREDENCIALES = { MERCADO_PAGO_TOKEN: 't', MERCADO_PAGO_SECRETO: 's' }
const PUBLIC_URL = 'https://consejo.example/'
const choose = (env: Record<string, string>) =>
  choosePasarela(EntornoDePago.parse(env), 'postgres://nadie/nada')

test('a demonstration is paid through the test gateway and refuses credentials', () => {
  expect(choose({ PADRON_REGISTRO: 'demo', ...CREDENCIALES, PUBLIC_URL })?.nombre).toBe('prueba')
  expect(faultOfCredentials(true, { NODE_ENV: 'test', ...CREDENCIALES, PUBLIC_URL })).toContain(
    'demostración',
  )
  expect(faultOfCredentials(true, { NODE_ENV: 'test' })).toBeNull()
})

test('the test gateway answers a whole address of the web, that any client can open', async () => {
  const query = () => Promise.resolve([])
  const pasarela = createPasarelaDePrueba({ query } as unknown as Db, 'http://127.0.0.1:3000')
  const pedido = {
    referencia: 'r',
    titulo: 't',
    total: centavos(1n),
    venceEn: '2026-11-22T12:00:00.000Z',
    pagosVencenEn: '2026-11-22T12:00:00.000Z',
    vueltas: { aprobado: '/a', pendiente: '/p', cancelado: '/c' },
  }
  expect((await pasarela.crear(pedido)).url).toMatch(
    /^http:\/\/127\.0\.0\.1:3000\/pasarelaDePrueba\/[\w-]{36}$/,
  )
})

test('a real register without credentials offers no online payment', () => {
  expect(choose({ PADRON_REGISTRO: 'real', PUBLIC_URL })).toBeNull()
  expect(choose({})).toBeNull()
})

test('a real register with credentials goes through Mercado Pago; half of them is a mistake told at start', () => {
  expect(choose({ PADRON_REGISTRO: 'real', ...CREDENCIALES, PUBLIC_URL })).toMatchObject({
    nombre: 'mercado_pago',
    sitio: 'https://consejo.example',
  })
  for (const missing of ['MERCADO_PAGO_TOKEN', 'MERCADO_PAGO_SECRETO', 'PUBLIC_URL']) {
    const env = { NODE_ENV: 'test' as const, ...CREDENCIALES, PUBLIC_URL, [missing]: '' }
    expect(faultOfCredentials(false, env)).toContain('hacen falta')
    expect(choose({ PADRON_REGISTRO: 'real', ...env })).toBeNull()
  }
})
