import type { IncomingMessage } from 'node:http'
import type { Send } from '@/contract/lectura/connection'
import { decode } from '@/contract/lectura/charset'
import { NoAnswer, OversizedAnswer, type RawAnswer } from '@/contract/lectura/connection'
import { openArchivo } from '@/lib/api/file-connection'

const MAXIMO = 20 * 1024 * 1024

/**
 * Sends a call whose answer is an envelope or, as many servers have it, the file itself: such a body is put into an
 * envelope, with the name that came with it.
 */
export const sendForFile: Send = async (envio) => {
  const limit = AbortSignal.timeout(envio.espera)
  const senal = envio.senal ? AbortSignal.any([envio.senal, limit]) : limit
  const body = Buffer.from(envio.cuerpo ?? '')
  const cabeceras = { ...envio.cabeceras, accept: '*/*', 'content-length': String(body.length) }
  const response = await openArchivo({ ...envio, senal, cabeceras }, once(body))
  return asEnvelope(response, await bytesOf(response))
}

// oxlint-disable-next-line typescript/require-await -- a body is asked for as it is written
async function* once(body: Buffer): AsyncGenerator<Buffer> {
  yield body
}

/** An answer of a file's bytes as an envelope, or as it came. */
export function asEnvelope(
  { statusCode = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  bytes: Buffer,
): RawAnswer {
  const plain = { estado: statusCode, texto: decode(bytes, headers['content-type']) }
  const disposition = headers['content-disposition']
  const type = headers['content-type'] ?? ''
  const isFile = disposition !== undefined || /^(text\/(plain|csv)|application\/(?!json|xhtml))/i.test(type)
  if (!isFile || statusCode !== 200 || bytes.length === 0 || isJsonObject(plain.texto)) return plain
  const datos = { nombre: nameIn(disposition), contenido: bytes.toString('base64'), codificacion: 'base64' }
  return { estado: 200, texto: JSON.stringify({ estado: 1, mensaje: '', datos }) }
}

function isJsonObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** `filename*=UTF-8''…` before `filename="…"` (RFC 6266). */
function nameIn(disposition = ''): string | undefined {
  const [, encoded] = /filename\*\s*=\s*[\w-]+'[^']*'([^;]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A name that is no such text is looked for in the plain form.
    }
  }
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition) ?? []
  return (quoted ?? bare)?.trim() || undefined
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MAXIMO) throw new OversizedAnswer('too big')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof OversizedAnswer ? error : new NoAnswer(String(error))
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}
