import 'server-only'
import { StringDecoder } from 'node:string_decoder'
import { cache } from 'react'
import { LECTURAS, MAX_LECTURAS } from '@/contract/servidor'
import {
  NoAnswer,
  type OutgoingRequest,
  type RawAnswer,
  type Send,
  sendRequest,
} from '@/contract/lectura/connection'
import { environment } from '@/lib/environment'

interface Esperada {
  envio: OutgoingRequest
  resolve: (recibido: RawAnswer | Promise<RawAnswer>) => void
  reject: (error: unknown) => void
}

/** Of one page; outside a page nothing is kept, and each read goes alone. */
const esperadas = cache((): Esperada[] => [])

/** Bytes of the addresses that go together, well under what servers take for a header. */
const MAX_DIRECCIONES = 6_000

/**
 * Reads that a page begins in one turn go to our own server as one request, which looks for the session once
 * (decision 267). Each has its own answer as soon as it is there, and its own patience, as if it had gone alone; what
 * befalls the request befalls those that had none yet.
 */
export const sendTogether: Send = (envio) =>
  new Promise((resolve, reject) => {
    const waiting = esperadas()
    waiting.push({ envio, resolve, reject })
    if (waiting.length > 1) return
    setImmediate(() => {
      const all = waiting.splice(0)
      const length = all.reduce((sum, one) => sum + one.envio.direccion.search.length, 0)
      if (all.length === 1 || all.length > MAX_LECTURAS || length > MAX_DIRECCIONES)
        for (const one of all) one.resolve(sendRequest(one.envio))
      else void sendAll(all)
    })
  })

async function sendAll(all: readonly Esperada[]): Promise<void> {
  const timers = all.map(({ envio, reject }) =>
    setTimeout(() => reject(new NoAnswer('timeout')), envio.espera),
  )
  try {
    const alLlegar = readingLines((line, tareas) => {
      const [place = '', estado = ''] = line.split(' ', 2)
      const texto = line.slice(place.length + estado.length + 2)
      clearTimeout(timers[Number(place)])
      all[Number(place)]?.resolve({ estado: Number(estado), texto, tareas })
    })
    const recibido = await sendRequest({ ...asOne(all.map(({ envio }) => envio)), alLlegar })
    // One answer for all says why none was read: no session, or no place. Who had his line has his answer.
    for (const { resolve } of all) resolve(recibido)
  } catch (error) {
    for (const { reject } of all) reject(error)
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

function readingLines(take: (line: string, tareas: string | undefined) => void) {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return (part: Buffer, { estado, tareas }: Omit<RawAnswer, 'texto'>): void => {
    if (estado !== 200) return
    const lines = (rest + decoder.write(part)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line, tareas)
  }
}

/** Every read of a page has the same session and reader. */
function asOne(envios: readonly OutgoingRequest[]): OutgoingRequest {
  const [first] = envios as [OutgoingRequest]
  const { origin, pathname } = environment().PADRON_API
  const base = pathname.replace(/\/$/, '')
  const direccion = new URL(base + LECTURAS, origin)
  for (const { direccion: asked, cabeceras } of envios) {
    const read = asked.pathname.slice(base.length) + asked.search
    direccion.searchParams.append('de', `${cabeceras['x-request-id']} ${read}`)
  }
  return { ...first, direccion, espera: Math.max(...envios.map(({ espera }) => espera)) }
}
