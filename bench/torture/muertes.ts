import { setTimeout as delay } from 'node:timers/promises'
import type { Proceso } from '@/bench/torture/proceso'
import { payUntilAnswered } from '@/bench/torture/cliente'
import { expectClean, expectKept, expectOnce, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Cargo, Escena } from '@/bench/torture/escena'

const CLIENTS = 8
const ALIVE = 700
const MIN_KILLS = 10

/** T01: eight clients pay every charge twice while the API is killed again and again. */
export async function killDuringPayments(
  escena: Escena,
  api: Proceso,
  cuantos: number,
  mostKills: number,
): Promise<Comprobacion[]> {
  const { db, token } = escena
  const cargos = await escena.charge(cuantos)
  const pagados = new Map<number, number>()
  const rechazados: string[] = []
  const errores: string[] = []
  const paidTwice: number[] = []
  const queue = [...cargos, ...cargos]

  const client = async (): Promise<void> => {
    for (let cargo = queue.pop(); cargo; cargo = queue.pop()) {
      const answer = await payUntilAnswered(api.url, token, cargo)
      if (answer.que === 'rechazado') rechazados.push(answer.mensaje)
      else if (answer.que === 'error') errores.push(answer.mensaje)
      else if (pagados.has(cargo.id)) paidTwice.push(cargo.id)
      else pagados.set(cargo.id, answer.pagoID)
    }
  }
  const fewest = Math.min(MIN_KILLS, mostKills)
  await api.start()
  const working = Promise.all(Array.from({ length: CLIENTS }, client))
  const answered = (): number => pagados.size + rechazados.length + errores.length
  const kills = await killUntil(api, working, {
    answered,
    mostAnswers: (2 * cuantos) / (fewest + 2),
    mostKills,
  })
  await api.end('SIGTERM')

  const told = rechazados.filter((mensaje) => /ya fue cobrado el .* recibo \d+\.$/.test(mensaje)).length
  const ids = cargos.map(({ id }: Cargo) => id)
  return [
    expectThat(`al menos ${fewest} muertes`, kills >= fewest, kills),
    expectThat(
      'una confirmación por cargo',
      pagados.size === cuantos && paidTwice.length === 0,
      pagados.size,
    ),
    expectThat(
      'al otro se le dice quién cobró',
      told === cuantos,
      `${told} de ${rechazados.length} rechazos`,
    ),
    expectThat('ninguna respuesta de error', errores.length === 0, errores.slice(0, 3).join('; ') || 0),
    await expectOnce(db, ids, cuantos),
    await expectKept(db, pagados),
    await expectClean(db),
  ]
}

/**
 * Kills and starts again until the clients are done, at most so many times. A life lasts about 0.7 s, or so many answers where the machine is
 * fast, so that there are enough of them and each ends in the middle of payments. Answers how many died.
 */
async function killUntil(
  api: Proceso,
  working: Promise<unknown>,
  { answered, mostAnswers, mostKills }: { answered: () => number; mostAnswers: number; mostKills: number },
): Promise<number> {
  let done = false
  void working.finally(() => (done = true))
  for (let kills = 0; kills < mostKills; kills++) {
    const end = performance.now() + ALIVE * (0.8 + 0.4 * Math.random())
    const enough = answered() + mostAnswers
    while (!done && performance.now() < end && answered() < enough) await delay(5)
    if (done) return kills
    await api.end('SIGKILL')
    await api.start()
  }
  await working
  return mostKills
}
