// The steps that `npm test` is made of: each runs a tool to its end and says how many passed, which failed, and which
// only passed at their second try. Node's own modules alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedTortures, failuresOf, readJson, specsWith, unstableOf } from './informes.mjs'
import { whole } from './navegador.mjs'
import { openPostgres } from './postgres-del-sistema.mjs'
import { withoutSettings } from './sin-ajustes.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const results = join(root, 'test-results')
const node = process.execPath
export const bin = (name, file) => join(root, 'node_modules', name, file)

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
export const kept = new AsyncLocalStorage()

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
export const check = (command, args, more) => async () => {
  const { ok } = await run(command, args, more)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Files that are missing are a failure, not a step less. */
export const script = (path, ...args) => check(node, [path, ...args])

/** A project of vitest's, or those of its files that `args` name; what fails is tried once more by vitest itself. */
export function vitest(report, project, ...args) {
  return async (more = {}) => {
    const file = join(results, `${report}.json`)
    rmSync(file, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const cli = [bin('vitest', 'vitest.mjs'), 'run', '--project', project, '--retry=1', ...reporters, ...args]
    const { ok, text } = await run(node, cli, more)
    const counts = readJson(file)
    const passed = counts?.numPassedTests ?? 0
    // A suite that could not even load has no failed tests; tests that are skipped did not pass.
    const failed =
      (counts?.numFailedTests ?? 0) + (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
    // An error outside every test is no test's.
    const stray = /Unhandled (Error|Rejection)/.test(text) ? 1 : 0
    if (ok && passed === 0 && args.includes('--passWithNoTests')) return { passed, failed }
    const told = { failures: failuresOf(counts, root), unstable: unstableOf(counts, root) }
    return { ...settle(ok, passed, failed + stray), ...told }
  }
}

/** The browser tests, or those of the files named; what fails is tried once more by playwright itself. */
export function playwright(...files) {
  return async () => {
    const file = join(results, 'e2e.json')
    rmSync(file, { force: true })
    const cli = [bin('@playwright/test', 'cli.js'), 'test', '--retries=1', ...files]
    const { ok } = await run(node, cli)
    const report = readJson(file)
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {}
    const of = (status) => specsWith(status, report?.suites ?? [])
    const told = { failures: of('unexpected'), unstable: of('flaky') }
    return { ...settle(ok, expected + flaky, unexpected + skipped), ...told }
  }
}

/** The short form of the torture; what breaks is tried once more. */
export async function torture() {
  const of = async (...names) => {
    const { ok, text } = await run(node, ['bench/correr.mjs', 'torture/principal', '--rapida', ...names])
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? []
    return { ok, text, passed: Number(passed), failed: Number(failed) }
  }
  const { ok, text, passed, failed } = await of()
  const failures = []
  const unstable = []
  for (const broken of failedTortures(text)) ((await of(broken.name)).ok ? unstable : failures).push(broken)
  const forgiven = unstable.reduce((sum, { count }) => sum + count, 0)
  const holds = ok || (failures.length === 0 && forgiven === failed)
  return { ...settle(holds, passed + forgiven, failed - forgiven), failures, unstable }
}

/** A step that failed counts at least once, also when nothing in it could be counted. */
const settle = (ok, passed, failed) =>
  ok && passed > 0 ? { passed, failed } : { passed, failed: Math.max(failed, 1) }

/** A missing browser is installed; when that is impossible the browser tests fail and say why. */
export async function requireBrowser() {
  if (whole) return { passed: 1, failed: 0 }
  const apt =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!apt) return check(node, [bin('@playwright/test', 'cli.js'), 'install', 'chromium'])()
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], quiet)
  return check('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)()
}

/** Of the API's tests what depends on the server's version, on the oldest PostgreSQL we promise. */
export const onSystemPostgres =
  (...folders) =>
  async () => {
    const server = openPostgres()
    if (!server) {
      console.log('no hay un PostgreSQL del sistema (/usr/lib/postgresql): este paso no se cuenta')
      return { passed: 0, failed: 0 }
    }
    try {
      console.log(`PostgreSQL ${server.version}`)
      return await vitest('api-sistema', 'api', ...folders)({ TEST_DATABASE_URL: server.url })
    } finally {
      server.stop()
    }
  }
