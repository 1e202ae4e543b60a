import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The same from `dist/` and from the sources. */
export function repoRoot(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at
    if (at === dirname(at)) throw new Error('No se encuentra package.json por encima de este programa.')
  }
}

/** Another program of the same build stands beside the one that runs. */
export function siblingProgram(name: 'padron.mjs' | 'servidor.mjs'): string {
  return join(dirname(process.argv[1] ?? ''), name)
}
