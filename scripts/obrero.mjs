import { serveHanded } from './recibir.mjs'
import { makeServer } from './servidor-web.mjs'

/** One of the processes that serve the web behind the doorkeeper. */
const { PORT = '3000', WEB_PROCESOS = '1' } = process.env
serveHanded(await makeServer({ port: Number(PORT), processes: Number(WEB_PROCESOS) }))
