import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { repoRoot } from '@/backend/db/root'
import { describeMemory, memory, nodeProcesses } from '@/bench/memoria'
import { get, percentile, throughput } from '@/bench/medir'
import { startBarePage, type BarePage } from '@/bench/pelada'

/**
 * What the list of members costs in processor time, in pages of the same framework that do nothing, and how many come a
 * second with one and with two web processes: `node bench/correr.mjs procesos`, on the register of PADRON_DEMO.
 * Processor time and not the clock: others may load the machine.
 */
const [WEB, API, PELADA] = [3920, 4920, 3921]
const URL_WEB = `http://127.0.0.1:${WEB}`
/** A browser asks so; without it nothing is compressed. */
const ENCODING = { 'accept-encoding': 'gzip' }
const [BATCH, ROUNDS] = [60, 8]
/** /proc counts processor time in hundredths of a second. */
const TICK = 10

async function main(): Promise<void> {
  const first = await startBarePage(repoRoot(), PELADA)
  const bare = [first, await startBarePage(repoRoot(), PELADA + 1)]
  try {
    const cookie = await withPadron(1, async (padron) => {
      await new Promise((resolve) => setTimeout(resolve, 60_000))
      console.log(
        `memoria web + API, 60 s después de arrancar: ${describeMemory(await memory(padron, 0))} (meta ≤ 230 MB)`,
      )
      const cookie = await signIn()
      console.log(`lista de matriculados: ${await inBarePages(padron, cookie, first)} (meta ≤ 2,2)`)
      await rates('un proceso', cookie, [first])
      return cookie
    })
    await withPadron(2, () => rates('dos procesos', cookie, bare))
  } finally {
    for (const { stop } of bare) stop()
  }
}

async function withPadron<T>(procesos: number, work: (padron: ChildProcess) => Promise<T>): Promise<T> {
  const env = { ...process.env, PORT: String(WEB), API_PORT: String(API), WEB_PROCESOS: String(procesos) }
  const padron = spawn(process.execPath, ['dist/padron.mjs', 'iniciar'], { env, stdio: 'ignore' })
  try {
    for (let i = 0; !(await get(`${URL_WEB}/salud/lista`).catch(() => '')); i++) {
      if (i > 300 || padron.exitCode !== null) throw new Error('Padrón no arranca')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return await work(padron)
  } finally {
    const gone = padron.exitCode === null ? once(padron, 'exit') : undefined
    padron.kill('SIGTERM')
    await gone
  }
}

const list = (cookie: string): Promise<string> => get(`${URL_WEB}/matriculados`, { cookie, ...ENCODING })

/** Batches of the two by turns, and the middle of what each pair says. */
async function inBarePages(padron: ChildProcess, cookie: string, bare: BarePage): Promise<string> {
  const webs = nodeProcesses(padron).filter(({ web }) => web)
  const ours = (): number => webs.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
  const cost = async (cpu: () => number, act: () => Promise<string>): Promise<number> => {
    const begun = cpu()
    for (let i = 0; i < BATCH; i++) await act()
    return (cpu() - begun) / BATCH
  }
  const pair = async () =>
    [
      await cost(ours, () => list(cookie)),
      await cost(
        () => cpuOf(bare.pid),
        () => get(bare.url, ENCODING),
      ),
    ] as const
  await pair()
  const pairs = []
  for (let i = 0; i < ROUNDS; i++) pairs.push(await pair())
  const middle = (values: number[]): string => percentile(values, 50).toFixed(1)
  const [page, floor] = [middle(pairs.map(([one]) => one)), middle(pairs.map(([, one]) => one))]
  return `${middle(pairs.map(([one, other]) => one / other))} peladas (${page} ms; pelada ${floor} ms)`
}

/** So many lists a second for sixteen clients, and bare pages of as many processes. */
async function rates(que: string, cookie: string, bare: readonly BarePage[]): Promise<void> {
  const pages = await throughput(16, 10, () => list(cookie))
  const floor = await throughput(16, 10, (i) => get(bare[i % bare.length]?.url ?? '', ENCODING))
  const share = ((100 * pages) / floor).toFixed(0)
  console.log(`16 clientes, ${que}: ${pages.toFixed(0)}/s; peladas ${floor.toFixed(0)}/s: ${share} %`)
}

/** Milliseconds of processor time that a process has used. */
function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

async function signIn(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  await page.goto(`${URL_WEB}/login`)
  await page.getByLabel('Usuario').fill('administracion')
  await page.getByLabel('Contraseña', { exact: true }).fill('consejo2026')
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
  await page.waitForURL('**/inicio')
  const cookies = await page.context().cookies()
  await browser.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
