import { Agent, request } from 'node:http'

/** One line of the printed table: what was measured, what it should be, and the floor from the same run. */
export interface Medida {
  que: string
  valor: string
  meta: string
  piso?: string
}

export const percentile = (times: readonly number[], p: number): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** Runs an act one after another and gives the milliseconds each took, the first `calentar` left out. */
export async function timeEach(
  veces: number,
  act: (i: number) => Promise<unknown>,
  calentar = 20,
): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < veces + calentar; i++) {
    const start = performance.now()
    await act(i)
    if (i >= calentar) times.push(performance.now() - start)
  }
  return times
}

/** Acts per second with so many clients at once, for a bounded time; each act is told which client asks. */
export async function throughput(
  clientes: number,
  segundos: number,
  act: (i: number, cliente: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + segundos * 1000
  const start = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: clientes }, async (_, cliente) => {
      while (performance.now() < end) {
        await act(done, cliente)
        done++
      }
    }),
  )
  return done / ((performance.now() - start) / 1000)
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A plain GET over a kept connection; the whole body is read. Throws when the status is not the one expected. */
export function get(url: string, headers: Record<string, string> = {}, expected = 200): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request(url, { agent, headers }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8')
        if (res.statusCode === expected) resolve(body)
        else reject(new Error(`${url}: ${res.statusCode} ${body.slice(0, 200)}`))
      })
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end()
  })
}

/** Resident memory of a process and everything below it, in MB. */
export async function residentMB(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
