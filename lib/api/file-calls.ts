import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { callApi, type Send, type Modo } from '@/lib/api/client'
import { openArchivo, readSobre } from '@/lib/api/file-connection'
import type { AnyCall, Resultado } from '@/lib/api/result'
import type { Sesion } from '@/lib/session-cookie'

/** HTTP statuses whose refusals of a file carry words. */
const CON_PALABRAS = new Set([400, 408, 413, 415])

export interface ArchivoEnviado {
  nombre: string
  bytes: AsyncIterable<Uint8Array>
  largo: number | undefined
}

/** A change with a file: both are passed on to the API as they come. */
export function uploadFile(
  llamada: AnyCall,
  entrada: unknown,
  sesion: Sesion,
  archivo: ArchivoEnviado,
  modo: Modo,
): Promise<Resultado<unknown>> {
  const por: Send = async (envio, wire) => {
    const borde = `padron-${randomUUID()}`
    const before = Buffer.from(openingOf(wire, archivo.nombre, borde))
    const after = Buffer.from(`\r\n--${borde}--\r\n`)
    const cabeceras: Record<string, string> = {
      ...envio.cabeceras,
      'content-type': `multipart/form-data; boundary=${borde}`,
    }
    if (archivo.largo !== undefined)
      cabeceras['content-length'] = String(before.length + archivo.largo + after.length)
    const body = async function* () {
      yield before
      yield* archivo.bytes
      yield after
    }
    const recibido = await readSobre(await openArchivo({ ...envio, cabeceras }, body()))
    return CON_PALABRAS.has(recibido.estado) ? { ...recibido, estado: 200 } : recibido
  }
  return callApi(llamada, entrada as never, sesion, { ...modo, por })
}

/** The fields and the head of the file's part. Quotes and line ends are escaped as browsers do (RFC 7578). */
function openingOf(wire: Parameters<Send>[1], nombre: string, borde: string): string {
  const fields = Object.entries(wire)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${partHead(key, borde)}\r\n\r\n${String(value)}\r\n`)
  const name = nombre.replace(/["\r\n]/g, (char) => encodeURIComponent(char))
  return `${fields.join('')}${partHead(PARTE_ARCHIVO, borde)}; filename="${name}"\r\n\r\n`
}
const partHead = (name: string, borde: string): string =>
  `--${borde}\r\ncontent-disposition: form-data; name="${name}"`

/** Request headers that tell the API which part of the file the browser wants. */
const DEL_LECTOR = ['range', 'if-range', 'if-none-match']

/** Answers the file with its bytes still to be read, or why there is none. */
export async function downloadFile(
  llamada: AnyCall,
  entrada: unknown,
  sesion: Sesion,
  lector: Headers,
  senal: AbortSignal,
): Promise<IncomingMessage | Exclude<Resultado<unknown>, { ok: true }>> {
  let found: IncomingMessage | undefined
  const por: Send = async (envio) => {
    const cabeceras: Record<string, string> = { ...envio.cabeceras, accept: '*/*' }
    for (const name of DEL_LECTOR) {
      const value = lector.get(name)
      if (value) cabeceras[name] = value
    }
    const response = await openArchivo({ ...envio, cabeceras })
    if (!isArchivo(response)) return readSobre(response)
    found = response
    // The caller gets an envelope that names the file.
    const huella = (response.headers.etag ?? '').replaceAll('"', '')
    return { estado: 200, texto: JSON.stringify({ estado: 1, datos: { huella, nombre: '' } }) }
  }
  const result = await callApi(llamada, entrada as never, sesion, { senal, por })
  if (found && result.ok) return found
  found?.destroy()
  if (result.ok) throw new Error('Un archivo sin bytes')
  return result
}

/** Also 304 (unchanged) and 416 (no such part). */
const isArchivo = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [304, 416].includes(statusCode) || headers['content-disposition'] !== undefined
