import { readdirSync, statSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

export interface Machine {
  /** Bytes that PostgreSQL may count on. */
  memory: number
  cores: number
}

/** This machine, or what of it the container has; `MB_DE_POSTGRES` says another amount, in megabytes. */
export function thisMachine(env: Readonly<Record<string, string | undefined>> = process.env): Machine {
  const told = Number(env['MB_DE_POSTGRES']) * MB
  const constrained = process.constrainedMemory() || Infinity
  return { memory: told > 0 ? told : Math.min(totalmem(), constrained), cores: availableParallelism() }
}

/**
 * PostgreSQL's settings of memory for a register of so many bytes. Its own store holds the register where a quarter of the
 * machine is enough for that, so that a reading of everybody does not fetch each page anew; a small register takes little.
 * Figures by PostgreSQL's manual, 20.4 and 20.7.
 */
export function memorySettings({ memory, cores }: Machine, register: number) {
  const store = Math.min(powerAbove(register), memory / 4)
  return {
    shared_buffers: megabytes(store, 128, 8_192),
    effective_cache_size: megabytes(memory / 2, 256, 65_536),
    work_mem: megabytes(memory / 512, 8, 32),
    maintenance_work_mem: megabytes(memory / 32, 64, 512),
    max_parallel_workers: String(cores),
    // One statement leaves a core for everybody else.
    max_parallel_workers_per_gather: String(Math.min(2, cores - 1)),
  }
}

function powerAbove(bytes: number): number {
  let power = 128 * MB
  while (power < bytes) power *= 2
  return power
}

const megabytes = (bytes: number, least: number, most: number): string =>
  `${Math.min(most, Math.max(least, Math.floor(bytes / MB)))}MB`

/** Bytes of a cluster's tables; 0 for one that is not made yet. */
export function sizeOfRegister(data: string): number {
  const base = join(data, 'base')
  let sum = 0
  for (const folder of list(base))
    for (const file of list(join(base, folder))) sum += sizeOf(join(base, folder, file))
  return sum
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A file may go while the folder is read. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
