import 'server-only'
import type { IncomingMessage } from 'node:http'
import type { NextRequest } from 'next/server'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { isTipoArchivo, pesaDeMas } from '@/domain/tipos-de-archivo'
import { downloadFile, uploadFile } from '@/lib/api/file-calls'
import { NoAnswer } from '@/contract/lectura/connection'
import type { Falla, AnyCall, Resultado } from '@/lib/api/result'
import { failure } from '@/contract/lectura/envelope'
import type { Sesion } from '@/lib/session-cookie'
import { FILE_NAME_HEADER } from '@/lib/llamada/headers'

/** Milliseconds that a sender may pause, and that a reader or the API may while a file goes out. */
const ESPERA_REMITENTE = 15_000
const ESPERA_LECTOR = 60_000
/** A refused file is read a little longer, so that its sender gets to hear why. */
const RESTO_MS = 1_000
const RESTO_BYTES = 32_000_000

/** The request's body is the file, which goes on to the API. What is too big is refused unread. */
export async function passUpload(
  request: NextRequest,
  llamada: AnyCall,
  entrada: unknown,
  sesion: Sesion,
  claveIdempotencia: string | undefined,
): Promise<Resultado<unknown>> {
  const maximo = llamada.entra?.maximo ?? 0
  const said = request.headers.get('content-length')
  const largo = said === null ? undefined : Number(said)
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader()
  const result = await attempt()
  if (!result.ok) await readRest(reader)
  return result

  async function attempt(): Promise<Resultado<unknown>> {
    const nombre = nameOf(request)
    if (largo !== undefined && largo > maximo) return tooBig(pesaDeMas(maximo, nombre))
    const archivo = { nombre: nombre ?? PARTE_ARCHIVO, bytes: piecesOf(reader, maximo), largo }
    try {
      return await uploadFile(llamada, entrada, sesion, archivo, { claveIdempotencia })
    } finally {
      await archivo.bytes.return(undefined)
    }
  }
}

const tooBig = (mensaje: string): Falla =>
  failure('rechazo', mensaje, '', { errores: { [PARTE_ARCHIVO]: mensaje } })

function nameOf({ headers }: NextRequest): string | undefined {
  try {
    return decodeURIComponent(headers.get(FILE_NAME_HEADER) ?? '').slice(0, 500) || undefined
  } catch {
    return undefined
  }
}

type Lector = ReadableStreamDefaultReader<Uint8Array> | undefined

async function* piecesOf(reader: Lector, maximo: number): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for (;;) {
    const next = await within(ESPERA_REMITENTE, reader?.read())
    if (!next || next.done) return
    size += next.value.byteLength
    // One byte too many is enough for the API to refuse it in words.
    yield next.value.subarray(0, Math.max(0, next.value.byteLength - Math.max(0, size - maximo - 1)))
    if (size > maximo) return
  }
}

async function within<R>(ms: number, reading: Promise<R> | undefined): Promise<R | undefined> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the sender stopped')), ms)
  })
  const read = reading?.catch((error: unknown) => {
    throw new NoAnswer('the sender was cut off', { cause: error })
  })
  return Promise.race([read, silence]).finally(() => clearTimeout(timer))
}

async function readRest(reader: Lector): Promise<void> {
  const end = performance.now() + RESTO_MS
  for (let size = 0; size < RESTO_BYTES && performance.now() < end;) {
    const next = await within(end - performance.now(), reader?.read()).catch(() => undefined)
    if (!next || next.done) return
    size += next.value.byteLength
  }
  await reader?.cancel().catch(() => undefined)
}

/** Response headers of the API that the browser may see. */
const DEL_ARCHIVO = ['content-length', 'content-range', 'content-disposition', 'accept-ranges', 'etag']
/** Browsers must not guess the type, nor show the file to the next person without asking. */
const SIEMPRE = {
  'cache-control': 'private, no-cache, no-transform',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  vary: 'cookie',
}

/** Answers the file at the browser's pace, or why there is none. */
export async function passDownload(
  request: NextRequest,
  llamada: AnyCall,
  entrada: unknown,
  sesion: Sesion,
): Promise<Response | Falla> {
  const found = await downloadFile(llamada, entrada, sesion, request.headers, request.signal)
  if ('ok' in found) return found
  const { statusCode: status = 502, headers } = found
  const told = DEL_ARCHIVO.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const tipo = headers['content-type'] ?? ''
  const type = { 'content-type': isTipoArchivo(tipo) ? tipo : 'application/octet-stream' }
  const empty = status === 304 || status === 416
  if (empty) found.destroy()
  const kept = Object.fromEntries(
    told.filter(([name]) => !empty || !/^content-(length|disposition)$/.test(name)),
  )
  return new Response(empty ? null : streamOf(found, request.signal), {
    status,
    headers: { ...(empty ? {} : type), ...kept, ...SIEMPRE },
  })
}

function streamOf(found: IncomingMessage, senal: AbortSignal): ReadableStream<Uint8Array> {
  const pieces = (found as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  let waiting: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => found.destroy(new Error('Nadie lee el archivo')), ESPERA_LECTOR)
  }
  found.once('close', () => clearTimeout(waiting))
  senal.addEventListener('abort', () => found.destroy(), { once: true })
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        wait()
        const next = await pieces.next()
        if (next.done) return out.close()
        out.enqueue(next.value)
      },
      cancel: () => void found.destroy(),
    },
    { highWaterMark: 0 },
  )
}
