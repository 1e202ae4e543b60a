import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { residentMB } from '@/bench/medir'
import { expectClean, expectKept, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Cargo, Escena } from '@/bench/torture/escena'
import { openNavegante, payByWeb, signInFrom, type Navegante } from '@/bench/torture/navegante'
import type { Proceso } from '@/bench/torture/proceso'
import { makeWeb } from '@/bench/torture/web'
import { addAccount, CLAVE } from '@/backend/prueba/gente'

export interface Multitud {
  segundos: number
  lectores: number
  cobradores: number
  /** How many pages the web makes at a time; its own setting where nothing is said. */
  lugares?: number
}

/** People who share a session; one person has at most half of the places. */
const SESIONES = 20
/** One reader of so many leaves before his page came. */
const SE_VA = 10
const PAUSA = 1_000
const ENTRE_PAGOS = 1_500
const MUST = 2_000
const MEMORIA = 0.1
const MUESTRA = 2_000

/** What happened meanwhile. */
interface Visto {
  paginas: number[]
  rechazos: number[]
  pagos: number[]
  pagados: Map<number, number>
  /** Refused without saying when to come back, sessions ended, anything else that nobody may be told. */
  otros: string[]
  /** Resident megabytes of web and API, every other second. */
  memoria: number[]
}

type Juicio = (visto: Visto, multitud: Multitud) => Comprobacion[]

/** T36: many more readers than can be served, and some who collect. */
export async function crowdOfReaders(
  escena: Escena,
  api: Proceso,
  multitud: Multitud,
  judge: Juicio = judgeCrowd,
): Promise<Comprobacion[]> {
  const web = await makeWeb(api.url, {
    PADRON_REGISTRO: 'demo',
    PAGINAS_A_LA_VEZ: String(multitud.lugares ?? ''),
  })
  const usuario = `lectora.${randomUUID().slice(0, 8)}`
  await addAccount(escena.db, 'ADMINISTRACION', { username: usuario })
  const cargos = await escena.charge(
    Math.ceil((multitud.segundos * 1_000) / ENTRE_PAGOS) * multitud.cobradores,
  )
  await api.start()
  await web.start()
  try {
    const sesiones: string[] = []
    for (let i = 1; i <= Math.min(SESIONES, multitud.lectores / 5); i++)
      sesiones.push(await signInFrom(web.url, web.url, { usuario, clave: CLAVE }, `127.0.3.${i}`))
    // Each screen's code is loaded at its first visit.
    const warm = openNavegante(web.url, sesiones[0] ?? '', '127.0.3.1')
    for (let i = 0; i < 6; i++) await warm.get(SCREENS(i))
    const [first, second] = [web.pid(), api.pid()]
    const visto = await crowd([web, api], sesiones, cargos, multitud)
    const alive = first !== undefined && web.pid() === first && api.pid() === second
    return [
      expectThat('ningún proceso terminó', alive, alive ? 'web y API siguen' : web.output().slice(-500)),
      ...judge(visto, multitud),
      await expectKept(escena.db, visto.pagados),
      await expectClean(escena.db),
    ]
  } finally {
    await web.end('SIGKILL')
    await api.end('SIGTERM')
  }
}

async function crowd(
  processes: readonly [Proceso, Proceso],
  sesiones: readonly string[],
  cargos: Cargo[],
  { segundos, lectores, cobradores }: Multitud,
): Promise<Visto> {
  const visto: Visto = {
    paginas: [],
    rechazos: [],
    pagos: [],
    pagados: new Map(),
    otros: [],
    memoria: [],
  }
  const end = Date.now() + segundos * 1_000
  const on = (): boolean => Date.now() < end
  const person = (i: number, net: number): Navegante =>
    openNavegante(processes[0].url, sesiones[i % sesiones.length] ?? '', `127.0.${net}.${1 + (i % 250)}`)
  const watch = async (): Promise<void> => {
    for (; on(); await delay(MUESTRA)) {
      const pids = processes.flatMap((one) => one.pid() ?? [])
      const resident = await Promise.all(pids.map(residentMB))
      visto.memoria.push(resident.reduce((sum, one) => sum + one, 0))
    }
  }
  await Promise.all([
    ...Array.from({ length: lectores }, (_, i) => browse(person(i, 4 + Math.floor(i / 250)), i, visto, on)),
    ...Array.from({ length: cobradores }, (_, i) => collect(person(i, 8), cargos, visto, on)),
    watch(),
  ])
  return visto
}

const SCREENS = (i: number): string => {
  const id = 1 + (i % 150)
  const screens = [
    `/matriculados?pagina=${1 + (i % 7)}`,
    `/fichaMatriculado/${id}`,
    `/fichaMatriculado/${id}/cuentaCorriente`,
    `/fichaMatriculado/${id}/pagos`,
    '/inicio',
    '/morosos',
  ]
  return screens[i % screens.length] ?? '/'
}

/** One screen after another; who is told to come back comes back then, as his browser would. */
async function browse(one: Navegante, start: number, visto: Visto, on: () => boolean): Promise<void> {
  await delay(Math.random() * PAUSA)
  for (let i = start * 7; on(); i++) {
    const leaves = i % SE_VA === 0
    const path = SCREENS(i)
    const begun = performance.now()
    const answer = await one.get(path, leaves ? Math.random() * 300 : undefined)
    const took = performance.now() - begun
    if (answer.estado === 200 && answer.texto.includes('</html>')) visto.paginas.push(took)
    else if (answer.estado === 503 && answer.reintento) visto.rechazos.push(took)
    else if (!leaves || answer.estado !== 0)
      visto.otros.push(`${path}: ${answer.estado} ${answer.lugar ?? ''}`)
    if (answer.galletas.some((pair) => pair.endsWith('='))) visto.otros.push(`${path}: sin galleta`)
    await delay((answer.reintento ?? Math.random()) * PAUSA)
  }
}

async function collect(one: Navegante, cargos: Cargo[], visto: Visto, on: () => boolean): Promise<void> {
  await delay(Math.random() * ENTRE_PAGOS)
  for (let cargo = cargos.pop(); cargo && on(); cargo = cargos.pop()) {
    const begun = performance.now()
    const answer = await payByWeb(one, cargo, randomUUID())
    visto.pagos.push(performance.now() - begun)
    if (answer?.que === 'pagado') visto.pagados.set(cargo.id, answer.pagoID)
    else visto.otros.push(`pago: ${answer?.mensaje ?? 'sin respuesta'}`)
    await delay(ENTRE_PAGOS * (0.5 + Math.random()))
  }
}

/** A run of seconds shows what is refused and what is kept; times and memory are judged in the long one. */
function judgeCrowd(visto: Visto, { segundos }: Multitud): Comprobacion[] {
  const { paginas, rechazos, pagos, pagados, otros, memoria } = visto
  const long = segundos >= 60
  const [half, whole] = [memoryAt(memoria, 0.5), memoryAt(memoria, 1)]
  const flat = Math.abs(whole - half) <= half * MEMORIA
  const most = Math.max(0, ...memoria)
  return [
    expectThat(
      'las páginas admitidas llegan: p95 ≤ 2 s',
      paginas.length > 0 && (!long || at(paginas, 0.95) <= MUST),
      `${paginas.length} páginas, ${describe(paginas)}`,
    ),
    expectThat(
      'a los demás se les dice enseguida cuándo volver',
      rechazos.length > 0 && (!long || at(rechazos, 0.95) <= MUST),
      `${rechazos.length} rechazos, ${describe(rechazos)}`,
    ),
    expectThat(
      'se cobra mientras tanto',
      pagados.size > 0 && pagados.size === pagos.length,
      `${pagados.size} de ${pagos.length} pagos, ${describe(pagos)}`,
    ),
    expectThat('nadie perdió su sesión ni recibió otra respuesta', otros.length === 0, summary(otros)),
    expectThat(
      'la memoria a la mitad y al final es la misma (± 10 %)',
      !long || flat,
      `${half.toFixed(0)} y ${whole.toFixed(0)} MB, a lo sumo ${most.toFixed(0)}`,
    ),
  ]
}

const FIRST_MINUTES = 300
const GROWTH = 1.5

/** A long day of readers: what the processes hold at its end against what they held after five minutes. */
export const judgeHour: Juicio = ({ paginas, otros, memoria }, { segundos }) => {
  const [start, whole] = [memoryAt(memoria, FIRST_MINUTES / segundos), memoryAt(memoria, 1)]
  return [
    expectThat('las páginas llegan', paginas.length > 0, `${paginas.length} páginas, ${describe(paginas)}`),
    expectThat('nadie perdió su sesión ni recibió otra respuesta', otros.length === 0, summary(otros)),
    expectThat(
      'la memoria al final es a lo sumo 1,5 veces la de los cinco minutos',
      whole <= start * GROWTH,
      `${start.toFixed(0)} y ${whole.toFixed(0)} MB, a lo sumo ${Math.max(...memoria).toFixed(0)}`,
    ),
  ]
}

/**
 * The middle of the samples of the quarter of the run that ends there. The collector lets the memory rise for some two
 * minutes before it takes everything back: a window holds a whole turn of it, or its phase would be what is measured.
 */
const memoryAt = (memoria: readonly number[], share: number): number => {
  const to = Math.ceil(memoria.length * share)
  return at(memoria.slice(Math.max(0, to - Math.ceil(memoria.length / 4)), to), 0.5)
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

const describe = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(values, share).toFixed(0)} ms`).join(', ')

const summary = (otros: readonly string[]): string =>
  `${otros.length}${otros.slice(0, 3).join('; ') && `: ${otros.slice(0, 3).join('; ')}`}`
