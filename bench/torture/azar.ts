import { spawn } from 'node:child_process'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { repoRoot } from '@/backend/db/raiz'

/** T14: the suite's made-up requests over all calls, as many as are asked for. */
export async function callAtRandom(pedidos: number): Promise<Comprobacion[]> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'backend/http/azar'],
    {
      cwd: repoRoot(),
      env: { ...process.env, AZAR_PEDIDOS: String(pedidos), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const figures = /\d+ pedidos en .*/.exec(written)?.[0]
  return [
    expectThat(
      `${pedidos} pedidos inventados, ninguna respuesta 5xx`,
      code === 0,
      code === 0 ? (figures ?? '') : written,
    ),
  ]
}
