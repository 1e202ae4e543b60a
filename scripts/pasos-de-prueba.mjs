// The steps that `npm test` is made of: each runs a tool to its end and says how many passed, which failed, and how to
// run one of those alone. Node's own modules alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedSpecs, failedTortures, failuresOf, readJson } from './informes.mjs'
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

/** A project of vitest's, or those of its files that `args` name. */
export function vitest(report, project, ...args) {
  const of = async (extra, more) => {
    const file = join(results, `${report}.json`)
    rmSync(file, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const cli = [bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters, ...extra]
    const { ok, text } = await run(node, cli, more)
    return { ok, text, counts: readJson(file) }
  }
  return async (more = {}) => {
    const { ok, text, counts } = await of(args, more)
    const passed = counts?.numPassedTests ?? 0
    // A suite that could not even load has no failed tests; tests that are skipped did not pass.
    const failed =
      (counts?.numFailedTests ?? 0) + (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
    // An error outside every test is nobody's to try again.
    const stray = /Unhandled (Error|Rejection)/.test(text) ? 1 : 0
    const again = async ({ file, name }, then = more) => {
      const only = name ? ['-t', `^${escapeRegExp(name)}$`] : []
      const { ok: now, counts: found } = await of([file, ...only], then)
      return now && (found?.numPassedTests ?? 0) > 0
    }
    if (ok && passed === 0 && args.includes('--passWithNoTests')) return { passed, failed }
    return { ...settle(ok, passed, failed + stray, failuresOf(counts, root)), again }
  }
}

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The browser tests, or those of the files named. */
export function playwright(...files) {
  const of = async (args) => {
    const file = join(results, 'e2e.json')
    rmSync(file, { force: true })
    const { ok } = await run(node, [bin('@playwright/test', 'cli.js'), 'test', ...args])
    return { ok, report: readJson(file) }
  }
  return async () => {
    const { ok, report } = await of(files)
    const stats = report?.stats
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0)
    const again = async ({ file, line, project, name, count }) => {
      const one = count > 1 ? [file] : [`${file}:${line}`, '-g', escapeRegExp(name)]
      const { ok: now, report: found } = await of([...one, '--project', project])
      return now && (found?.stats?.expected ?? 0) >= count
    }
    return { ...settle(ok, stats?.expected ?? 0, failed, failedSpecs(report?.suites ?? [])), again }
  }
}

/** The short form of the torture. */
export async function torture() {
  const of = async (...names) => {
    const { ok, text } = await run(node, ['bench/correr.mjs', 'torture/principal', '--rapida', ...names])
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? []
    return { ok, text, passed: Number(passed), failed: Number(failed) }
  }
  const { ok, text, passed, failed } = await of()
  const again = async ({ name }) => {
    const found = await of(name)
    return found.ok && found.passed > 0
  }
  return { ...settle(ok, passed, failed, failedTortures(text)), again }
}

/** A step that failed counts at least once, also when nothing in it could be counted. */
function settle(ok, passed, failed, failures) {
  if (ok && passed > 0) return { passed, failed, failures }
  return { passed, failed: Math.max(failed, 1), failures }
}

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
export function onSystemPostgres(...folders) {
  const withServer = async (work) => {
    const server = openPostgres()
    if (!server) return undefined
    try {
      return await work(server)
    } finally {
      server.stop()
    }
  }
  const on = (server) => ({ TEST_DATABASE_URL: server.url })
  return async () => {
    const first = await withServer((server) => {
      console.log(`PostgreSQL ${server.version}`)
      return vitest('api-sistema', 'api', ...folders)(on(server))
    })
    if (!first) {
      console.log('no hay un PostgreSQL del sistema (/usr/lib/postgresql): este paso no se cuenta')
      return { passed: 0, failed: 0 }
    }
    return { ...first, again: (failure) => withServer((server) => first.again(failure, on(server))) }
  }
}
