import cluster from 'node:cluster'
import { availableParallelism, totalmem } from 'node:os'
import { stopWhenTold } from './cierre.mjs'
import { joinOthers, keepProcesses } from './procesos.mjs'

/** The web in production: one process that serves, or on a bigger machine one that keeps several. */
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '127.0.0.1'
const processes = Number(process.env['WEB_PROCESOS']) || usualProcesses()

// A full disk loses lines of the log: an error without a listener would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
if (processes > 1 && cluster.isPrimary) keepProcesses(processes)
else await serve()

async function serve() {
  if (cluster.isWorker) joinOthers()
  // Who keeps the others does without all that serving needs.
  const { makeServer } = await import('./servidor-web.mjs')
  const web = await makeServer({ port, processes })
  web.server.listen(port, host).once('error', (error) => {
    const taken =
      error.code === 'EADDRINUSE' ? 'todavía lo tiene la web anterior u otro programa' : error.message
    console.error(`La web no pudo abrir el puerto ${port} de ${host}: ${taken}.`)
    process.exit(1)
  })
  stopWhenTold(web)
}

/** Up to three cores one serves as many as several, in less memory; above, one for each core and gigabyte. */
function usualProcesses() {
  const cores = availableParallelism()
  return cores <= 3 ? 1 : Math.max(1, Math.min(cores, Math.floor(totalmem() / 2 ** 30)))
}
