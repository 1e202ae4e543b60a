import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import next from 'next'
import { makeCarriles } from './carriles.mjs'
import { closeWhenCalm } from './cierre.mjs'
import { forgetWhenIdle, readStacksOfAborts } from './olvido.mjs'

/**
 * The web's production server. `next start -H 127.0.0.1` cannot rewrite to its own pages: its requests carry the name
 * localhost and it takes the rewrite for another server's. Here the name is localhost always, and the address apart.
 */
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '127.0.0.1'
const PAGINAS = 8
/** So long the health stays red before the door closes: a balancer sends its next request elsewhere. */
const ANNOUNCE = 500
const DRAIN = 8_000
/** For what no page of ours made; the files themselves have none, since a worker would obey its own. */
const POLITICA = "default-src 'none'; frame-ancestors 'none'"

readStacksOfAborts()
const web = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port })
await web.prepare()
const handle = web.getRequestHandler()
const lector = (globalThis.padronLector = new AsyncLocalStorage())
const enter = makeCarriles(Number(process.env['PAGINAS_A_LA_VEZ'] || PAGINAS))
let stopping = false
const server = createServer((request, response) => {
  forgetWhenIdle(request, response)
  withPolicy(request, response)
  if (stopping) response.setHeader('connection', 'close')
  if (stopping && request.url?.startsWith('/salud/lista')) {
    response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end('{"ok":false}')
  } else enter(request, response, () => serve(request, response))
})
server.keepAliveTimeout = 65_000
server.headersTimeout = 20_000
// Nothing here speaks another protocol over an upgraded connection.
server.on('upgrade', (_request, socket) => socket.destroy())
server.listen(port, host)

/** The page's reads of the API end when its reader goes (lib/api/lector.ts). */
function serve(request, response) {
  const reader = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) reader.abort()
  })
  return lector.run(reader.signal, () => handle(request, response))
}

/** Every answer that is no file has a content policy: the gate's, or this one. */
function withPolicy({ url = '/' }, response) {
  const write = response.writeHead
  const health = url.startsWith('/salud/')
  response.writeHead = function (status, ...rest) {
    const file = !health && (status < 300 || status === 304)
    if (!file && !this.hasHeader('content-security-policy'))
      this.setHeader('content-security-policy', POLITICA)
    return write.call(this, status, ...rest)
  }
}

function stop() {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    closeWhenCalm(server, () => process.exit(0))
    setTimeout(() => process.exit(0), DRAIN).unref()
  }, ANNOUNCE)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
