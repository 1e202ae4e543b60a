import { availableParallelism, totalmem } from 'node:os'
import { closeWhenCalm } from './cierre.mjs'
import { keepDoor } from './portero.mjs'

/** The web in production: one process that serves, or a doorkeeper and the processes it hands connections to. */
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '127.0.0.1'
const processes = Number(process.env['WEB_PROCESOS']) || usualProcesses()
/** So long the health stays red before the door closes: a balancer sends its next request elsewhere. */
const ANNOUNCE = 500
const DRAIN = 8_000

const { server, announce } = await (processes > 1 ? keepDoor(processes) : serveAlone())
server.listen(port, host).once('error', (error) => {
  const taken =
    error.code === 'EADDRINUSE' ? 'todavía lo tiene la web anterior u otro programa' : error.message
  console.error(`La web no pudo abrir el puerto ${port} de ${host}: ${taken}.`)
  process.exit(1)
})
// A full disk loses lines of the log: an error without a listener would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

/** The doorkeeper does without all that serving needs. */
async function serveAlone() {
  const { makeServer } = await import('./servidor-web.mjs')
  return makeServer({ port, processes })
}

/** One for each core; of memory each may need a gigabyte. */
function usualProcesses() {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 ** 30)))
}

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  announce()
  setTimeout(() => {
    closeWhenCalm(server, () => process.exit(0))
    setTimeout(() => process.exit(0), DRAIN).unref()
  }, ANNOUNCE)
}
