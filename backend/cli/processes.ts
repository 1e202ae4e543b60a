import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { OperatorError } from '@/backend/cli/environment'
import { repoRoot } from '@/backend/db/root'
import { openLog, type LogFile } from '@/backend/db/supervisor/log'

export interface ChildSpec {
  nombre: string
  args: string[]
  flags: string[]
  env: NodeJS.ProcessEnv
  /** Undefined writes to this terminal. */
  log: string | undefined
  /** Throws while it does not answer; it is called again and again. */
  probe: () => Promise<void>
  /** Aborted when nobody wants it any more, even during its start. */
  ended: AbortSignal
}

/** A child that is restarted when it dies, up to a limit. */
export interface Managed {
  pid(): number | undefined
  /** Ends it with SIGTERM, and by force after `limit` milliseconds or when `hurry` is aborted. */
  stop(limit: number, hurry?: AbortSignal): Promise<void>
  restart(): Promise<void>
}

const RESTART_LIMIT = 5
const RESTART_WINDOW = 300_000
const START_LIMIT = 60_000

/** Starts a child and waits until it answers. `giveUp` is called when it keeps dying. */
export async function manage(spec: ChildSpec, giveUp: (reason: string) => void): Promise<Managed> {
  const log = spec.log === undefined ? undefined : openLog(spec.log, spec.nombre)
  const deaths: number[] = []
  let expected = false
  let child = launch(spec, log)

  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (!expected) void revive(`${spec.nombre}: el proceso terminó solo (${signal ?? `código ${code}`})`)
    })
  }
  const revive = async (reason: string): Promise<void> => {
    const now = Date.now()
    deaths.push(now)
    const recent = deaths.filter((at) => now - at < RESTART_WINDOW).length
    console.error([reason, log?.tail(5)].filter(Boolean).join('\n'))
    if (recent > RESTART_LIMIT) return giveUp(`${spec.nombre} no se mantiene en pie.`)
    const dead = child
    await delay(250 * 2 ** (recent - 1))
    // `npm run dev` may have started the next one meanwhile.
    if (expected || child !== dead) return
    child = launch(spec, log)
    watch()
    console.error(`${spec.nombre}: arrancado otra vez (${recent} de ${RESTART_LIMIT}).`)
  }
  const stop = async (limit: number, hurry?: AbortSignal): Promise<void> => {
    expected = true
    await end(child, limit, hurry)
  }

  try {
    await waitReady(spec, child, log)
  } catch (error) {
    await end(child, 1000)
    throw error
  }
  watch()
  return {
    pid: () => child.pid,
    stop,
    restart: async () => {
      await stop(5000)
      child = launch(spec, log)
      expected = false
      watch()
    },
  }
}

/** Flags that make a child with an ipc channel end with its parent. */
export function childFlags(): string[] {
  return ['--import', pathToFileURL(join(repoRoot(), 'scripts', 'vigia.mjs')).href]
}

function launch(spec: ChildSpec, log: LogFile | undefined): ChildProcess {
  const out = log?.fd ?? 'inherit'
  return spawn(process.execPath, [...spec.flags, ...childFlags(), ...spec.args], {
    cwd: repoRoot(),
    env: spec.env,
    stdio: ['ignore', out, out, 'ipc'],
    // In its own session, so that Ctrl-C reaches only the launcher, which stops all in order.
    detached: true,
  })
}

async function waitReady(spec: ChildSpec, child: ChildProcess, log: LogFile | undefined): Promise<void> {
  const limit = Date.now() + START_LIMIT
  for (;;) {
    const reason = await spec.probe().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (reason === undefined) return
    spec.ended.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new OperatorError(
        [`${spec.nombre} terminó al arrancar.`, log && `${log.path}:\n${log.tail(15)}`]
          .filter(Boolean)
          .join(' '),
      )
    }
    if (Date.now() > limit) throw new OperatorError(`${spec.nombre} no responde: ${reason}`)
    await delay(25)
  }
}

async function end(child: ChildProcess, limit: number, hurry?: AbortSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const force = (): boolean => child.kill('SIGKILL')
  const forced = setTimeout(force, limit)
  hurry?.addEventListener('abort', force)
  if (hurry?.aborted) force()
  await gone
  hurry?.removeEventListener('abort', force)
  clearTimeout(forced)
}
