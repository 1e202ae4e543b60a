import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Casa } from '@/bench/torture/casa'
import { expectClean, expectKept, expectOnce, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Cargo } from '@/bench/torture/escena'
import { openNavegante, payByWeb, signInFrom, type Navegante } from '@/bench/torture/navegante'
import type { Proceso } from '@/bench/torture/proceso'

const COBRADORES = 4
const LECTORES = 4
const CARGOS = 6_000
const CALM = 1_500
const PATIENCE = 60_000

/** One request of the load, between its two instants. */
interface Intento {
  que: 'lista' | 'pago'
  begun: number
  ended: number
  bien: boolean
}
/** When a process was told to end and when it was gone. */
interface Final {
  from: number
  to: number
}

/** T02: under payments and lists, machines are stopped one by one, then killed; nobody but who was on them notices. */
export async function fallUnderLoad(casa: Casa): Promise<Comprobacion[]> {
  const { webs, apis, escena } = casa
  const cargos = await escena.charge(CARGOS)
  const load = await startLoad(casa, cargos)
  await delay(CALM)
  for (const one of [webs[0], apis[0], webs[1], apis[1]]) await fall('SIGTERM', [one])
  await delay(CALM)
  const quiet = load.tries.length
  const kills: Final[] = []
  for (const together of [[webs[0]], [apis[0]], [webs[1], apis[1]], [webs[0], apis[0]]]) {
    kills.push(await fall('SIGKILL', together))
    await delay(CALM)
  }
  const { pagados, otros, seconds } = await load.finish()
  const ids = [...pagados.keys()]
  return [
    ...judge(load.tries, quiet, kills),
    describeLoad(casa, load.tries, seconds),
    expectThat('una confirmación por pago, ninguna otra respuesta', otros.length === 0, otros.length || 0),
    await expectOnce(escena.db, ids, ids.length),
    await expectKept(escena.db, pagados),
    await expectAlone(casa, cargos, ids.length),
    await expectClean(escena.db),
  ]
}

/** Ends them at once, waits as somebody would who has to notice it, and starts them again. */
async function fall(signal: 'SIGTERM' | 'SIGKILL', together: readonly Proceso[]): Promise<Final> {
  const from = performance.now()
  await Promise.all(together.map((one) => one.end(signal)))
  const to = performance.now()
  await delay(CALM)
  await Promise.all(together.map((one) => one.start()))
  return { from, to }
}

function judge(tries: readonly Intento[], quiet: number, kills: readonly Final[]): Comprobacion[] {
  const failed = tries.filter(({ bien }) => !bien)
  const stopped = tries.slice(0, quiet).filter(({ bien }) => !bien)
  const killed = failed.filter((one) => !stopped.includes(one))
  const outside = killed.filter(
    ({ begun, ended }) => !kills.some(({ from, to }) => begun <= to && ended >= from),
  )
  return [
    expectThat(
      'parar de a una (SIGTERM): nadie lo nota',
      stopped.length === 0,
      `${stopped.length} fallas en ${quiet} pedidos, 4 paradas${stopped.map(({ que, begun, ended }) => `; ${que} a los ${(ended - begun).toFixed(0)} ms`).join('')}`,
    ),
    expectThat(
      'kill -9: ninguna falla fuera de lo que estaba en curso',
      outside.length === 0,
      `${killed.length - outside.length} en curso, ${outside.length} fuera, en ${tries.length - quiet} pedidos y 6 muertes`,
    ),
    expectThat(
      'lo en curso no pasa de un pedido por persona y muerte',
      killed.length <= (COBRADORES + LECTORES) * kills.length,
      killed.length,
    ),
  ]
}

async function startLoad({ anteWebs, cuenta }: Casa, cargos: readonly Cargo[]) {
  const origen = anteWebs.url
  const begin = performance.now()
  const tries: Intento[] = []
  const pagados = new Map<number, number>()
  const otros: string[] = []
  const queue = [...cargos]
  let on = true
  const note = async <R>(que: Intento['que'], act: () => Promise<R>, isGood: (answer: R) => boolean) => {
    const begun = performance.now()
    const answer = await act()
    tries.push({ que, begun, ended: performance.now(), bien: isGood(answer) })
    return answer
  }
  const people: Navegante[] = []
  // One after another: of many tries of one account at once only five are taken.
  for (let i = 1; i <= COBRADORES + LECTORES; i++) {
    const desde = `127.0.1.${i}`
    people.push(openNavegante(origen, await signInFrom(origen, origen, cuenta, desde), desde))
  }
  const collect = async (navegante: Navegante): Promise<void> => {
    for (let cargo = queue.shift(); cargo && on; cargo = queue.shift()) {
      const clave = randomUUID()
      const end = Date.now() + PATIENCE
      for (;;) {
        const paid = cargo
        const answer = await note(
          'pago',
          () => payByWeb(navegante, paid, clave),
          (given) => given?.que === 'pagado',
        )
        if (answer?.que === 'pagado') pagados.set(cargo.id, answer.pagoID)
        else if (answer) otros.push(answer.mensaje)
        if (answer) break
        if (Date.now() > end) return void otros.push('Nadie contestó en un minuto')
      }
    }
  }
  const read = async (navegante: Navegante): Promise<void> => {
    for (let pagina = 1; on; pagina = (pagina % 7) + 1) {
      await note(
        'lista',
        () => navegante.get(`/matriculados?pagina=${pagina}`),
        ({ estado, texto }) => estado === 200 && texto.includes('</table>') && texto.includes('</html>'),
      )
    }
  }
  const working = Promise.all(people.map((one, i) => (i < COBRADORES ? collect(one) : read(one))))
  return {
    tries,
    finish: async () => {
      on = false
      await working
      return { pagados, otros, seconds: (performance.now() - begin) / 1_000 }
    },
  }
}

function describeLoad({ version, anteWebs, anteApis }: Casa, tries: readonly Intento[], seconds: number) {
  const figures = (['lista', 'pago'] as const).map((que) => {
    const times = tries
      .filter((one) => one.que === que && one.bien)
      .map(({ begun, ended }) => ended - begun)
      .sort((a, b) => a - b)
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)
    return {
      que,
      count: times.length,
      text: `${times.length} de ${que} (p50 ${at(0.5)}, p99 ${at(0.99)} ms)`,
    }
  })
  const shared = `webs ${anteWebs.given().join(' y ')}, API ${anteApis.given().join(' y ')}`
  return expectThat(
    'se trabajaba, y en todas',
    figures.every(({ count }) => count > 50) &&
      [...anteWebs.given(), ...anteApis.given()].every((n) => n > 50),
    `${figures.map(({ text }) => text).join(', ')} en ${seconds.toFixed(0)} s; pedidos: ${shared}; ${version}`,
  )
}

/** No charge was paid that nobody was told of. */
async function expectAlone({ escena }: Casa, cargos: readonly Cargo[], told: number): Promise<Comprobacion> {
  const rows = await escena.db.query('SELECT FROM cargo WHERE id = ANY($1) AND linea_id IS NOT NULL', [
    cargos.map(({ id }) => id),
  ])
  return expectThat('ningún pago de más', rows.length === told, `${rows.length} pagados, ${told} confirmados`)
}
