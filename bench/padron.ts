import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'
import { get } from '@/bench/medir'

/** A register to measure on, and the ports it is served on. */
export interface Lugar {
  demo: string
  web: number
  api: number
}

export const webOf = ({ web }: Lugar): string => `http://127.0.0.1:${web}`

/** Makes the register unless it is there. */
export function generate(demo: string, args: readonly string[]): void {
  if (existsSync(join(demo, 'registro.json'))) return
  const env = { ...process.env, PADRON_DEMO: demo }
  const done = spawnSync(process.execPath, ['dist/padron.mjs', 'generar', ...args], {
    cwd: repoRoot(),
    env,
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error(`padron generar ${args.join(' ')} terminó con ${done.status}`)
}

/** The built Padrón while `work` measures it; it fails with Padrón's last words when that ends by itself. */
export async function withPadron<R>(
  lugar: Lugar,
  more: Record<string, string>,
  work: (padron: ChildProcess) => Promise<R>,
): Promise<R> {
  const { demo, web, api } = lugar
  const padron = spawn(process.execPath, ['dist/padron.mjs', 'iniciar'], {
    cwd: repoRoot(),
    env: { ...process.env, PADRON_DEMO: demo, PORT: String(web), API_PORT: String(api), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [padron.stdout, padron.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-4_000)))
  const exit = once(padron, 'exit')
  // On its ports somebody else may answer: what is measured must be what was started here.
  const ended = exit.then(([code]): never => {
    throw new Error(`Padrón terminó (código ${String(code)}):\n${said}`)
  })
  try {
    return await Promise.race([ended, untilUp(`${webOf(lugar)}/salud/lista`).then(() => work(padron))])
  } finally {
    padron.kill('SIGTERM')
    await exit
  }
}

async function untilUp(url: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const up = await get(url).then(
      () => true,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} no responde`)
}
