import type { ServerResponse } from 'node:http'

/** What a server or the network before it may do to an answer. */
export type Falla =
  | { tipo: 'tarda'; ms: number }
  | { tipo: 'calla' }
  | { tipo: 'corta' }
  | { tipo: 'corta tras las cabeceras' }
  | { tipo: 'medio cuerpo' }
  | { tipo: 'gotea' }
  | { tipo: 'HTML'; http: number }
  | { tipo: 'sobre'; sobre: Readonly<Record<string, unknown>> }
  /** The body is a file, as old servers hand one out. */
  | { tipo: 'archivo'; nombre: string; bytes: string }
  | { tipo: 'gigante'; bytes: number; /** Its length is told beforehand. */ anunciado?: true }

/** Whether the act is done whatever is answered: at once, never, or when nobody waits for it any more. */
export type Hecho = boolean | 'tarde'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Answers so in place of `text`, which is what would have been said. */
export async function spoil(response: ServerResponse, falla: Falla, text: string): Promise<void> {
  switch (falla.tipo) {
    case 'tarda':
      await new Promise((resolve) => setTimeout(resolve, falla.ms))
      response.writeHead(200, JSON_TYPE).end(text)
      break
    case 'calla':
      break
    case 'corta':
      response.destroy()
      break
    case 'corta tras las cabeceras':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': text.length }).flushHeaders()
      setTimeout(() => response.destroy(), 20)
      break
    case 'medio cuerpo':
      response.writeHead(200, JSON_TYPE).write(text.slice(0, text.length / 2))
      setTimeout(() => response.destroy(), 20)
      break
    case 'gotea':
      response.writeHead(200, JSON_TYPE)
      drip(response)
      break
    case 'HTML':
      response
        .writeHead(falla.http, { 'content-type': 'text/html' })
        .end('<html><body>Mantenimiento</body></html>')
      break
    case 'sobre':
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(falla.sobre))
      break
    case 'archivo':
      response
        .writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${falla.nombre}"`,
        })
        .end(falla.bytes)
      break
    case 'gigante':
      if (falla.anunciado) response.writeHead(200, { ...JSON_TYPE, 'content-length': falla.bytes }).write('{')
      else
        response
          .writeHead(200, JSON_TYPE)
          .end(JSON.stringify({ estado: 1, mensaje: 'x'.repeat(falla.bytes), datos: [] }))
      break
  }
}

/** A space at a time, for ever: never silent, never an answer. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(timer))
}
