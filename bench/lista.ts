import type { ChildProcess } from 'node:child_process'
import { repoRoot } from '@/backend/db/root'
import { CLAVE_DEMO } from '@/backend/acceso/cuenta/admin'
import { ENCODING, costInBarePages } from '@/bench/costo'
import { signIn } from '@/bench/entrar'
import { describeMemory, memory } from '@/bench/memoria'
import { type Medida, get, throughput } from '@/bench/medir'
import { type Lugar, webOf, withPadron } from '@/bench/padron'
import { startBarePage, type BarePage } from '@/bench/pelada'

const BATCHES = { batch: 60, rounds: 8 }
const CLIENTES = 16
const [SECONDS, TURNS] = [2, 5]
/** Each client is a session of its own, as in an office: what one person may ask at a time is bounded. */
const CUENTAS = ['administracion', 'contador', 'administrativo', 'empleado']

/**
 * What the list of members costs in processor time, in pages of the same framework that do nothing, how many come a
 * second with one and with two web processes, and the memory of one web and the API after a quiet minute. Processor time
 * and not the clock: others may load the machine. It takes about two minutes.
 */
export async function measureList(lugar: Lugar, pelada: number): Promise<Medida[]> {
  const first = await startBarePage(repoRoot(), pelada)
  const bare = [first, await startBarePage(repoRoot(), pelada + 1)]
  try {
    const one = await withPadron(lugar, { WEB_PROCESOS: '1' }, (padron) => alone(padron, webOf(lugar), first))
    const two = await withPadron(lugar, { WEB_PROCESOS: '2' }, async () =>
      rates('dos procesos', webOf(lugar), await openSessions(webOf(lugar)), bare, '≥ 60 %'),
    )
    return [...one, two]
  } finally {
    for (const { stop } of bare) stop()
  }
}

async function alone(padron: ChildProcess, web: string, bare: BarePage): Promise<Medida[]> {
  const rest = await memory(padron, 60_000)
  const cookies = await openSessions(web)
  return [
    {
      que: 'Memoria web + API, un proceso, 60 s después de arrancar',
      valor: describeMemory(rest),
      meta: '≤ 230 MB',
    },
    await inBarePages(padron, web, cookies[0] ?? '', bare),
    await rates('un proceso', web, cookies, [bare], '–'),
  ]
}

async function openSessions(web: string): Promise<string[]> {
  const cookies: string[] = []
  for (let i = 0; i < CLIENTES; i++)
    cookies.push(await signIn(web, CUENTAS[i % CUENTAS.length] ?? '', CLAVE_DEMO))
  return cookies
}

const list = (web: string, cookie: string): Promise<string> =>
  get(`${web}/matriculados`, { cookie, ...ENCODING })

async function inBarePages(
  padron: ChildProcess,
  web: string,
  cookie: string,
  bare: BarePage,
): Promise<Medida> {
  const { peladas, pagina, pelada } = await costInBarePages(padron, bare, () => list(web, cookie), BATCHES)
  return {
    que: 'Lista de matriculados, tiempo de procesador',
    valor: `${peladas.toFixed(2).replace('.', ',')} peladas (${pagina.toFixed(1)} ms)`,
    meta: '≤ 2,2 peladas',
    piso: `página pelada ${pelada.toFixed(1)} ms`,
  }
}

/** So many lists a second for sixteen people, and bare pages of as many processes, by turns. */
async function rates(
  que: string,
  web: string,
  cookies: readonly string[],
  bare: readonly BarePage[],
  meta: string,
): Promise<Medida> {
  const sums = { pages: 0, floor: 0 }
  for (let i = 0; i < TURNS; i++) {
    sums.pages += await throughput(CLIENTES, SECONDS, (_, cliente) => list(web, cookies[cliente] ?? ''))
    sums.floor += await throughput(CLIENTES, SECONDS, (_, cliente) =>
      get(bare[cliente % bare.length]?.url ?? '', ENCODING),
    )
  }
  const [pages, floor] = [sums.pages / TURNS, sums.floor / TURNS]
  return {
    que: `Lista de matriculados, ${CLIENTES} clientes, ${que}`,
    valor: `${pages.toFixed(0)}/s, ${((100 * pages) / floor).toFixed(0)} % de las peladas`,
    meta,
    piso: `páginas peladas ${floor.toFixed(0)}/s`,
  }
}
