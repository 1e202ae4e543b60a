import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { readyLife, type Proceso } from '@/bench/torture/proceso'
import { payOnce, type Respuesta } from '@/bench/torture/cliente'
import { expectClean, expectKept, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Cargo, Escena } from '@/bench/torture/escena'

const CLIENTS = 8
const BEFORE_STOP = 1_000
const MUST_END = 10_000

interface Intento {
  cargo: Cargo
  begun: number
  answer: Respuesta | undefined
}

/** T35: SIGTERM while eight clients pay: what was begun is answered, health turns red before the door closes. */
export async function stopDuringPayments(
  escena: Escena,
  api: Proceso,
  cuantos: number,
): Promise<Comprobacion[]> {
  const { db, token } = escena
  const cargos = await escena.charge(cuantos)
  const tries: Intento[] = []
  let stopped = false
  const client = async (): Promise<void> => {
    for (let cargo = cargos.pop(); cargo && !stopped; cargo = cargos.pop()) {
      const one: Intento = { cargo, begun: performance.now(), answer: undefined }
      tries.push(one)
      one.answer = await payOnce(api.url, token, cargo, randomUUID())
    }
  }
  await api.start()
  const working = Promise.all(Array.from({ length: CLIENTS }, client))
  await delay(BEFORE_STOP)
  const term = performance.now()
  const ending = api.end('SIGTERM')
  const red = await turnsRedWhileServing(api, tries)
  const code = await ending
  const took = performance.now() - term
  stopped = true
  await working

  const unanswered = tries.filter(({ answer }) => answer === undefined)
  const cut = unanswered.filter(({ begun }) => begun < term)
  const errores = tries.flatMap(({ answer }) => (answer?.que === 'error' ? answer.mensaje : []))
  const pagados = new Map(
    tries.flatMap(({ cargo, answer }) =>
      answer?.que === 'pagado' ? [[cargo.id, answer.pagoID] as const] : [],
    ),
  )
  return [
    expectThat('trabajaba al pedirle que pare', pagados.size > CLIENTS, `${pagados.size} pagos`),
    expectThat('la salud avisa antes de cerrar', red, red ? 'sí' : 'no'),
    expectThat(
      'termina solo y a tiempo',
      code === 0 && took <= MUST_END,
      `código ${code}, ${took.toFixed(0)} ms`,
    ),
    expectThat('todo lo empezado tuvo respuesta', cut.length === 0, `${cut.length} sin respuesta`),
    expectThat('ninguna respuesta de error', errores.length === 0, errores.slice(0, 3).join('; ') || 0),
    await expectNoEffect(db, unanswered),
    await expectKept(db, pagados),
    await expectClean(db),
  ]
}

async function turnsRedWhileServing(api: Proceso, tries: readonly Intento[]): Promise<boolean> {
  const answered = (): number => tries.filter(({ answer }) => answer !== undefined).length
  const before = answered()
  for (let look = 0; look < 20; look++) {
    if ((await readyLife(api.url)) === undefined) break
    await delay(10)
  }
  await delay(100)
  return answered() > before
}

/** A request that came too late for an answer must not have paid anything either. */
async function expectNoEffect(
  db: Parameters<typeof expectClean>[0],
  tries: readonly Intento[],
): Promise<Comprobacion> {
  const paid = await db.query('SELECT FROM cargo WHERE id = ANY($1) AND linea_id IS NOT NULL', [
    tries.map(({ cargo }) => cargo.id),
  ])
  return expectThat(
    'lo que no tuvo respuesta no pagó',
    paid.length === 0,
    `${paid.length} de ${tries.length}`,
  )
}
