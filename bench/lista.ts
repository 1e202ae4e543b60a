import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { repoRoot } from '@/backend/db/root'
import { CLAVE_DEMO } from '@/backend/acceso/cuenta/admin'
import { signIn } from '@/bench/entrar'
import { describeMemory, memory, nodeProcesses } from '@/bench/memoria'
import { type Medida, get, percentile, throughput } from '@/bench/medir'
import { type Lugar, webOf, withPadron } from '@/bench/padron'
import { startBarePage, type BarePage } from '@/bench/pelada'

/** A browser asks so; without it nothing is compressed. */
const ENCODING = { 'accept-encoding': 'gzip' }
const [BATCH, ROUNDS] = [60, 8]
const CLIENTES = 16
const [SECONDS, TURNS] = [2, 5]
/** Each client is a session of its own, as in an office: what one person may ask at a time is bounded. */
const CUENTAS = ['administracion', 'contador', 'administrativo', 'empleado']
/** /proc counts processor time in hundredths of a second. */
const TICK = 10

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

/** Batches of the two by turns, and the middle of what each pair says. */
async function inBarePages(
  padron: ChildProcess,
  web: string,
  cookie: string,
  bare: BarePage,
): Promise<Medida> {
  const webs = nodeProcesses(padron).filter((one) => one.web)
  const ours = (): number => webs.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
  const cost = async (cpu: () => number, act: () => Promise<string>): Promise<number> => {
    const begun = cpu()
    for (let i = 0; i < BATCH; i++) await act()
    return (cpu() - begun) / BATCH
  }
  const pair = async () =>
    [
      await cost(ours, () => list(web, cookie)),
      await cost(
        () => cpuOf(bare.pid),
        () => get(bare.url, ENCODING),
      ),
    ] as const
  await pair()
  const pairs = []
  for (let i = 0; i < ROUNDS; i++) pairs.push(await pair())
  const middle = (values: number[], digits: number): string => percentile(values, 50).toFixed(digits)
  const page = middle(
    pairs.map(([one]) => one),
    1,
  )
  const floor = middle(
    pairs.map(([, one]) => one),
    1,
  )
  const ratio = middle(
    pairs.map(([one, other]) => one / other),
    2,
  )
  return {
    que: 'Lista de matriculados, tiempo de procesador',
    valor: `${ratio.replace('.', ',')} peladas (${page} ms)`,
    meta: '≤ 2,2 peladas',
    piso: `página pelada ${floor} ms`,
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

/** Milliseconds of processor time that a process has used. */
function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
