import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** esbuild's options for the programs under dist/, the same for a start, for `npm run dev` and for the tests. */
export function opcionesBackend(root) {
  const entries = { padron: 'backend/cli/padron.ts', servidor: 'backend/servidor.ts' }
  const present = Object.entries(entries).filter(([, path]) => existsSync(join(root, path)))
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(present),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A command loads only the part it needs.
    splitting: true,
    chunkNames: 'partes/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  }
}
