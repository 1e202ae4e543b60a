// One process holds a folder at a time: a register's, a launcher's, and a checkout that is being prepared. Node's own
// modules alone, since it is needed before any package is installed.
import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A living process holds the folder. */
export class LockedError extends Error {
  constructor(folder, holder) {
    super(
      `La carpeta ${folder} está en uso por el proceso ${holder.pid} (${holder.tarea}) desde ${holder.desde}.`,
    )
    Object.assign(this, { folder, holder })
  }
}

const PATTERN = /^candado-(\d{9})\.json$/

/**
 * Takes the folder or throws `LockedError`. The lock is a file with a growing number, born whole (hard link): of two
 * processes that find a dead holder only one can create the next number.
 */
export function acquireLock(folder, tarea) {
  mkdirSync(folder, { recursive: true })
  const mine = {
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
    // A later one tidied the number away between our look and our file; the last one holds the folder.
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

export function currentHolder(folder) {
  for (;;) {
    const last = lastLock(folder)
    if (last === 0) return undefined
    const holder = readHolder(lockPath(folder, last))
    if (holder !== 'changed') return holder && isAlive(holder) ? holder : undefined
  }
}

/** Tells a process from a later one with the same pid; empty where there is no /proc. */
function processIdentity(pid) {
  const started = processStat(pid)[19]
  return started === undefined
    ? ''
    : `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${started}`
}

/** Whether a process with this pid runs. A dead one that nobody reaped (containers) does not. */
export function pidRuns(pid) {
  if (processStat(pid)[0] === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The fields of /proc/pid/stat from the third (state) on; empty where there is none. */
function processStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The command's name may hold spaces and parentheses, so fields are counted after the last one.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function isAlive(holder) {
  return pidRuns(holder.pid) && processIdentity(holder.pid) === holder.proceso
}

function lockPath(folder, number) {
  return join(folder, `candado-${String(number).padStart(9, '0')}.json`)
}

function lockNumbers(folder) {
  try {
    return readdirSync(folder).flatMap((name) => {
      const number = PATTERN.exec(name)?.[1]
      return number === undefined ? [] : [Number(number)]
    })
  } catch {
    return []
  }
}

function lastLock(folder) {
  return Math.max(0, ...lockNumbers(folder))
}

/** Undefined means released, and 'changed' that a newer lock replaced the file. */
function readHolder(path) {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8'))
    return read ?? undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    return 'changed'
  }
}

function createWhole(folder, path, content) {
  const draft = join(folder, `.candado-${process.pid}-${Date.now()}`)
  writeFileSync(draft, JSON.stringify(content), { mode: 0o644 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceWhole(folder, path, content) {
  const draft = join(folder, `.candado-${process.pid}`)
  writeFileSync(draft, JSON.stringify(content ?? null), { mode: 0o644 })
  renameSync(draft, path)
}

function removeOlder(folder, kept) {
  for (const number of lockNumbers(folder))
    if (number < kept) rmSync(lockPath(folder, number), { force: true })
}
