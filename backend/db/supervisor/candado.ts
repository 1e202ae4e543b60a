import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who holds a folder. `desde` is an ISO instant; `direccion` is known once the web answers. */
export interface Holder {
  pid: number
  proceso: string
  desde: string
  tarea: string
  direccion?: string
}

export interface Lock {
  /** Replaces what the others read about the holder. */
  update(news: { direccion: string }): void
  release(): void
}

/** Somebody alive holds the folder. */
export class LockedError extends Error {
  constructor(
    readonly folder: string,
    readonly holder: Holder,
  ) {
    super(
      `La carpeta ${folder} está en uso por el proceso ${holder.pid} (${holder.tarea}) desde ${holder.desde}.`,
    )
  }
}

const PATTERN = /^candado-(\d{9})\.json$/

/**
 * Takes the folder for this process or throws `LockedError`. The lock is a file whose number only grows and that
 * is born whole (hard link): of two processes that find the same dead holder only one can create the next number.
 */
export function acquireLock(folder: string, tarea: string): Lock {
  mkdirSync(folder, { recursive: true })
  const mine: Holder = {
    pid: process.pid,
    proceso: processIdentity(process.pid),
    desde: new Date().toISOString(),
    tarea,
  }
  for (;;) {
    const last = lastLock(folder)
    const holder = last === 0 ? undefined : readHolder(lockPath(folder, last))
    if (holder === 'changed') continue
    if (holder && isAlive(holder)) throw new LockedError(folder, holder)
    const path = lockPath(folder, last + 1)
    if (!createWhole(folder, path, mine)) continue
    // Free because a later one tidied it away between our look and our file: the last one holds.
    if (lastLock(folder) > last + 1) {
      rmSync(path, { force: true })
      continue
    }
    removeOlder(folder, last + 1)
    return {
      update: (news) => replaceWhole(folder, path, { ...mine, ...news }),
      release: () => replaceWhole(folder, path, undefined),
    }
  }
}

/** The living holder of a folder, if any. */
export function currentHolder(folder: string): Holder | undefined {
  for (;;) {
    const last = lastLock(folder)
    if (last === 0) return undefined
    const holder = readHolder(lockPath(folder, last))
    if (holder !== 'changed') return holder && isAlive(holder) ? holder : undefined
  }
}

/** Tells a process from a later one with the same pid; empty where the system has no /proc. */
export function processIdentity(pid: number): string {
  const started = processStat(pid)[19]
  return started === undefined
    ? ''
    : `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${started}`
}

/** Whether a process with this pid runs, ours or not. A dead one that nobody buried (containers) does not. */
export function pidRuns(pid: number): boolean {
  if (processStat(pid)[0] === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Fields of /proc/pid/stat from the third (state) on; empty where there is none. */
function processStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The command name may hold spaces and parentheses: fields are counted after its last one.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function isAlive(holder: Holder): boolean {
  return pidRuns(holder.pid) && processIdentity(holder.pid) === holder.proceso
}

function lockPath(folder: string, number: number): string {
  return join(folder, `candado-${String(number).padStart(9, '0')}.json`)
}

function lockNumbers(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const number = PATTERN.exec(name)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
  } catch {
    return []
  }
}

function lastLock(folder: string): number {
  return Math.max(0, ...lockNumbers(folder))
}

/** undefined = released; 'changed' = the file went away because a newer one stands. */
function readHolder(path: string): Holder | undefined | 'changed' {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Holder | null
    return read ?? undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    return 'changed'
  }
}

function createWhole(folder: string, path: string, content: Holder): boolean {
  const draft = join(folder, `.candado-${process.pid}-${Date.now()}`)
  writeFileSync(draft, JSON.stringify(content), { mode: 0o644 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceWhole(folder: string, path: string, content: Holder | undefined): void {
  const draft = join(folder, `.candado-${process.pid}`)
  writeFileSync(draft, JSON.stringify(content ?? null), { mode: 0o644 })
  renameSync(draft, path)
}

function removeOlder(folder: string, kept: number): void {
  for (const number of lockNumbers(folder))
    if (number < kept) rmSync(lockPath(folder, number), { force: true })
}
