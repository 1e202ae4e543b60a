import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type EntradaDe, PARTE_ARCHIVO, partesDe } from '@/contract/llamada'
import { callApi, type Modo } from '@/lib/api/client'
import type { Send } from '@/contract/lectura/connection'
import { openArchivo, readSobre } from '@/lib/api/file-connection'
import type { AnyCall, LeidoDe, Resultado } from '@/lib/api/result'
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

/** A change with several files, few enough to be whole in memory. `parte` is told where the call has several. */
export function uploadFiles<L extends AnyCall>(
  llamada: L,
  entrada: EntradaDe<L>,
  sesion: Sesion,
  archivos: readonly { nombre: string; bytes: Buffer; parte?: string }[],
  modo: Modo,
): Promise<Resultado<LeidoDe<L>>> {
  const [usual = PARTE_ARCHIVO] = llamada.entra ? partesDe(llamada.entra).partes : []
  const [tipo] = llamada.entra?.tipos ?? []
  const por: Send = async (envio, wire) => {
    const borde = `padron-${randomUUID()}`
    const parts = [
      Buffer.from(fieldsOf(wire, borde)),
      ...archivos.flatMap(({ nombre, bytes, parte = usual }) => [
        Buffer.from(fileHead(parte, nombre, borde, tipo)),
        bytes,
        Buffer.from('\r\n'),
      ]),
      Buffer.from(`--${borde}--\r\n`),
    ]
    const cabeceras = {
      ...envio.cabeceras,
      'content-type': `multipart/form-data; boundary=${borde}`,
      'content-length': String(parts.reduce((sum, { length }) => sum + length, 0)),
    }
    const recibido = await readSobre(await openArchivo({ ...envio, cabeceras }, inTurn(parts)))
    return CON_PALABRAS.has(recibido.estado) ? { ...recibido, estado: 200 } : recibido
  }
  return callApi(llamada, entrada, sesion, { ...modo, por })
}

// oxlint-disable-next-line typescript/require-await -- a body is asked for as it is written
async function* inTurn(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts
}

/** The fields and the head of the file's part. Quotes and line ends are escaped as browsers do (RFC 7578). */
const openingOf = (wire: Parameters<Send>[1], nombre: string, borde: string): string =>
  `${fieldsOf(wire, borde)}${fileHead(PARTE_ARCHIVO, nombre, borde)}`

const fieldsOf = (wire: Parameters<Send>[1], borde: string): string =>
  Object.entries(wire)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${partHead(key, borde)}\r\n\r\n${String(value)}\r\n`)
    .join('')

function fileHead(parte: string, nombre: string, borde: string, tipo?: string): string {
  const name = nombre.replace(/["\r\n]/g, (char) => encodeURIComponent(char))
  const type = tipo ? `\r\ncontent-type: ${tipo}` : ''
  return `${partHead(parte, borde)}; filename="${name}"${type}\r\n\r\n`
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
