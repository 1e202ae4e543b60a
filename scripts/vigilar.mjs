// Child of `npm run dev`: rebuilds dist/servidor.mjs at every change of its sources and tells the launcher.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { opcionesBackend } from './opciones-backend.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
let first = true

const tell = {
  name: 'avisar',
  setup(build) {
    build.onEnd((result) => {
      if (!first && result.errors.length === 0) process.send?.('armado')
      first = false
    })
  },
}
const options = { ...opcionesBackend(root), plugins: [tell] }
const { servidor } = options.entryPoints
const watching = await context({ ...options, entryPoints: { servidor }, splitting: false })
await watching.watch()
process.once('SIGTERM', () => process.exit(0))
