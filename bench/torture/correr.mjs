// Bundles the torture and runs it against the built API: node bench/torture/correr.mjs [--rapida]
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { opcionesBackend } from '../../scripts/opciones-backend.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
await build({
  ...opcionesBackend(root),
  entryPoints: { tortura: 'bench/torture/principal.ts' },
  outdir: 'dist/tortura',
  splitting: false,
})
const child = spawn(
  process.execPath,
  ['--enable-source-maps', 'dist/tortura/tortura.mjs', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
