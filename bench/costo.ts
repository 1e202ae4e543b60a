import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { nodeProcesses } from '@/bench/memoria'
import { get, percentile } from '@/bench/medir'
import type { BarePage } from '@/bench/pelada'

/** A browser asks so; without it nothing is compressed. */
export const ENCODING = { 'accept-encoding': 'gzip' }
/** /proc counts processor time in hundredths of a second. */
const TICK = 10

/** A page's processor time in bare pages, and milliseconds of both; medians. */
interface Costo {
  peladas: number
  pagina: number
  pelada: number
}

/**
 * What a page costs the web in pages of the same framework that do nothing: batches of the two by turns, and the middle
 * of what each pair says. Processor time and not the clock: others may load the machine.
 */
export async function costInBarePages(
  padron: ChildProcess,
  bare: BarePage,
  act: () => Promise<unknown>,
  { batch, rounds }: { batch: number; rounds: number },
): Promise<Costo> {
  const webs = nodeProcesses(padron).filter((one) => one.web)
  const ours = (): number => webs.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
  const cost = async (cpu: () => number, once: () => Promise<unknown>): Promise<number> => {
    const begun = cpu()
    for (let i = 0; i < batch; i++) await once()
    return (cpu() - begun) / batch
  }
  const pair = async () => ({
    pagina: await cost(ours, act),
    pelada: await cost(
      () => cpuOf(bare.pid),
      () => get(bare.url, ENCODING),
    ),
  })
  await pair()
  const pairs: Awaited<ReturnType<typeof pair>>[] = []
  for (let i = 0; i < rounds; i++) pairs.push(await pair())
  const middle = (of: (one: Awaited<ReturnType<typeof pair>>) => number) => percentile(pairs.map(of), 50)
  return {
    peladas: middle(({ pagina, pelada }) => pagina / pelada),
    pagina: middle(({ pagina }) => pagina),
    pelada: middle(({ pelada }) => pelada),
  }
}

/** Milliseconds of processor time that a process has used. */
function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}
