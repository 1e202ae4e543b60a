import { bitacora } from '@/lib/log'
import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { NextRequest } from 'next/server'
import { ERROR_INESPERADO, NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import type { Permiso } from '@/domain/roles'
import { isPropio } from '@/lib/api/servidor'
import { DownloadCut, type Lector, readerFor } from '@/lib/descarga/lectura'
import { type Renglon, LINES_TYPE } from '@/lib/descarga/renglon'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'
import { isForeignRead, isOfOwner } from '@/lib/origin'
import { toJson } from '@/lib/exact-json'

/** Who asks for a table, and how it is read for him until he goes. */
export interface Quien {
  sesion: Sesion
  senal: AbortSignal
  leer: Lector
  propio: boolean
}
type Recorrer = (quien: Quien) => AsyncGenerator<Renglon, void> | string

/**
 * Streams a table as lines, for our own pages and persons with the permission. A line is made when the browser has
 * taken the one before, so slow browsers cost no memory. `recorrer` answers a text for invalid input.
 */
export async function streamTable(
  request: NextRequest,
  permiso: Permiso,
  recorrer: Recorrer,
): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion || !isOfOwner(request.headers, sesion))
    return refuse(401, { tipo: 'sesion', mensaje: SESION_CADUCADA })
  if (!sesion.permisos.has(permiso) || isForeignRead(request.headers))
    return refuse(403, { tipo: 'prohibido', mensaje: NO_AUTORIZADO })
  const control = new AbortController()
  request.signal.addEventListener('abort', () => control.abort(), { once: true })
  const senal = control.signal
  const renglones = recorrer({ sesion, senal, leer: readerFor(sesion, senal), propio: await isPropio() })
  if (typeof renglones === 'string') return refuse(400, { tipo: 'rechazo', mensaje: renglones })
  return respond(200, stream(renglones, control))
}

function stream(
  renglones: AsyncGenerator<Renglon, void>,
  control: AbortController,
): ReadableStream<Uint8Array> {
  // The socket asks for lines outside the request that the calls belong to.
  const within = AsyncLocalStorage.snapshot()
  return new ReadableStream(
    {
      async pull(lines) {
        const renglon = await within(() => nextOf(renglones))
        lines.enqueue(lineOf(renglon))
        if ('fin' in renglon || 'falla' in renglon) lines.close()
      },
      cancel: () => control.abort(),
    },
    { highWaterMark: 0 },
  )
}

async function nextOf(renglones: AsyncGenerator<Renglon, void>): Promise<Renglon> {
  try {
    const next = await renglones.next()
    return next.done ? { fin: true } : next.value
  } catch (error) {
    if (error instanceof DownloadCut)
      return { falla: { tipo: error.falla.tipo, mensaje: error.falla.mensaje } }
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      bitacora.error({ error: String(error) }, 'descarga.inesperado')
    return { falla: { tipo: 'inesperado', mensaje: ERROR_INESPERADO } }
  }
}

const lineOf = (renglon: Renglon): Uint8Array => new TextEncoder().encode(`${toJson(renglon)}\n`)

export const refuse = (
  status: number,
  falla: { tipo: 'sesion' | 'prohibido' | 'rechazo'; mensaje: string },
) => respond(status, lineOf({ falla }).slice())

const respond = (status: number, body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
  new Response(body, {
    status,
    // Compressing would hold lines back until there are enough.
    headers: { 'content-type': LINES_TYPE, 'cache-control': 'no-store, no-transform' },
  })
