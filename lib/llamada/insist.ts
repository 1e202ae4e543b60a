import type { Falla, Resultado } from '@/lib/api/result'
import { pauseBefore } from '@/lib/llamada/tries'

/** How often a change is sent at most, and, in milliseconds, when it is not sent again any more. */
export const VECES = 4
export const PLAZO = 60_000

const SIN_FIN = new AbortController().signal

/** No answer, or one that says nothing: a change may have happened. One that never reached the server has not. */
export const isUncertain = ({ tipo, sinLlegar, hecho }: Falla): boolean =>
  (tipo === 'inesperado' && !hecho) || (tipo === 'sinRespuesta' && !sinLlegar)

/** That a repetition did not reach the server says nothing of the first sending. */
export const stillUnknown = <D>(result: Resultado<D>): Resultado<D> =>
  !result.ok && result.sinLlegar ? { ...result, sinLlegar: undefined } : result

/**
 * Sends a change to a server that knows it again by its key, and sends it again while no answer comes (decision 126).
 * `again` is called before each further sending.
 */
export async function insist<D>(send: () => Promise<Resultado<D>>, again: () => void): Promise<Resultado<D>> {
  const begun = Date.now()
  for (let vez = 1; ; vez++) {
    const answer = await send()
    const result = vez > 1 ? stillUnknown(answer) : answer
    if (result.ok || !isUncertain(result)) return result
    if (vez === VECES || Date.now() - begun > PLAZO) return result
    again()
    await pauseBefore(vez + 1, SIN_FIN)
  }
}
