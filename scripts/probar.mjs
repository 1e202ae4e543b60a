// `npm test`: every check there is; each says how long it took, and the last line counts them all.
// `npm test -- unit e2e` runs only the steps whose names begin so. Node's own modules alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedSpecs, failuresOf, readJson } from './informes.mjs'
import { openPostgres } from './postgres-del-sistema.mjs'
import { withoutSettings } from './sin-ajustes.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const only = process.argv.slice(2)
const node = process.execPath
const bin = (name, file) => join(root, 'node_modules', name, file)

const env = withoutSettings(process.env)

/** The children in progress, ended with us. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(130)
  })
}

/** The output of a step that has company, told in one piece when it ends. */
const kept = new AsyncLocalStorage()

/** Runs a program to its end with its output on ours, or kept. */
function run(command, args, more = {}) {
  return new Promise((resolve) => {
    const output = kept.getStore()
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', output ? 'pipe' : 'inherit'],
      env: { ...env, ...more },
    })
    let text = ''
    running.add(child)
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.stdout.on('data', (chunk) => {
      text = (text + chunk).slice(-20_000)
      if (output) output.push(chunk)
      else process.stdout.write(chunk)
    })
    child.once('error', (error) => console.error(error.message))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, text })
    })
  })
}

/** A check that holds or does not. */
const check = (command, args, more) => async () => {
  const { ok } = await run(command, args, more)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Files that are missing are a failure, not a step less. */
const script = (path, ...args) => check(node, [path, ...args])

function vitest(report, project, ...args) {
  return async (more = {}) => {
    const file = join(results, `${report}.json`)
    rmSync(file, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const cli = [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...args]
    const { ok } = await run(node, cli, more)
    const counts = readJson(file)
    const passed = counts?.numPassedTests ?? 0
    // A suite that could not even load has no failed tests; tests that are skipped did not pass.
    const failed =
      (counts?.numFailedTests ?? 0) + (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
    return settle(ok, passed, failed, failuresOf(counts, root))
  }
}

async function playwright() {
  const file = join(results, 'e2e.json')
  rmSync(file, { force: true })
  const { ok } = await run(node, [bin('@playwright/test', 'cli.js'), 'test'], {
    CHROMIUM_PATH: findBrowser() ?? '',
  })
  const report = readJson(file)
  const stats = report?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0)
  return settle(ok, stats?.expected ?? 0, failed, failedSpecs(report?.suites ?? []))
}

async function torture() {
  const { ok, text } = await run(node, ['bench/correr.mjs', 'torture/principal', '--rapida'])
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? []
  return settle(ok, Number(passed), Number(failed))
}

/** A step that failed counts at least once, also when nothing in it could be counted. */
function settle(ok, passed, failed, failures = []) {
  if (ok && passed > 0) return { passed, failed, failures }
  return { passed, failed: Math.max(failed, 1), failures }
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return (
    process.env.CHROMIUM_PATH ??
    ['chromium', 'chromium-browser', 'google-chrome']
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      .find((file) => existsSync(file))
  )
}

/** A missing browser is installed; when that is impossible the browser tests fail and say why. */
async function requireBrowser() {
  if (findBrowser()) return { passed: 1, failed: 0 }
  const apt =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!apt) return check(node, [bin('@playwright/test', 'cli.js'), 'install', 'chromium'])()
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], quiet)
  return check('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)()
}

/** What depends on the server's version and the machine's collations, on the oldest PostgreSQL we promise. */
async function onSystemPostgres() {
  const server = openPostgres()
  if (!server) {
    console.log('no hay un PostgreSQL del sistema (/usr/lib/postgresql): este paso no se cuenta')
    return { passed: 0, failed: 0 }
  }
  try {
    console.log(`PostgreSQL ${server.version}`)
    const nouns = ['conexion', 'migrar', 'respaldo', 'referencia', 'schema'].map(
      (name) => `backend/db/${name}`,
    )
    const money = [
      'backend/libro',
      'backend/cuota',
      'backend/pago',
      'backend/matriculado',
      'backend/plan-pagos',
      'backend/moroso',
      'backend/cuentas-corrientes',
      'backend/verificar',
      'backend/generador',
    ]
    return await vitest('api-sistema', 'api', ...nouns, ...money)({ TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

/** One after another, but for the checks that only look on: those go two at a time, the longest first. */
const STEPS = [
  [['instalación', script('scripts/preparar.mjs', '--solo-paquetes')]],
  [['navegador', requireBrowser]],
  [
    ['lint', script(bin('eslint', 'bin/eslint.js'), '--max-warnings=0', '.')],
    ['unit', vitest('unit', 'unit')],
    ['tipos', script(bin('typescript', 'bin/tsc'), '--noEmit')],
    ['formato', script(bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.')],
    ['sobrantes', script(bin('knip', 'bin/knip.js'))],
    ['estructura', script('scripts/check-structure.mjs')],
  ],
  [['api', vitest('api', 'api')]],
  [['api en el PostgreSQL del sistema', onSystemPostgres]],
  [['armado', script('scripts/preparar.mjs')]],
  [['e2e', playwright]],
  [['tortura rápida', torture]],
]

async function step([name, work]) {
  const output = kept.getStore()
  if (!output) console.log(`\n── ${name}`)
  const start = Date.now()
  const { passed, failed, failures = [] } = await work()
  if (output) {
    console.log(`\n── ${name}`)
    process.stdout.write(Buffer.concat(output))
  }
  return { name, passed, failed, failures, seconds: (Date.now() - start) / 1000 }
}

async function together(steps) {
  if (steps.length === 1) return [await step(steps[0])]
  const waiting = [...steps]
  const done = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done.push(await kept.run([], () => step(next)))
  }
  await Promise.all([lane(), lane()])
  return done
}

mkdirSync(results, { recursive: true })
const begin = Date.now()
const rows = []
for (const steps of STEPS) {
  const wanted = steps.filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)))
  rows.push(...(await together(wanted)))
  // Nothing else can run without the packages.
  if (rows.some(({ name, failed }) => name === 'instalación' && failed > 0)) break
}

console.log('')
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${String(passed).padStart(5)} ${seconds.toFixed(1).padStart(7)} s`,
  )
}
// Once more at the end: the middle of a long output is the first part to be lost.
for (const failure of rows.flatMap(({ failures }) => failures)) console.log(`  ✗ ${failure}`)
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
console.log(`${'en total'.padEnd(42)} ${((Date.now() - begin) / 1000).toFixed(1).padStart(7)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
