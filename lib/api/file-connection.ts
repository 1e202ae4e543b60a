import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { outside } from '@/contract/lectura/outside'
import { known, NoAnswer, type OutgoingRequest, type RawAnswer } from '@/contract/lectura/connection'

const MAX_SOBRE = 1024 * 1024

const modulos = { 'http:': http, 'https:': https } as const

/**
 * One request whose body or answer is a file, which is never whole in memory. The body stops once the API has
 * answered; `espera` begins when the body has been sent. Throws SinRespuesta, or what `cuerpo` throws.
 */
export function openArchivo(
  envio: OutgoingRequest,
  cuerpo?: AsyncIterable<Uint8Array>,
): Promise<IncomingMessage> {
  return outside(
    () =>
      new Promise((resolve, reject) => {
        const { metodo, direccion, cabeceras, espera, senal } = envio
        if (senal?.aborted) return reject(new NoAnswer('abandoned'))
        const protocolo = direccion.protocol === 'https:' ? 'https:' : 'http:'
        const headers = { 'user-agent': 'Padron', ...cabeceras }
        const request = modulos[protocolo].request(direccion, { method: metodo, headers, agent: false })
        let timer: NodeJS.Timeout | undefined
        let answered = false
        const abandon = () => request.destroy(new NoAnswer('abandoned'))
        senal?.addEventListener('abort', abandon, { once: true })
        request.on('error', (error) => {
          clearTimeout(timer)
          reject(known(error, request, answered))
        })
        request.on('close', () => senal?.removeEventListener('abort', abandon))
        request.on('response', (response) => {
          answered = true
          clearTimeout(timer)
          resolve(response)
        })
        const wait = () => {
          if (!answered) timer = setTimeout(() => request.destroy(new NoAnswer('timeout')), espera)
        }
        writeAll(request, cuerpo, () => answered).then(wait, (error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)))
          request.destroy()
        })
      }),
  )
}

async function writeAll(
  request: ClientRequest,
  cuerpo: AsyncIterable<Uint8Array> | undefined,
  isAnswered: () => boolean,
): Promise<void> {
  for await (const piece of cuerpo ?? []) {
    if (isAnswered() || request.destroyed) return
    if (!request.write(piece)) await roomIn(request)
  }
  if (!isAnswered()) request.end()
}

/** Waits until more may be written, or nothing more needs to be. */
const roomIn = (request: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      for (const event of ['drain', 'response', 'close']) request.off(event, go)
      resolve()
    }
    for (const event of ['drain', 'response', 'close']) request.once(event, go)
    if (request.destroyed) go()
  })

export async function readSobre(response: IncomingMessage): Promise<RawAnswer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MAX_SOBRE) throw new NoAnswer('too big')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(String(error))
  } finally {
    response.destroy()
  }
  return { estado: response.statusCode ?? 0, texto: Buffer.concat(parts).toString() }
}
