import { spawn, type ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { openLog, type LogFile } from '@/backend/db/supervisor/log'
import { acquireLock, type Lock } from '@/scripts/lock.mjs'
import { dataVersion, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { finishExchange } from '@/backend/db/supervisor/exchange'
import {
  asUser,
  choosePort,
  databaseUrl,
  ensureDatabase,
  initialise,
  prepareFolder,
  refuseOtherVersion,
  type Place,
} from '@/backend/db/supervisor/cluster'
import { memorySettings, sizeOfRegister, thisMachine } from '@/backend/db/supervisor/memory'
import { openEngine, UnusableServerError } from '@/backend/db/supervisor/engine'
import { runningPostmaster, stopLeftover, stopPid } from '@/backend/db/supervisor/postmaster'
import { serverUser } from '@/backend/db/supervisor/system-user'

/** An embedded PostgreSQL that this process must stop. */
export interface EmbeddedServer {
  url: string
  pid(): number
  lock: Lock
  /** Called when the server keeps dying; the first deaths are mended without a word. */
  onGiveUp(listener: (reason: string) => void): void
  /** A fast shutdown; it resolves when the folder is free. */
  stop(): Promise<void>
}

export interface ServerOptions {
  /** What a second process is told about this one. */
  tarea: string
  /** Only for the tests' throw-away registers. */
  unsafe?: boolean
  /** Stops the server when a signal ends a command that heeds none itself. */
  interrumpible?: boolean
  /** The folder of the programs to run, instead of those that the environment says. */
  motor?: string
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const RESTART_LIMIT = 5
const RESTART_WINDOW = 300_000

/**
 * Starts PostgreSQL on a register's folder and makes the cluster the first time. Throws `LockedError` when another
 * Padrón holds it; a killed one's server is stopped first.
 */
export async function startServer(folder: RegisterFolder, options: ServerOptions): Promise<EmbeddedServer> {
  const user = serverUser()
  prepareFolder(folder, user)
  const lock = acquireLock(folder.root, options.tarea)
  try {
    const engine = openEngine(user !== undefined, options.motor)
    refuseOtherVersion(folder, engine)
    await stopLeftover(folder)
    finishExchange(folder)
    const place = { folder, engine, user, port: await choosePort(folder), unsafe: options.unsafe ?? false }
    if (dataVersion(folder) === undefined) initialise(place)
    const server = await run(place, lock)
    if (options.interrumpible) stopOnSignal(server)
    return server
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The server is detached, so it would outlive a command that Ctrl-C ends. */
function stopOnSignal(server: EmbeddedServer): void {
  for (const signal of SIGNALS) process.on(signal, () => void server.stop().finally(() => process.exit(130)))
}

/** The address of another process's server on this folder; undefined when none is ready. */
export function runningServerUrl(folder: RegisterFolder): string | undefined {
  const running = runningPostmaster(folder.data)
  if (!running?.ready) return undefined
  return databaseUrl(folder, 'padron', running.socket ? undefined : running.port)
}

/** The present process, also while it starts, and whether it is still wanted. */
interface Current {
  child?: ChildProcess
  unwanted: boolean
}

async function run(place: Place, lock: Lock): Promise<EmbeddedServer> {
  const log = openLog(place.folder.log, 'postgresql')
  const current: Current = { unwanted: false }
  const deaths: number[] = []
  let reviving = Promise.resolve()
  let giveUp: ((reason: string) => void) | undefined
  let stopped: Promise<void> | undefined

  const watch = (child: ChildProcess): void => {
    child.once('exit', (code, signal) => {
      if (!current.unwanted) reviving = revive(`PostgreSQL terminó solo (${signal ?? code})`)
    })
  }
  const revive = async (reason: string): Promise<void> => {
    if (await waitForRoom(place.folder.data, reason, current)) deaths.length = 0
    if (current.unwanted) return
    const now = Date.now()
    deaths.push(now)
    if (deaths.filter((at) => now - at < RESTART_WINDOW).length > RESTART_LIMIT) return giveUp?.(reason)
    console.error(`${reason}; se lo arranca otra vez.`)
    try {
      watch(await launch(place, log, current))
    } catch (error) {
      if (current.unwanted) return
      if (wasEnded(current.child)) return revive('PostgreSQL terminó mientras se recuperaba')
      if (await waitForRoom(place.folder.data, 'PostgreSQL no arrancó', current)) return revive(reason)
      giveUp?.(error instanceof Error ? error.message : reason)
    }
  }
  const stop = async (): Promise<void> => {
    current.unwanted = true
    if (current.child) await end(current.child)
    await reviving
    log.close()
  }

  try {
    watch(await launch(place, log, current))
    await ensureDatabase(place)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: databaseUrl(place.folder, 'padron', place.port),
    pid: () => current.child?.pid ?? 0,
    lock,
    onGiveUp: (listener) => {
      giveUp = listener
    },
    stop: () => (stopped ??= stop().then(() => lock.release())),
  }
}

/** Less than a segment of the log of writes, with which PostgreSQL cannot begin. */
const TOO_LITTLE = 32 * 1024 * 1024

/** Whether the disk of a folder is as good as full. */
export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < TOO_LITTLE
}

/** On a full disk it would die again and again. Answers whether there was a wait. */
async function waitForRoom(data: string, reason: string, current: Current): Promise<boolean> {
  if (!hasNoRoom(data)) return false
  console.error(`${reason}: no hay lugar en el disco de ${data}. Se lo arranca otra vez cuando lo haya.`)
  while (!current.unwanted && hasNoRoom(data)) await delay(1_000)
  return true
}

/** Whether somebody ended it: by a signal, or by PostgreSQL's own shutdown, whose code is 0. A failed start has another. */
const wasEnded = (child: ChildProcess | undefined): boolean =>
  child !== undefined && (child.signalCode !== null || child.exitCode === 0)

/** The pid of an ended process may be a stranger's. */
async function end({ pid, exitCode, signalCode }: ChildProcess): Promise<void> {
  if (pid !== undefined && exitCode === null && signalCode === null) await stopPid(pid)
}

/** After a kill -9 its last children may hold the shared memory for a moment, so the start is tried again. */
async function launch(place: Place, log: LogFile, current: Current): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    if (current.unwanted) throw new UnusableServerError('PostgreSQL se detuvo mientras arrancaba.')
    const child = spawn(place.engine.postgres, postgresArgs(place), {
      ...asUser(place.user),
      cwd: place.folder.data,
      env: { NODE_ENV: 'production', LC_ALL: 'C', PATH: process.env['PATH'] },
      stdio: ['ignore', log.fd, log.fd],
      // In its own session, so that Ctrl-C reaches only the launcher, which stops all in order.
      detached: true,
    })
    current.child = child
    if (await becomesReady(child, place.folder.data)) return child
    const tail = log.tail(6)
    if (!current.unwanted && (attempt === 20 || !/shared memory block|is still in use/.test(tail))) {
      const full = tail.includes('No space left') ? ' No queda lugar en el disco.' : ''
      throw new UnusableServerError(`PostgreSQL no arrancó.${full} ${log.path} dice:\n${tail}`)
    }
    await delay(250)
  }
}

async function becomesReady(child: ChildProcess, data: string): Promise<boolean> {
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  // Replaying the log after a crash may take long.
  while (!ended) {
    const running = runningPostmaster(data)
    if (running?.pid === child.pid && running?.ready) return true
    await delay(10)
  }
  return false
}

function postgresArgs({ folder, port, unsafe }: Place): string[] {
  const settings: Record<string, string> = {
    listen_addresses: port === undefined ? '' : '127.0.0.1',
    port: String(port ?? 5432),
    unix_socket_directories: port === undefined ? folder.socket : '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    ...memorySettings(thisMachine(), sizeOfRegister(folder.data)),
    max_wal_size: '1GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: unsafe ? 'off' : 'on',
    synchronous_commit: unsafe ? 'off' : 'on',
    full_page_writes: unsafe ? 'off' : 'on',
    // People's data must not get into the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_line_prefix: '%m [%p] %a ',
    log_checkpoints: 'off',
    client_connection_check_interval: '5s',
  }
  return [
    '-D',
    folder.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
