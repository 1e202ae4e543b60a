import type { Db } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { describeError, type Bitacora } from '@/backend/nucleo/bitacora'
import { canalDeDemostracion } from '@/backend/avisos/mensaje/canal'
import type { Configuracion } from '@/backend/avisos/mensaje/configuracion'
import { canalDeCorreo } from '@/backend/avisos/mensaje/correo'
import { sendNext, type Canales } from '@/backend/avisos/mensaje/enviador'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { canalDeWhatsapp } from '@/backend/avisos/mensaje/whatsapp'
import { runIfDue } from '@/backend/avisos/recordatorio/correr'
import { MAIL, WHATSAPP } from '@/domain/mensaje'

/** Between looks when nothing waits. */
const IDLE = 2_000
/** After a failure of ours: a database that is away comes back by itself. */
const AFTER_FAILURE = 10_000
const BETWEEN_RUNS = 10 * 60_000
const BETWEEN_LOOKS = 60_000

/** A register that is not real writes to nobody (D8). */
async function channelsOf(db: Db, { correo, whatsapp }: Configuracion): Promise<Canales> {
  if ((await readRegistro(db))?.clase !== 'real') return { [MAIL]: canalDeDemostracion }
  return {
    ...(correo && { [MAIL]: canalDeCorreo(correo) }),
    ...(whatsapp && { [WHATSAPP]: canalDeWhatsapp(whatsapp) }),
  }
}

/**
 * Sends what is queued and makes each day's reminders while the process lives; any number of machines may. Answers how
 * to stop: what is being sent is waited for, so that its outcome is written down.
 */
export function keepSending(db: Db, ajustes: Configuracion, bitacora: Bitacora): () => Promise<void> {
  const stopped = new AbortController()
  const loop = (what: string, pause: number, act: () => Promise<number | null>): Promise<void> =>
    repeat(stopped.signal, pause, act, (error) =>
      bitacora({ nivel: 'error', pedido: '', que: what, ...describeError(error) }),
    )
  let canales: Promise<Canales> | undefined
  const running = Promise.all([
    loop('envío de mensajes', IDLE, async () => {
      canales ??= channelsOf(db, ajustes)
      const ready = await canales.catch((error: unknown) => {
        canales = undefined
        throw error
      })
      return sendNext(db, ready)
    }),
    loop('mensajes que ya no hacen falta', BETWEEN_LOOKS, () => leaveOutStale(db)),
    loop('recordatorios', BETWEEN_RUNS, () => runIfDue(db, new Date())),
  ])
  return async () => {
    stopped.abort()
    await running
  }
}

async function repeat(
  stopped: AbortSignal,
  pause: number,
  act: () => Promise<number | null>,
  report: (error: unknown) => void,
): Promise<void> {
  while (!stopped.aborted) {
    const wait = await act().then(
      (asked) => (asked === null ? pause : Math.min(asked, pause)),
      (error: unknown) => {
        report(error)
        return AFTER_FAILURE
      },
    )
    if (wait > 0) await sleep(wait, stopped)
  }
}

function sleep(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve()
    const timer = setTimeout(end, milliseconds)
    stopped.addEventListener('abort', end, { once: true })
    function end(): void {
      clearTimeout(timer)
      stopped.removeEventListener('abort', end)
      resolve()
    }
  })
}
