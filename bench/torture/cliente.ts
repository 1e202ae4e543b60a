import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cargo } from '@/bench/torture/escena'
import { today } from '@/domain/fechas'

/** What the API said of one payment. */
export type Respuesta =
  | { que: 'pagado'; pagoID: number; nroRecibo: string }
  | { que: 'rechazado'; mensaje: string }
  /** Neither: an answer that no client may get. */
  | { que: 'error'; mensaje: string }

const RETRY_AFTER = 30
const GIVE_UP = 60_000

/** Confirms one dialog: one key, sent again for as long as nobody answers. */
export async function payUntilAnswered(api: string, token: string, cargo: Cargo): Promise<Respuesta> {
  const key = randomUUID()
  const end = Date.now() + GIVE_UP
  for (;;) {
    const answer = await payOnce(api, token, cargo, key)
    if (answer) return answer
    if (Date.now() > end) return { que: 'error', mensaje: 'Nadie contestó en un minuto' }
    await delay(RETRY_AFTER)
  }
}

/** One try; undefined when the connection ended without an answer, and nobody knows what happened. */
export async function payOnce(
  api: string,
  token: string,
  cargo: Cargo,
  key: string,
): Promise<Respuesta | undefined> {
  try {
    const response = await fetch(`${api}/pago/realizarPagoEfectivo`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ detallePagosJSON: JSON.stringify([cargo]), fechaPago: today() }),
      signal: AbortSignal.timeout(30_000),
    })
    return toRespuesta(response.status, (await response.json()) as Sobre)
  } catch {
    return undefined
  }
}

interface Sobre {
  estado: number
  mensaje: string | null
  datos: { pagoID: number; nroRecibo: string } | null
}

function toRespuesta(http: number, { estado, mensaje, datos }: Sobre): Respuesta {
  if (http === 200 && estado === 1 && datos) return { que: 'pagado', ...datos }
  if (http === 200 && estado === 0) return { que: 'rechazado', mensaje: mensaje ?? '' }
  return { que: 'error', mensaje: `HTTP ${http}, estado ${estado}: ${mensaje}` }
}
