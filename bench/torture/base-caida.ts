import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { payOnce, type Respuesta } from '@/bench/torture/cliente'
import { expectClean, expectKept, expectOnce, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Cargo, Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'

const CLIENTS = 8
const ALIVE = 1_200
const ANSWER_WITHIN = 2_000
const BACK_WITHIN = 5_000
const RETRY_AFTER = 50

interface Visto {
  pagados: Map<number, number>
  /** When each was confirmed. */
  confirmados: number[]
  /** Answers while the database was away, and how long each took. */
  sinBase: { mensaje: string; tardo: number }[]
  rechazados: string[]
}

/** T03: PostgreSQL dies again and again, by kill -9 and by an immediate stop, while eight clients pay. */
export async function killDatabaseDuringPayments(
  escena: Escena,
  api: Proceso,
  cuantos: number,
  muertes: number,
): Promise<Comprobacion[]> {
  const { db, token } = escena
  const cargos = await escena.charge(cuantos)
  const visto: Visto = { pagados: new Map(), confirmados: [], sinBase: [], rechazados: [] }
  const queue = [...cargos]
  const client = async (): Promise<void> => {
    for (let cargo = queue.pop(); cargo; cargo = queue.pop())
      await payThroughout(api.url, token, cargo, visto)
  }
  await api.start()
  const working = Promise.all(Array.from({ length: CLIENTS }, client))
  /** How long after each death somebody could collect again. */
  const back: number[] = []
  while (back.length < muertes && queue.length > 0) {
    await delay(ALIVE)
    const killed = performance.now()
    await escena.killDatabase(back.length % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
    // What was confirmed before may still have come from the one that died.
    const risen = performance.now()
    await until(() => visto.confirmados.some((at) => at > risen))
    back.push(Math.min(...visto.confirmados.filter((at) => at > risen)) - killed)
  }
  await working
  await api.end('SIGTERM')

  const slowest = Math.max(0, ...visto.sinBase.map(({ tardo }) => tardo))
  const others = visto.sinBase.filter(({ mensaje }) => !mensaje.endsWith(ERROR_INESPERADO))
  const ids = cargos.map(({ id }) => id)
  return [
    expectThat(`PostgreSQL murió ${muertes} veces mientras se cobraba`, back.length === muertes, back.length),
    expectThat(
      'mientras no está se contesta con el texto de la especificación',
      visto.sinBase.length > 0 && others.length === 0,
      others[0]?.mensaje ?? `${visto.sinBase.length} respuestas`,
    ),
    expectThat('nadie espera esa respuesta más de 2 s', slowest <= ANSWER_WITHIN, `${slowest.toFixed(0)} ms`),
    expectThat(
      'se vuelve a cobrar antes de 5 s',
      back.every((ms) => ms <= BACK_WITHIN),
      back.map((ms) => `${ms.toFixed(0)} ms`).join(', '),
    ),
    expectThat('ningún rechazo', visto.rechazados.length === 0, visto.rechazados[0] ?? 0),
    await expectOnce(db, ids, cuantos),
    await expectKept(db, visto.pagados),
    await expectClean(db),
  ]
}

/** One dialog with one key, confirmed again until somebody knows. */
async function payThroughout(api: string, token: string, cargo: Cargo, visto: Visto): Promise<void> {
  const key = randomUUID()
  for (;;) {
    const begun = performance.now()
    const answer: Respuesta | undefined = await payOnce(api, token, cargo, key)
    if (answer?.que === 'pagado') {
      visto.pagados.set(cargo.id, answer.pagoID)
      visto.confirmados.push(performance.now())
      return
    }
    if (answer?.que === 'rechazado') return void visto.rechazados.push(answer.mensaje)
    const mensaje = answer?.mensaje ?? 'sin respuesta'
    visto.sinBase.push({ mensaje, tardo: performance.now() - begun })
    await delay(RETRY_AFTER)
  }
}

async function until(so: () => boolean): Promise<void> {
  const end = Date.now() + 30_000
  while (!so() && Date.now() < end) await delay(20)
}
