import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { repoRoot } from '@/backend/db/root'
import { pidRuns } from '@/scripts/lock.mjs'
import { withoutSettings } from '@/scripts/sin-ajustes.mjs'

/** A program under test as an operator runs it: the bundle, its environment, what it printed. */
export interface Running {
  child: ChildProcess
  output(): string
  /** Resolves once it serves; rejects with what it printed when it ends before. */
  ready: Promise<void>
  ended: Promise<number | null>
}

/** Own folder: another run of the tests may be bundling at the same time. */
const OUT = join(repoRoot(), 'node_modules', '.cache', 'padron-prueba', String(process.pid))

/** Bundles the programs where no running Padrón uses them. */
export async function bundlePrograms(): Promise<void> {
  const url = pathToFileURL(join(repoRoot(), 'scripts', 'opciones-backend.mjs')).href
  const { opcionesBackend } = (await import(url)) as { opcionesBackend: (root: string) => BuildOptions }
  await build({ ...opcionesBackend(repoRoot()), outdir: OUT, sourcemap: false })
}

export function removePrograms(): void {
  rmSync(OUT, { recursive: true, force: true })
}

/** Runs one command; `env` is laid over an environment without the caller's own settings. */
export function padron(args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, [join(OUT, 'padron.mjs'), ...args], {
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      if (text.includes('Para terminar')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`terminó con ${code}:\n${text}`)))
  })
  ready.catch(() => undefined)
  return { child, output: () => text, ready, ended }
}

/** Runs a command to its end. */
export async function finish(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const run = padron(args, env)
  const code = await run.ended
  return { code, text: run.output() }
}

/** The launcher and its children: API, web, PostgreSQL. */
export function family(launcher: number): { api: number; postgres: number; all: number[] } {
  const rows = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(launcher)])
    .toString()
    .trim()
    .split('\n')
  const pidOf = (word: string): number =>
    Number(
      rows
        .find((row) => row.includes(word))
        ?.trim()
        .split(' ')[0],
    )
  const all = [launcher, ...rows.map((row) => Number(row.trim().split(' ')[0]))]
  return { api: pidOf('servidor.mjs'), postgres: pidOf('bin/postgres'), all }
}

export function kill(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) if (pidRuns(pid)) process.kill(pid, signal)
}
