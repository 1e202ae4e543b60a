import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import next from 'next'
import compression from 'next/dist/compiled/compression/index.js'
import { makeCarriles } from './carriles.mjs'
import { faultOf, refuseImproper } from './impropio.mjs'
import { makeMetricas } from './metricas.mjs'
import { forgetWhenIdle, readStacksOfAborts } from './olvido.mjs'

const PAGINAS = 8
/** A page is compressed for one reader, and more of it costs more than it spares; a file of ours is fetched once. */
const light = compression({ level: 1 })
const dense = compression()
const ARCHIVOS = '/_next/static/'
/** For what no page of ours made; the files themselves have none, since a worker would obey its own. */
const POLITICA = "default-src 'none'; frame-ancestors 'none'"

/**
 * The web's production server, which listens nowhere yet. `next start -H 127.0.0.1` cannot rewrite to its own pages: its
 * requests carry the name localhost and it takes the rewrite for another server's. Here the name is localhost always.
 * `announce` makes its health red and ends each connection with its next answer. `processes` share its work.
 */
export async function makeServer({ port, processes }) {
  readStacksOfAborts()
  const web = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port })
  await web.prepare()
  const handle = web.getRequestHandler()
  const lector = (globalThis.padronLector = new AsyncLocalStorage())
  const enter = makeCarriles(Number(process.env['PAGINAS_A_LA_VEZ'] || PAGINAS), processes)
  const metricas = makeMetricas(enter.cupos)
  let stopping = false
  const server = createServer((request, response) => {
    forgetWhenIdle(request, response)
    withPolicy(request, response)
    if (metricas.answers(request, response)) return
    metricas.note(response)
    readOut(request, response)
    if (stopping) response.setHeader('connection', 'close')
    if (stopping && request.url?.startsWith('/salud/lista')) {
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end('{"ok":false}')
    } else if (faultOf(request) !== undefined) {
      refuseImproper(response, faultOf(request))
    } else {
      const compress = request.url?.startsWith(ARCHIVOS) ? dense : light
      compress(request, response, () => enter(request, response, () => serve(request, response)))
    }
  })
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 20_000
  // Nothing here speaks another protocol over an upgraded connection.
  server.on('upgrade', (_request, socket) => socket.destroy())

  /** The page's reads of the API end when its reader goes (lib/api/reader.ts). */
  function serve(request, response) {
    const reader = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) reader.abort()
    })
    return lector.run(reader.signal, () => handle(request, response))
  }

  return { server, announce: () => (stopping = true) }
}

/**
 * What a sender goes on sending after its answer is read and thrown away, as Node does where nobody has begun to read: what
 * stays unread would keep the connection's next request from being heard. Where it can no longer be read the connection ends.
 */
function readOut(request, response) {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    if (request.destroyed) return socket.destroySoon()
    request.unpipe()
    request.removeAllListeners('data').removeAllListeners('readable')
    request.resume()
  })
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
