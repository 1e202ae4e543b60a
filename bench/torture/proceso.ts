import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { repoRoot } from '@/backend/db/root'
import { freePorts } from '@/backend/prueba/puertos'

/** A program of the build as a process of its own, on a port that stays the same from one life to the next. */
export interface Proceso {
  readonly url: string
  /** Resolves when this life, and no earlier one, answers that it is ready. */
  start(): Promise<void>
  /** Resolves with the exit code, or the signal that ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null>
  /** Everything the present life wrote. */
  output(): string
  /** Of the present life; undefined when none is alive. */
  pid(): number | undefined
}

export interface Receta {
  nombre: string
  program: string
  salud: '/salud/viva' | '/salud/lista'
  /** V8 flags. */
  flags?: readonly string[]
  /** Another machine than this one: what is written before a command of it, and where it is to answer. */
  lugar?: { ante: readonly string[]; direccion: string; puerto: number } | undefined
  /** Asked at each start, with the port and the address that were chosen. */
  env: (puerto: string, url: string) => Record<string, string>
}

const PATIENCE = 60_000

export async function openProceso({
  nombre,
  program,
  salud,
  flags = [],
  env,
  lugar,
}: Receta): Promise<Proceso> {
  const port = lugar?.puerto ?? (await freePorts())[0]
  const url = `http://${lugar?.direccion ?? '127.0.0.1'}:${port}`
  const [first = '', ...rest] = [...(lugar?.ante ?? []), process.execPath, ...flags, program]
  let child: ChildProcess | undefined
  let written = ''
  return {
    url,
    start: async () => {
      const ARRANQUE_ID = randomUUID()
      written = ''
      const life = spawn(first, rest, {
        cwd: repoRoot(),
        env: { ...process.env, NODE_ENV: 'production', ...env(String(port), url), ARRANQUE_ID },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = life
      for (const stream of [life.stdout, life.stderr]) {
        stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)))
      }
      const end = Date.now() + PATIENCE
      while (Date.now() < end && life.exitCode === null) {
        if ((await readyLife(url, salud)) === ARRANQUE_ID) return
        await delay(25)
      }
      throw new Error(`${nombre} no arrancó:\n${written}`)
    },
    end: (signal) =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null)
          return resolve(child?.exitCode ?? null)
        child.once('exit', (code, by) => resolve(code ?? by))
        child.kill(signal)
      }),
    output: () => written,
    pid: () => (child && child.exitCode === null && child.signalCode === null ? child.pid : undefined),
  }
}

/** Which life says it is well; undefined when none does. */
export async function readyLife(url: string, salud = '/salud/lista'): Promise<string | undefined> {
  try {
    const response = await fetch(url + salud, { headers: { connection: 'close' } })
    const body = (await response.json()) as { arranque: string; ok: boolean }
    return body.ok ? body.arranque : undefined
  } catch {
    return undefined
  }
}
