import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Falla, Resultado } from '@/lib/api/result'
import { insist, PLAZO, VECES } from '@/lib/llamada/insist'

const SILENCIO: Falla = { ok: false, tipo: 'sinRespuesta', mensaje: '', errores: {}, pedidoID: '' }
const PAGADO = { ok: true, datos: 7 } as const
const RECHAZO: Falla = { ...SILENCIO, tipo: 'rechazo', mensaje: 'Ya está pago' }
const SIN_LLEGAR: Falla = { ...SILENCIO, sinLlegar: true }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What each sending is answered, the last one from then on; each takes `tarda` milliseconds. */
async function run(answers: readonly Resultado<number>[], tarda = 0) {
  const sent: Resultado<number>[] = []
  const again = vi.fn()
  const send = async () => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? SILENCIO
    sent.push(answer)
    await new Promise((resolve) => setTimeout(resolve, tarda))
    return answer
  }
  const result = insist(send, again)
  await vi.runAllTimersAsync()
  return { result: await result, sent: sent.length, told: again.mock.calls.length }
}

test.each([
  ['answered', [PAGADO], PAGADO, 1],
  ['refused', [RECHAZO], RECHAZO, 1],
  ['never there', [SIN_LLEGAR], SIN_LLEGAR, 1],
  ['done, without what it was asked for', [{ ...SILENCIO, tipo: 'inesperado', hecho: true }], undefined, 1],
  ['lost, then told', [SILENCIO, PAGADO], PAGADO, 2],
  ['lost, nobody there, then told', [SILENCIO, SIN_LLEGAR, RECHAZO], RECHAZO, 3],
  ['lost, and nobody there any more: not known', [SILENCIO, SIN_LLEGAR], SILENCIO, VECES],
] as const)('%s', async (_, answers, end, times) => {
  const { result, sent, told } = await run(answers)
  expect(result).toEqual(end ?? answers[0])
  expect([sent, told]).toEqual([times, times - 1])
})

test('a server that is silent for long each time is asked less often: a person waits for it', async () => {
  expect((await run([SILENCIO], PLAZO / 2 + 1)).sent).toBe(2)
})
