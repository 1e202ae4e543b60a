// Bundles one of the programs under bench/ and runs it: node bench/correr.mjs [principal | torture/principal] [--rapida]
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { opcionesBackend } from '../scripts/opciones-backend.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [program = 'principal', ...rest] = process.argv.slice(2)
await build({
  ...opcionesBackend(root),
  entryPoints: { [program]: `bench/${program}.ts` },
  outdir: 'dist/bench',
  splitting: false,
})
const child = spawn(process.execPath, ['--enable-source-maps', `dist/bench/${program}.mjs`, ...rest], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
