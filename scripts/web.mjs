import { createServer } from 'node:http'
import next from 'next'

/**
 * The web's production server. `next start -H 127.0.0.1` cannot rewrite to its own pages: its requests carry the name
 * localhost and it takes the rewrite for another server's. Here the name is localhost always, and the address apart.
 */
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '127.0.0.1'
/** So long the health stays red before the door closes: a balancer sends its next request elsewhere. */
const ANNOUNCE = 500
const DRAIN = 8_000

const web = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port })
await web.prepare()
const handle = web.getRequestHandler()
let stopping = false
const server = createServer((request, response) => {
  if (!stopping) return void handle(request, response)
  response.setHeader('connection', 'close')
  if (!request.url?.startsWith('/salud/lista')) return void handle(request, response)
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end('{"ok":false}')
})
server.keepAliveTimeout = 65_000
server.headersTimeout = 20_000
// Nothing here speaks another protocol over an upgraded connection.
server.on('upgrade', (_request, socket) => socket.destroy())
server.listen(port, host)

function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), DRAIN).unref()
  }, ANNOUNCE)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
