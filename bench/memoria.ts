import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { residentMB } from '@/bench/medir'

interface Memoria {
  total: number
  web: number
  partes: string[]
}
export const describeMemory = ({ total, partes }: Memoria): string =>
  `${total.toFixed(0)} MB (${partes.join(', ')})`

/** The launcher's node children, and the processes that the web keeps; PostgreSQL is left out. */
export function nodeProcesses(padron: ChildProcess): { pid: number; web: boolean }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [, program] = /(web|servidor)\.mjs/.exec(commandOf(pid)) ?? []
      const parent = program ? parentOf(pid) : undefined
      const ours = parent === padron.pid || (program === 'web' && parentOf(String(parent)) === padron.pid)
      return ours ? [{ pid: Number(pid), web: program === 'web' }] : []
    })
}

/** Resident memory of web and API, in MB. */
export async function memory(padron: ChildProcess, after: number): Promise<Memoria> {
  await new Promise((resolve) => setTimeout(resolve, after))
  const partes: string[] = []
  let total = 0
  let web = 0
  for (const one of nodeProcesses(padron)) {
    const resident = await residentMB(one.pid)
    total += resident
    if (one.web) web += resident
    partes.push(`${one.web ? 'web' : 'API'} ${resident.toFixed(0)}`)
  }
  return { total, web, partes }
}

function commandOf(pid: string): string {
  return existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : ''
}
function parentOf(pid: string): number {
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
