import http from 'node:http'
import https from 'node:https'
import { TAREAS_HEADER } from '@/contract/servidor'
import { decode } from '@/contract/lectura/charset'
import type { RawAnswer as Answered } from '@/contract/lectura/envelope'
import { outside } from '@/contract/lectura/outside'

const MAX_RESPUESTA = 10 * 1024 * 1024

export interface OutgoingRequest {
  metodo: 'GET' | 'POST'
  direccion: URL
  cabeceras: Record<string, string>
  cuerpo?: string | undefined
  espera: number
  /** Over a connection of its own, so that it is sent exactly once. */
  unaVez?: boolean | undefined
  senal?: AbortSignal | null | undefined
  /** Bytes of an answer, for one that is known to be long. */
  maximo?: number | undefined
  /** Told of each piece of an answer as it comes. */
  alLlegar?: ((parte: Buffer, recibido: Omit<RawAnswer, 'texto'>) => void) | undefined
}
export interface RawAnswer extends Answered {
  /** What our own server said of the person's jobs (TAREAS_HEADER). */
  tareas?: string | undefined
}

/** What a call sends, by wire key. */
export type Cable = Record<string, string | number | boolean | null | undefined>
/** A way to send a call. */
export type Send = (envio: OutgoingRequest, wire: Cable) => Promise<RawAnswer>

/** No answer came: refused, cut, timed out or abandoned. */
export class NoAnswer extends Error {
  override name = 'SinRespuesta'
  veces = 1
  /** No connection was made, so the server has seen nothing. */
  get sinLlegar(): boolean {
    return this.cause === 'unreached'
  }
}
export class OversizedAnswer extends Error {
  override name = 'RespuestaDesmedida'
}

const modulos = { 'http:': http, 'https:': https } as const
const opciones = { keepAlive: true, scheduling: 'lifo', maxFreeSockets: 64 } as const
const agentes = { 'http:': new http.Agent(opciones), 'https:': new https.Agent(opciones) } as const

/**
 * One request to the REST API. Only reads reuse connections, and one that meets a closed connection is sent again: a
 * change must never be sent twice. Throws SinRespuesta or RespuestaDesmedida.
 */
export async function sendRequest(envio: OutgoingRequest): Promise<RawAnswer> {
  // A connection outlives its page and would keep all of the page in memory.
  const once = (reusar: boolean) => outside(() => tryRequest(envio, reusar))
  if (envio.metodo === 'POST' || envio.unaVez) return once(false)
  try {
    return await once(true)
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.cause !== 'stale') throw error
  }
  return once(false).catch((error: unknown) => {
    if (error instanceof NoAnswer) error.veces = 2
    throw error
  })
}

function tryRequest(envio: OutgoingRequest, reusar: boolean): Promise<RawAnswer> {
  const protocolo = envio.direccion.protocol === 'https:' ? 'https:' : 'http:'
  const { maximo = MAX_RESPUESTA } = envio
  return new Promise((resolve, reject) => {
    if (envio.senal?.aborted) return reject(new NoAnswer('abandoned'))
    const request = modulos[protocolo].request(envio.direccion, {
      method: envio.metodo,
      headers: { 'user-agent': 'Padron', ...envio.cabeceras },
      agent: reusar ? agentes[protocolo] : false,
    })
    const stop = (error: Error) => request.destroy(error)
    let settled = false
    // What arrived while this process was busy is read before giving up.
    const giveUp = () => setImmediate(() => !settled && stop(new NoAnswer('timeout')))
    const timer = setTimeout(giveUp, envio.espera)
    const abandon = () => stop(new NoAnswer('abandoned'))
    envio.senal?.addEventListener('abort', abandon, { once: true })
    const settle = (act: () => void) => {
      settled = true
      clearTimeout(timer)
      envio.senal?.removeEventListener('abort', abandon)
      act()
    }
    const fail = (error: Error) => settle(() => reject(known(error, request, false)))
    request.on('error', fail)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const recibido = {
        estado: response.statusCode ?? 0,
        tareas: response.headers[TAREAS_HEADER]?.toString(),
      }
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > maximo) return stop(new OversizedAnswer('too big'))
        parts.push(part)
        envio.alLlegar?.(part, recibido)
      })
      // An answer that announces too big a size is refused at once.
      if (Number(response.headers['content-length']) > maximo) stop(new OversizedAnswer('too big'))
      response.on('error', (error) => settle(() => reject(known(error, request, true))))
      response.on('end', () =>
        settle(() =>
          resolve({
            ...recibido,
            texto: decode(Buffer.concat(parts), response.headers['content-type']),
          }),
        ),
      )
    })
    request.end(envio.cuerpo)
  })
}

/** A reused connection that broke before any answer was closed while idle. */
export function known(error: NodeJS.ErrnoException, request: http.ClientRequest, answered: boolean): Error {
  if (error instanceof NoAnswer || error instanceof OversizedAnswer) return error
  const stale = request.reusedSocket && !answered && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
  const unreached = error.syscall === 'connect' || error.syscall === 'getaddrinfo'
  return new NoAnswer(error.message, { cause: stale ? 'stale' : unreached ? 'unreached' : error })
}
