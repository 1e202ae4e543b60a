import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERROR_DATOS, ERROR_INESPERADO, SESION_CADUCADA, SIN_RESPUESTA } from '@/contract/fixed-texts'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import type { Falla } from '@/e2e/externo/fallas'
import { type Externo, openExterno } from '@/e2e/externo/servidor'
import type { Resultado } from '@/lib/api/result'
import { isUncertain } from '@/lib/llamada/insist'
import { ESPERA, type Navegador, openWeb, quietLog } from '@/lib/prueba/web'

vi.mock('server-only', () => ({}))

const LISTA = '/matriculado/traerTodos'
const GENERAR = '/pago/generarMatriculaAdelantada'
const COBRAR = '/pago/realizarPagoEfectivo'

/** What each does to an answer, and what the person reads. */
const MALICIAS: readonly [falla: Falla, texto: string][] = [
  [{ tipo: 'tarda', ms: ESPERA * 1.3 }, SIN_RESPUESTA],
  [{ tipo: 'calla' }, SIN_RESPUESTA],
  [{ tipo: 'corta' }, SIN_RESPUESTA],
  [{ tipo: 'corta tras las cabeceras' }, SIN_RESPUESTA],
  [{ tipo: 'medio cuerpo' }, SIN_RESPUESTA],
  [{ tipo: 'gotea' }, SIN_RESPUESTA],
  [{ tipo: 'HTML', http: 500 }, ERROR_INESPERADO],
  [{ tipo: 'HTML', http: 503 }, ERROR_INESPERADO],
  [{ tipo: 'HTML', http: 200 }, ERROR_INESPERADO],
  [{ tipo: 'sobre', sobre: { estado: null, mensaje: null, datos: null } }, ERROR_DATOS],
  [{ tipo: 'sobre', sobre: { datos: [] } }, ERROR_DATOS],
  [{ tipo: 'sobre', sobre: { estado: -100, mensaje: 'x' } }, SESION_CADUCADA],
  [{ tipo: 'gigante', bytes: 12_000_000, anunciado: true }, ERROR_INESPERADO],
]

let externo: Externo
let web: Awaited<ReturnType<typeof openWeb>>
let browser: Navegador
beforeAll(async () => {
  externo = await openExterno()
  web = await openWeb(externo.url)
}, 120_000)
beforeEach(async () => {
  externo.reset()
  externo.faltas = []
  browser = web.browser()
  await browser.signIn('contador', CLAVE_AJENA)
  return () => expect(externo.faltas).toEqual([])
})
afterAll(() => externo.close())

const CUOTA = { matriculadoID: 101, cantidad: 1 }
const pending = () => externo.consejo.find(101).cargos.length

describe.each(MALICIAS)('%j', (falla, texto) => {
  test('a read is told in the specification’s words', async () => {
    const log = quietLog()
    externo.spoil(LISTA, falla)
    const { value } = await browser.read(LISTA, { pagina: 1 })
    expect(value).toMatchObject({ ok: false, mensaje: texto })
    // What could not be read has a number, the same on the screen and in the log.
    const { pedidoID } = value as { pedidoID: string }
    if (texto !== SESION_CADUCADA) expect(log.join('\n')).toContain(`"pedidoID":"${pedidoID}"`)
  })

  test('a change reaches the server once, and nobody says that it was not done', async () => {
    quietLog()
    externo.spoil(GENERAR, falla)
    const { value } = await browser.change(GENERAR, CUOTA)
    const result = value as Resultado<unknown>
    expect(result).toMatchObject({ ok: false, mensaje: texto })
    expect(!result.ok && isUncertain(result)).toBe(texto !== SESION_CADUCADA)
    expect(result).not.toHaveProperty('sinLlegar')
    expect(externo.askedFor(GENERAR)).toHaveLength(1)
    expect(pending()).toBe(1)
  })

  test('signing in is told in the same words, tried once, and leaves nobody in', async () => {
    quietLog()
    externo.spoil('/auth/login', falla)
    const before = externo.askedFor('/auth/login').length
    const other = web.browser()
    expect(await other.signIn('contador', CLAVE_AJENA)).toMatchObject({ mensaje: texto })
    expect(externo.askedFor('/auth/login')).toHaveLength(before + 1)
    expect(other.pieces).toEqual([])
  })
})

test('an answer just in time is one, and each further try of a read has two seconds more', async () => {
  quietLog()
  externo.spoil(LISTA, { tipo: 'tarda', ms: ESPERA / 2 })
  expect(await browser.read(LISTA, { pagina: 1 })).toMatchObject({ value: { ok: true } })
  externo.spoil(LISTA, { tipo: 'tarda', ms: ESPERA + 1_000 })
  expect(await browser.read(LISTA, { pagina: 1 })).toMatchObject({ value: { ok: false } })
  expect(await browser.read(LISTA, { pagina: 1 }, 2)).toMatchObject({ value: { ok: true } })
})

test('who leaves cuts a read at the server, and never a change', async () => {
  quietLog()
  externo.spoil(LISTA, { tipo: 'calla' })
  const leaving = new AbortController()
  // The ninth try waits so long that nothing else ends it meanwhile.
  const reading = browser.read(LISTA, { pagina: 1 }, 9, leaving.signal)
  await expect.poll(() => externo.askedFor(LISTA).length).toBe(1)
  externo.spoil(GENERAR, { tipo: 'tarda', ms: ESPERA / 2 })
  const changing = browser.change(GENERAR, CUOTA, leaving.signal)
  await expect.poll(() => externo.askedFor(GENERAR).length).toBe(1)
  leaving.abort()
  await expect.poll(() => externo.askedFor(LISTA)[0]?.abandonado, { timeout: 5_000 }).toBe(true)
  await reading
  expect(await changing).toMatchObject({ value: { ok: true } })
  expect(externo.askedFor(GENERAR).map(({ abandonado }) => abandonado)).toEqual([false])
  expect(pending()).toBe(1)
})

test('a payment of items that are gone is a refusal in the server’s words, and no unknown outcome', async () => {
  const [cargo] = externo.consejo.find(102).cargos
  const pago = {
    lineas: [{ id: cargo?.id, tipoPagoID: cargo?.tipo, nombre: cargo?.nombre, monto: 1_850_000n }],
    ...{ observaciones: '', nroRecibo: '', fechaPago: '2026-11-22' },
  }
  const first = await browser.change(COBRAR, pago)
  expect(first.value).toMatchObject({ ok: true, datos: { pagoID: 5_001 } })
  const { value } = await browser.change(COBRAR, pago)
  expect(value).toMatchObject({ tipo: 'rechazo', mensaje: 'El pago ya no figura como pendiente' })
  expect(isUncertain(value as never)).toBe(false)
})
