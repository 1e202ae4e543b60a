// Makes the checkout ready to run, doing only what is missing or stale. Node's own modules alone: it runs before any
// package is installed. Options: --sin-web (the backend is enough), --dev (next builds on demand), --solo-paquetes.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BACKEND, WEB } from './fuentes.mjs'
import { huella, marca } from './huella.mjs'
import { LockedError, acquireLock, currentHolder } from './lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const withoutWeb = process.argv.includes('--sin-web') || process.argv.includes('--dev')
/** Messages go to the error stream: the standard output belongs to the command that follows (openapi). */
const say = (text) => process.stderr.write(`padrón: ${text}\n`)

function fail(text) {
  say(text)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`hace falta Node 20.19 o posterior; este es ${process.versions.node}.`)
}

async function step(text, work) {
  const start = Date.now()
  say(`${text}…`)
  await work()
  say(`${text}: listo en ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  })
  return done.status === 0
}

async function install() {
  const modules = join(root, 'node_modules')
  const mark = join(modules, '.padron-instalado')
  const wanted = huella(root, ['package.json', 'package-lock.json', '.npmrc'])
  if (marca(mark) === wanted) return
  if (isSameTree()) {
    writeFileSync(mark, wanted)
    return
  }
  await step('instalación de paquetes', () => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
    // Its lock may lack the binaries of another system (npm/cli#4828): then install resolves them.
    if (!run('npm', ['ci', ...quiet]) && !run('npm', ['install', '--no-save', ...quiet])) {
      fail('no se pudieron instalar los paquetes (¿hay red?).')
    }
    writeFileSync(mark, wanted)
  })
}

/** Somebody installed by hand: the tree npm wrote down holds every package of the lock that this system needs. */
function isSameTree() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  const installed = read('node_modules/.package-lock.json')
  return Object.entries(read('package-lock.json')).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  )
}

async function bundleBackend() {
  const mark = join(root, 'dist', '.padron-huella')
  const wanted = huella(root, BACKEND)
  if (marca(mark) === wanted) return
  await step('armado del servidor', async () => {
    const { build } = await import('esbuild')
    const { opcionesBackend } = await import('./opciones-backend.mjs')
    rmSync(dirname(mark), { recursive: true, force: true })
    await build(opcionesBackend(root))
    writeFileSync(mark, wanted)
  })
}

/** The commit is told beside the version; a checkout without git, or another user's, keeps what was written before. */
function noteCommit() {
  const told = process.env['PADRON_COMMIT'] ?? readCommit()
  const mark = join(root, 'dist', 'commit')
  if (told && marca(mark) !== told) writeFileSync(mark, told)
}

function readCommit() {
  const asked = spawnSync('git', ['-C', root, 'rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : undefined
}

async function buildWeb() {
  const mark = join(root, '.next', 'padron-huella')
  const wanted = huella(root, WEB)
  if (marca(mark) === wanted && existsSync(join(root, '.next', 'BUILD_ID'))) return
  await step('armado de las pantallas (la primera vez tarda alrededor de un minuto)', () => {
    rmSync(mark, { force: true })
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
    if (!run(process.execPath, [next, 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })) {
      fail('no se pudieron armar las pantallas.')
    }
    writeFileSync(mark, wanted)
  })
}

/** A launcher of this checkout that runs now: what it serves must not be rebuilt under it. */
function runningLauncher() {
  const base = join(root, 'data', 'marcha')
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .map((port) => currentHolder(join(base, port)))
    .find((holder) => holder !== undefined)
}

/** Two preparations at once would build over each other: the second waits for the first. */
async function alone(work) {
  for (let told = false; ; told = true) {
    const lock = lockNow()
    if (lock) {
      process.once('exit', () => lock.release())
      return work()
    }
    if (!told) say('otra preparación de esta carpeta está en curso; se la espera…')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

function lockNow() {
  try {
    return acquireLock(join(root, 'data', 'preparacion'), 'preparación')
  } catch (error) {
    if (error instanceof LockedError) return undefined
    throw error
  }
}

/** Looked at again when the wait for another preparation is over: its start may have followed. */
function isServed() {
  const running = runningLauncher()
  if (!running || !existsSync(join(root, 'dist', 'padron.mjs'))) return false
  say(`ya está en marcha (proceso ${running.pid}); no se rearma nada.`)
  return true
}

checkNode()
if (!isServed()) {
  await alone(async () => {
    if (isServed()) return
    await install()
    if (process.argv.includes('--solo-paquetes')) return
    await bundleBackend()
    noteCommit()
    if (!withoutWeb) await buildWeb()
  })
}
