import { spawn } from 'node:child_process'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { repoRoot } from '@/backend/db/root'

interface Prueba {
  /** What holds when it passes. */
  nombre: string
  /** Files of the suite, as vitest takes them. */
  archivos: readonly string[]
  proyectos?: readonly ('api' | 'unit')[]
  /** How much is asked of them beyond what every run of the suite does. */
  env?: Record<string, string>
}

/** A torture that lives in the suite, where a short form of it runs each time; here as long as it is asked for. */
export async function runSuite({
  nombre,
  archivos,
  proyectos = ['api'],
  env,
}: Prueba): Promise<Comprobacion[]> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...proyectos.flatMap((one) => ['--project', one]), ...archivos],
    {
      cwd: repoRoot(),
      env: { ...process.env, PADRON_SEMILLA: 'azar', ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const figures = /\d+ pedidos en .*/.exec(written)?.[0] ?? /Tests +(.*)/.exec(written)?.[1]
  return [expectThat(nombre, code === 0, code === 0 ? (figures ?? '') : written)]
}
