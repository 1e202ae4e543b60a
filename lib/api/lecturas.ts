import 'server-only'
import { cache } from 'react'
import { LECTURAS, MAX_LECTURAS } from '@/contract/servidor'
import { type OutgoingRequest, type RawAnswer, type Send, sendRequest } from '@/lib/api/connection'
import { environment } from '@/lib/environment'

interface Esperada {
  envio: OutgoingRequest
  resolve: (recibido: RawAnswer | Promise<RawAnswer>) => void
}

/** Of one page; outside a page nothing is kept, and each read goes alone. */
const esperadas = cache((): Esperada[] => [])

/** Bytes of the addresses that go together, well under what servers take for a header. */
const MAX_DIRECCIONES = 6_000

/**
 * Reads that a page begins in one turn go to our own server as one request, which looks for the session once
 * (decision 267). Each has its own answer, as if it had gone alone; what befalls the request befalls all of them.
 */
export const sendTogether: Send = (envio) =>
  new Promise((resolve) => {
    const waiting = esperadas()
    waiting.push({ envio, resolve })
    if (waiting.length > 1) return
    setImmediate(() => {
      const all = waiting.splice(0)
      const length = all.reduce((sum, one) => sum + one.envio.direccion.search.length, 0)
      if (all.length === 1 || all.length > MAX_LECTURAS || length > MAX_DIRECCIONES)
        for (const one of all) one.resolve(sendRequest(one.envio))
      else sendAll(all)
    })
  })

function sendAll(all: readonly Esperada[]): void {
  const answers = answersTo(all.map(({ envio }) => envio))
  for (const [place, { resolve }] of all.entries()) resolve(answers.then((list) => list[place] as RawAnswer))
}

async function answersTo(envios: readonly OutgoingRequest[]): Promise<RawAnswer[]> {
  const recibido = await sendRequest(asOne(envios))
  const lines = recibido.estado === 200 ? recibido.texto.split('\n') : []
  // One answer for all says why none was read: no session, or no place.
  if (lines.length !== envios.length) return envios.map(() => recibido)
  return lines.map((line) => answerIn(line, recibido))
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

const answerIn = (line: string, { tareas }: RawAnswer): RawAnswer => ({
  estado: Number(line.slice(0, 3)),
  texto: line.slice(4),
  tareas,
})
