/** A read without an answer is tried ten times, each two seconds longer (decision 12). */
export const TRIES = 10
export const MORE_EACH_TRY = 2_000
/** The pauses grow, so that a starting server is waited for, and are random, so that clients do not ask in step. */
const PAUSA_MAS = 1_000
const MAX_PAUSA = 6_000

/** `intento` is the second or a later one. Rejects with AbortError when `senal` is aborted. */
export function pauseBefore(intento: number, senal: AbortSignal): Promise<void> {
  const ms = Math.min(PAUSA_MAS * (intento - 1), MAX_PAUSA) * (0.5 + Math.random() / 2)
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Cancelado', 'AbortError'))
    }
    const timer = setTimeout(() => {
      senal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (senal.aborted) stop()
    else senal.addEventListener('abort', stop, { once: true })
  })
}
