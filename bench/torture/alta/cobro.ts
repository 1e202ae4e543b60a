import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DIRECCION_PROPIA } from '@/bench/torture/alta/archivos'
import type { Consejo } from '@/bench/torture/alta/consejo'
import { payOnce, type Respuesta } from '@/bench/torture/cliente'
import type { Cargo } from '@/bench/torture/escena'
import { openNavegante, payByWeb, signInFrom } from '@/bench/torture/navegante'

const POR_LA_WEB = 4
const POR_LA_API = 4
const RETRY_AFTER = 200
/** Between one payment and the next of the same clerk. */
const BREATH = 120

interface Cobrado {
  /** Of its first try. */
  begun: number
  confirmed: number
}

/** How long nobody collected in a stretch of time, and how long the one who waited most did, in seconds. */
export interface Espera {
  silencio: number
  persona: number
}

/** Clerks at work: half of them through the webs, half at the APIs, all of them behind the balancer. */
export interface Cobro {
  /** Charge and payment of what was confirmed. */
  readonly pagados: Map<number, number>
  /** Answers that no clerk may get: anything but a confirmation or 'nobody knows'. */
  readonly rechazados: string[]
  /** Tries that ended without a confirmation, by what was seen. */
  readonly fallidos: Map<string, number>
  /** Resolves when each clerk has confirmed a payment that he began after this instant. */
  waitForAll(since: number): Promise<void>
  measure(from: number, to: number): Espera
  /** Milliseconds that half of the payments begun since then took at most, and how many they were. */
  median(since: number): { mitad: number; cuantos: number }
  stop(): Promise<void>
}

export async function startCobro(consejo: Consejo, cargos: readonly Cargo[]): Promise<Cobro> {
  const queue = [...cargos]
  const pagados = new Map<number, number>()
  const rechazados: string[] = []
  const fallidos = new Map<string, number>()
  const done: Cobrado[] = []
  const last: number[] = []
  let on = true
  const collect = async (who: number, pay: Pagar): Promise<void> => {
    for (let cargo = queue.shift(); cargo && on; cargo = queue.shift()) {
      const begun = performance.now()
      const answer = await payUntilKnown(cargo, pay, (seen) =>
        fallidos.set(seen, (fallidos.get(seen) ?? 0) + 1),
      )
      if (answer.que === 'pagado') {
        pagados.set(cargo.id, answer.pagoID)
        done.push({ begun, confirmed: performance.now() })
        last[who] = begun
      } else rechazados.push(answer.mensaje)
      await delay(BREATH)
    }
  }
  const clerks = await openClerks(consejo)
  const working = Promise.all(clerks.map((pay, who) => collect(who, pay)))
  return {
    pagados,
    rechazados,
    fallidos,
    waitForAll: async (since) => {
      for (const end = Date.now() + 90_000; Date.now() < end; await delay(50)) {
        if (clerks.every((_, who) => (last[who] ?? 0) > since)) return
      }
      throw new Error(`No todos volvieron a cobrar en minuto y medio; quedan ${queue.length} cargos`)
    },
    measure: (from, to) => measure(done, from, to),
    median: (since) => {
      const took = done.filter(({ begun }) => begun >= since).map(({ begun, confirmed }) => confirmed - begun)
      const sorted = took.sort((a, b) => a - b)
      return { mitad: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, cuantos: sorted.length }
    },
    stop: async () => {
      on = false
      await working
    },
  }
}

type Pagar = (cargo: Cargo, clave: string) => Promise<Respuesta | undefined>

async function openClerks({ publica, api, cuenta, escena }: Consejo): Promise<Pagar[]> {
  const clerks: Pagar[] = []
  // One after another: of many tries of one account at once only five are taken.
  for (let i = 0; i < POR_LA_WEB; i++) {
    const cookie = await signInFrom(publica, publica, cuenta, DIRECCION_PROPIA)
    const navegante = openNavegante(publica, cookie, DIRECCION_PROPIA)
    clerks.push((cargo, clave) => payByWeb(navegante, cargo, clave))
  }
  for (let i = 0; i < POR_LA_API; i++) clerks.push((cargo, clave) => payOnce(api, escena.token, cargo, clave))
  return clerks
}

/** One confirmation of the dialog: the same key for as long as the outcome is unknown. */
async function payUntilKnown(cargo: Cargo, pay: Pagar, note: (seen: string) => void): Promise<Respuesta> {
  const clave = randomUUID()
  for (;;) {
    const answer = await pay(cargo, clave)
    if (answer && answer.que !== 'error') return answer
    note(answer?.mensaje ?? 'sin respuesta')
    await delay(RETRY_AFTER)
  }
}

/** The longest time between two confirmations of whoever, and the longest try of a clerk, that touch this stretch. */
export function measure(done: readonly Cobrado[], from: number, to: number): Espera {
  const times = done.map(({ confirmed }) => confirmed).sort((a, b) => a - b)
  const [before, after] = [times.findLast((at) => at <= from) ?? from, times.find((at) => at >= to) ?? to]
  const within = [before, ...times.filter((at) => at > from && at < to), after]
  const gaps = within.slice(1).map((at, i) => at - (within[i] ?? at))
  const touched = done.filter(({ begun, confirmed }) => begun <= to && confirmed >= from)
  return {
    silencio: Math.max(0, ...gaps) / 1_000,
    persona: Math.max(0, ...touched.map(({ begun, confirmed }) => confirmed - begun)) / 1_000,
  }
}
