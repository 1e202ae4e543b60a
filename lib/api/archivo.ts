import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { llamar, type Enviar, type Modo } from '@/lib/api/cliente'
import { openArchivo, readSobre } from '@/lib/api/conexion-de-archivo'
import type { LlamadaCualquiera, Resultado } from '@/lib/api/resultado'
import type { Sesion } from '@/lib/galleta'

/** Refusals of a file by their HTTP status, which carry words as an envelope's own do. */
const CON_PALABRAS = new Set([400, 408, 413, 415])

/** A file that somebody sends: its name, its bytes as they come, and how many there will be where that is known. */
export interface ArchivoEnviado {
  nombre: string
  bytes: AsyncIterable<Uint8Array>
  largo: number | undefined
}

/** A change with a file: fields and file go on to the API as they come. */
export function subirArchivo(
  llamada: LlamadaCualquiera,
  entrada: unknown,
  sesion: Sesion,
  archivo: ArchivoEnviado,
  modo: Modo,
): Promise<Resultado<unknown>> {
  const por: Enviar = async (envio, wire) => {
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
  return llamar(llamada, entrada as never, sesion, { ...modo, por })
}

/** The fields, and the head of the file's part. Quotes and line ends of a name are written as browsers do (RFC 7578). */
function openingOf(wire: Parameters<Enviar>[1], nombre: string, borde: string): string {
  const fields = Object.entries(wire)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${partHead(key, borde)}\r\n\r\n${String(value)}\r\n`)
  const name = nombre.replace(/["\r\n]/g, (char) => encodeURIComponent(char))
  return `${fields.join('')}${partHead(PARTE_ARCHIVO, borde)}; filename="${name}"\r\n\r\n`
}
const partHead = (name: string, borde: string): string =>
  `--${borde}\r\ncontent-disposition: form-data; name="${name}"`

/** What the API is told of how the browser wants the file. */
const DEL_LECTOR = ['range', 'if-range', 'if-none-match']

/** A file out of the API: its answer, whose bytes are still to be read; or why there is none. */
export async function bajarArchivo(
  llamada: LlamadaCualquiera,
  entrada: unknown,
  sesion: Sesion,
  lector: Headers,
  senal: AbortSignal,
): Promise<IncomingMessage | Exclude<Resultado<unknown>, { ok: true }>> {
  let found: IncomingMessage | undefined
  const por: Enviar = async (envio) => {
    const cabeceras: Record<string, string> = { ...envio.cabeceras, accept: '*/*' }
    for (const name of DEL_LECTOR) {
      const value = lector.get(name)
      if (value) cabeceras[name] = value
    }
    const response = await openArchivo({ ...envio, cabeceras })
    if (!isArchivo(response)) return readSobre(response)
    found = response
    // To whom the call is made, a file is the envelope that names it.
    const huella = (response.headers.etag ?? '').replaceAll('"', '')
    return { estado: 200, texto: JSON.stringify({ estado: 1, datos: { huella, nombre: '' } }) }
  }
  const result = await llamar(llamada, entrada as never, sesion, { senal, por })
  if (found && result.ok) return found
  found?.destroy()
  if (result.ok) throw new Error('Un archivo sin bytes')
  return result
}

/** Also that it is unchanged, and that there is no such part of it. */
const isArchivo = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  [304, 416].includes(statusCode) || headers['content-disposition'] !== undefined
