import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A balancer as any council may have one: in turn; past whom nobody answers for; a read that broke is sent to the next
 * one, a change never again once it was sent; Host as it came, X-Forwarded-For with one more.
 */
export interface Balanza {
  readonly url: string
  /** Among whom it chooses, from now on. */
  among(targets: readonly string[]): void
  /** How many requests each target was given, in order. */
  given(): number[]
  close(): Promise<void>
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })
/** Headers that speak of one connection alone. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

export async function openBalanza(): Promise<Balanza> {
  let targets: readonly string[] = []
  let counts: number[] = []
  let turn = 0
  const server = http.createServer((request, response) => {
    const first = turn++
    void attend(request, response, async (act) => {
      for (let i = 0; i < targets.length; i++) {
        const at = (first + i) % targets.length
        counts[at] = (counts[at] ?? 0) + 1
        if (await act(new URL(targets[at] ?? ''))) return true
      }
      return false
    })
  })
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    among: (chosen) => {
      targets = chosen
      counts = chosen.map(() => 0)
    },
    given: () => [...counts],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers whether this target settled the request; false = the next one may try. */
type Act = (target: URL) => Promise<boolean>

async function attend(
  request: IncomingMessage,
  response: ServerResponse,
  tryAll: (act: Act) => Promise<boolean>,
): Promise<void> {
  try {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const settled = await tryAll((target) => pass(request, body, response, target))
    if (!settled) response.writeHead(502).end('Bad Gateway')
  } catch {
    response.destroy()
  }
}

function pass(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  target: URL,
): Promise<boolean> {
  const read = request.method === 'GET'
  return new Promise((resolve) => {
    const out = http.request(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: headersFor(request, body),
        agent: read ? agent : false,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, without(answer.headers))
        answer.pipe(response)
        answer.once('end', () => resolve(true))
        answer.once('error', () => {
          response.destroy()
          resolve(true)
        })
      },
    )
    response.once('close', () => out.destroy())
    out.once('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      const mayTryNext = !response.headersSent && (read || error.code === 'ECONNREFUSED')
      if (!mayTryNext && !response.headersSent) response.writeHead(502).end('Bad Gateway')
      resolve(!mayTryNext)
    })
    out.end(body)
  })
}

function headersFor(request: IncomingMessage, body: Buffer): http.OutgoingHttpHeaders {
  const headers = without(request.headers)
  const before = request.headers['x-forwarded-for']
  const peer = request.socket.remoteAddress ?? ''
  headers['x-forwarded-for'] = before ? `${String(before)}, ${peer}` : peer
  if (body.length > 0) headers['content-length'] = String(body.length)
  return headers
}

const without = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name)))
