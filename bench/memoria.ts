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

/** Resident memory of the launcher's node children; PostgreSQL is left out. */
export async function memory(padron: ChildProcess, after: number): Promise<Memoria> {
  await new Promise((resolve) => setTimeout(resolve, after))
  const partes: string[] = []
  let total = 0
  let web = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = commandOf(pid)
    if (!command || parentOf(pid) !== padron.pid) continue
    if (!/web\.mjs|servidor\.mjs/.test(command)) continue
    const resident = await residentMB(Number(pid))
    total += resident
    if (/web\.mjs/.test(command)) web += resident
    partes.push(`${/servidor/.test(command) ? 'API' : 'web'} ${resident.toFixed(0)}`)
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
