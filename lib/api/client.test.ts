import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { realizarPagoEfectivo } from '@/contract/pago'
import { traerRecibo } from '@/contract/recibo'
import { VERSION } from '@/contract/servidor'
import { centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { permissionsOf } from '@/domain/roles'
import type { callApi, Modo } from '@/lib/api/client'
import type { Sesion } from '@/lib/session-cookie'

vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'user-agent': 'Mozilla' })) }))
vi.mock('@/lib/session', () => ({ readSession: () => Promise.resolve(null) }))

const SESION: Sesion = {
  token: 'ficha',
  roles: ['ADMINISTRACION'],
  usuario: 'ana',
  nombre: 'Ana',
  apellido: 'Paz',
  personaID: 1,
  matriculadoID: null,
  debeCambiarClave: false,
  debeSegundoFactor: false,
  permisos: permissionsOf(['ADMINISTRACION'], 'operativa'),
}
const PAGO = {
  lineas: [{ id: 1, tipoPagoID: 3, nombre: 'Matrícula', monto: centavos(100n) }],
  observaciones: '',
  nroRecibo: '',
  fechaPago: '2026-11-22' as Fecha,
}
const CLAVE = 'k'.repeat(20)

interface Servidor {
  registro: string
  /** Questions about itself that it lets go by, or answers with this. */
  callados: number
  dice?: string
  version: number | undefined
}

/** What a payment carries to a server, and whether it went there at all. */
async function payTo(
  { registro, callados, dice, version }: Servidor,
  modo: Modo = {},
  ask?: (call: typeof callApi) => Promise<unknown>,
) {
  let preguntas = 0
  let pago: IncomingHttpHeaders | undefined
  const server = createServer((request, response) => {
    if (request.url === '/sistema/capacidades') {
      if (++preguntas > callados) response.end(JSON.stringify({ estado: 1, datos: { version } }))
      else if (dice !== undefined) response.end(dice)
      return
    }
    pago = request.headers
    response.end(JSON.stringify({ estado: 1, datos: { movimientoID: 1, pagoID: 1 } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PADRON_API', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('PADRON_REGISTRO', registro)
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
  vi.resetModules()
  delete (globalThis as { padronServidor?: unknown }).padronServidor
  const { callApi } = await import('@/lib/api/client')
  // The web learns whose the server is before its first page.
  await (await import('@/lib/api/servidor')).meetServidor()
  const asked = await ask?.(callApi)
  const result = await callApi(realizarPagoEfectivo, PAGO, SESION, { claveIdempotencia: CLAVE, ...modo })
  server.closeAllConnections()
  server.close()
  return { result, asked, clave: pago?.['idempotency-key'], agente: pago?.['user-agent'] }
}
async function paidTo(registro: string, callados: number, version: number | undefined) {
  const { result, asked: _asked, ...pago } = await payTo({ registro, callados, version })
  return { ok: result.ok, ...pago }
}

const PROPIO = { ok: true, clave: CLAVE, agente: 'Mozilla' }
const AJENO = { ok: true, clave: undefined, agente: 'Padron' }

test('what does not fit is told field by field as the form knows them, and nothing is sent', async () => {
  const { callApi } = await import('@/lib/api/client')
  const wrong = { ...PAGO, lineas: [], fechaPago: 'ayer' }
  expect(await callApi(realizarPagoEfectivo, wrong as never, SESION)).toMatchObject({
    tipo: 'rechazo',
    mensaje: 'Elija al menos un pago pendiente',
    errores: { lineas: 'Elija al menos un pago pendiente', fechaPago: 'Ingrese una fecha válida' },
  })
  for (const nothing of [null, 'pago', [], {}])
    expect(await callApi(realizarPagoEfectivo, nothing as never, SESION)).toMatchObject({ tipo: 'rechazo' })
})

test('who may not is told so; to a doctor somebody else’s does not exist', async () => {
  const { callApi } = await import('@/lib/api/client')
  const medico = { ...SESION, matriculadoID: 7, permisos: permissionsOf(['MEDICO'], 'operativa') }
  expect(await callApi(realizarPagoEfectivo, PAGO, medico)).toMatchObject({ tipo: 'prohibido' })
  expect(await callApi(traerRecibo, { matriculadoID: 8, pagoID: 1 }, medico)).toMatchObject({
    tipo: 'rechazo',
    mensaje: NO_ENCONTRADO,
  })
})

test('a payment to the API that was started with the web carries its key, said or not said', async () => {
  expect(await paidTo('real', 9, undefined)).toEqual(PROPIO)
})

test('a payment to another Padrón that was slow to say so carries its key', async () => {
  expect(await paidTo('externo', 1, VERSION)).toEqual(PROPIO)
})

test('a payment to a server of the spec alone carries nothing more, nor to one that keeps silent', async () => {
  expect(await paidTo('externo', 0, undefined)).toEqual(AJENO)
  expect(await paidTo('externo', 9, undefined)).toEqual(AJENO)
})

test('a call that a server of the spec lacks is told as absent, and nothing is sent', async () => {
  const { asked } = await payTo({ registro: 'externo', callados: 0, version: undefined }, {}, (call) =>
    call(traerRecibo, { matriculadoID: 8, pagoID: 1 }, SESION),
  )
  expect(asked).toMatchObject({ ok: false, tipo: 'rechazo', ausente: true })
})

test('a page of our own server pays nothing where the web does not know it for ours', async () => {
  for (const dice of [undefined, '<html>'])
    expect(
      await payTo({ registro: 'externo', callados: 9, dice, version: VERSION }, { soloPropio: true }),
    ).toMatchObject({
      result: { tipo: 'sinRespuesta', sinLlegar: true },
      clave: undefined,
      agente: undefined,
    })
})

test('a web that took it for another one at a bad moment, and asks anew, pays with its key', async () => {
  const { result, clave } = await payTo(
    { registro: 'externo', callados: 1, dice: '<html>', version: VERSION },
    { soloPropio: true },
  )
  expect([result.ok, clave]).toEqual([true, CLAVE])
})
