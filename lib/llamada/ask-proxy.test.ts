import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERROR_INESPERADO, SIN_RESPUESTA } from '@/contract/fixed-texts'
import { sendChange, fetchRead } from '@/lib/llamada/ask-proxy'
import { askServer } from '@/lib/llamada/who-asks'
import { SERVER_HEADER } from '@/lib/llamada/headers'

const BIEN = JSON.stringify({ ok: true, datos: [] })
const CALLADA = JSON.stringify({
  ok: false,
  tipo: 'sinRespuesta',
  mensaje: SIN_RESPUESTA,
  errores: {},
  pedidoID: '',
})

type Respuesta = (url: URL, init: RequestInit) => Promise<Response>
const asked: { url: URL; at: number; init: RequestInit }[] = []
let answer: Respuesta

const cutWithSignal = (_: URL, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('cortada')), { once: true })
  })
const says = (text: string) => (): Promise<Response> => Promise.resolve(new Response(text))
const breaks = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  // Node's own timeout signal does not follow the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController()
    setTimeout(() => control.abort(), ms)
    return control.signal
  })
  vi.stubGlobal('fetch', (text: string, init: RequestInit) => {
    const url = new URL(text, 'http://padron')
    asked.push({ url, at: Date.now(), init })
    return answer(url, init)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const entrada = { pagina: 1 }
const lectura = (desde = 1, control = new AbortController(), seen: number[] = []) =>
  fetchRead('/matriculado/traerTodos', entrada, {
    senal: control.signal,
    desde,
    alIntentar: (intento) => seen.push(intento),
  })

describe('a read', () => {
  test('is tried ten times, each with two seconds more, and never longer than that', async () => {
    answer = cutWithSignal
    const seen: number[] = []
    const start = Date.now()
    const reading = lectura(1, undefined, seen)
    await vi.runAllTimersAsync()
    expect(await reading).toMatchObject({ ok: false, tipo: 'sinRespuesta', mensaje: SIN_RESPUESTA })
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(asked.map(({ url }) => url.searchParams.get('i'))).toEqual(seen.map(String))
    const limits = seen.map((i) => 23_000 + 2_000 * (i - 1))
    const rests = asked.slice(1).map(({ at }, i) => at - (asked[i]?.at ?? 0) - (limits[i] ?? 0))
    for (const [i, rest] of rests.entries()) {
      const longest = Math.min(1_000 * (i + 1), 6_000)
      expect(rest).toBeGreaterThanOrEqual(longest / 2)
      expect(rest).toBeLessThanOrEqual(longest)
    }
    expect(Date.now() - start).toBeLessThanOrEqual(290_000 + 10 * 3_000 + 39_000)
  })

  test.each([
    ['the proxy says that no answer came', says(CALLADA)],
    ['the proxy itself is gone', breaks],
  ])('begins at the second try after the server’s own: %s', async (_, how) => {
    answer = how
    const reading = lectura(2)
    await vi.runAllTimersAsync()
    expect(await reading).toMatchObject({ tipo: 'sinRespuesta', mensaje: SIN_RESPUESTA })
    expect(asked).toHaveLength(9)
  })

  test('ends with the first answer, good or bad', async () => {
    let left = 3
    answer = () => (--left > 0 ? breaks() : says(BIEN)())
    const reading = lectura()
    await vi.runAllTimersAsync()
    expect(await reading).toMatchObject({ ok: true })
    expect(asked).toHaveLength(3)
    for (const text of ['<html>502 Bad Gateway</html>', 'null', '']) {
      answer = says(text)
      expect(await lectura()).toMatchObject({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
    }
    expect(asked).toHaveLength(6)
  })

  test('stops when the person leaves, in a try and between two', async () => {
    for (const [how, wait] of [
      [cutWithSignal, 1_000],
      [breaks, 200],
    ] as const) {
      asked.length = 0
      answer = how
      const control = new AbortController()
      const reading = lectura(1, control)
      const ended = expect(reading).rejects.toThrow()
      await vi.advanceTimersByTimeAsync(wait)
      control.abort()
      await ended
      await vi.runAllTimersAsync()
      expect(asked).toHaveLength(1)
    }
  })
})

test('a change says which server its screen was drawn for', async () => {
  answer = says(BIEN)
  const change = () => sendChange('/pago/anular', { pagoID: 1, motivo: 'x' }, 'clave')
  for (const servidor of ['propio', 'ajeno'] as const) {
    askServer(servidor)
    await change()
    expect(new Headers(asked.at(-1)?.init.headers).get(SERVER_HEADER)).toBe(servidor)
  }
})

test.each([
  ['is silent', cutWithSignal, 'sinRespuesta'],
  ['breaks', breaks, 'sinRespuesta'],
  ['says it got no answer', says(CALLADA), 'sinRespuesta'],
  ['is HTML', says('<html>'), 'inesperado'],
])('a change is sent once though the answer %s', async (_, how, tipo) => {
  answer = how
  const start = Date.now()
  const change = sendChange('/pago/generarMatriculaAdelantada', { matriculadoID: 1, cantidad: 1 }, 'clave')
  await vi.runAllTimersAsync()
  expect(await change).toMatchObject({ ok: false, tipo })
  expect(asked.map(({ init }) => init.method)).toEqual(['POST'])
  expect(Date.now() - start).toBeLessThanOrEqual(33_000)
})
