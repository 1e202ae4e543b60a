import { serveHanded } from './recibir.mjs'
import { makeServer } from './servidor-web.mjs'

/** One of the processes that serve the web behind the doorkeeper. */
const { PORT = '3000', WEB_PROCESOS = '1' } = process.env
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
serveHanded(await makeServer({ port: Number(PORT), processes: Number(WEB_PROCESOS) }))
