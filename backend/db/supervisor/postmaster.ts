import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pidRuns } from '@/scripts/lock.mjs'

export interface Postmaster {
  pid: number
  port: number
  /** Empty when it listens only on loopback. */
  socket: string
  ready: boolean
}

export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !pidRuns(pid) || !isPostgresOf(pid, data)) return undefined
  return { pid, port: Number(lines[3]), socket: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/** No process has this number: PostgreSQL takes the mark for stale, but still looks for living shared memory. */
const NOBODY = 2_147_483_647

/**
 * Ends a server that outlived its parent and answers its pid. A dead one's mark is disowned, not removed: the pid may
 * be a stranger's, but a child that still writes must keep a new server out.
 */
export async function stopLeftover({
  data,
  socket,
}: {
  data: string
  socket: string
}): Promise<number | undefined> {
  const left = runningPostmaster(data)
  if (left) {
    await stopPid(left.pid)
    return left.pid
  }
  const mark = readPidFile(data)
  if (mark.length > 0) writeFileSync(join(data, 'postmaster.pid'), [NOBODY, ...mark.slice(1)].join('\n'))
  if (!existsSync(socket)) return undefined
  for (const name of readdirSync(socket)) if (name.startsWith('.s.PGSQL.')) rmSync(join(socket, name))
  return undefined
}

const FAST = 60_000
const IMMEDIATE = 10_000
/** By then `stopPid` has ended the server or given up. */
export const LONGEST_DATABASE_STOP = FAST + IMMEDIATE

/** A fast shutdown writes everything; an immediate one follows after a minute. */
export async function stopPid(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitGone(pid, FAST)) return
  signal(pid, 'SIGQUIT')
  if (!(await waitGone(pid, IMMEDIATE))) throw new Error(`PostgreSQL (proceso ${pid}) no termina.`)
}

async function waitGone(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (pidRuns(pid)) {
    if (Date.now() > end) return false
    await delay(20)
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {}
}

function readPidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function isPostgresOf(pid: number, data: string): boolean {
  return commandLine(pid).includes(data)
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return psCommand(pid)
  }
}

function psCommand(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: 'pipe' }).toString()
  } catch {
    return ''
  }
}
