import { isTipoArchivo, TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'
import type { ArchivoSaliente } from '@/contract/llamada'
import { type Estante, findBytes, readBytes } from '@/backend/archivo/store'
import type { Queryable } from '@/backend/db/conexion'
import { RechazoHttp } from '@/backend/nucleo/rechazo'

export interface Bajada {
  http: 200 | 206 | 304
  cabeceras: Record<string, string>
  cuerpo: ReadableStream<Uint8Array> | null
}

/** What goes out and never comes in. */
export const ZIP = 'application/zip'

/** Milliseconds a reader may take nothing. */
const ESPERA_LECTOR = 60_000

/** Answers kept bytes whole, in part or as unchanged. Throws 416 for a part that does not exist. */
export async function sendFile(
  db: Queryable,
  { huella, nombre }: ArchivoSaliente,
  request: Headers,
  estante?: Estante,
): Promise<Bajada> {
  const found = await findBytes(db, huella, estante)
  if (!found) throw new Error(`No está el archivo ${huella}`)
  const etag = `"${huella}"`
  const cabeceras = { ...headersOf(found.tipo, nombre), etag }
  if (isUnchanged(request.get('if-none-match'), etag)) return { http: 304, cabeceras, cuerpo: null }
  const ifRange = request.get('if-range')
  const part = ifRange === null || ifRange === etag ? rangeOf(request.get('range'), found.bytes) : undefined
  if (part === null) throw noSuchPart(found.bytes)
  const [from, to] = part ?? [0, found.bytes - 1]
  return {
    http: part ? 206 : 200,
    cabeceras: {
      ...cabeceras,
      'content-length': String(to - from + 1),
      ...(part ? { 'content-range': `bytes ${from}-${to}/${found.bytes}` } : {}),
    },
    cuerpo: streamOf(readBytes(db, huella, from, to, estante)),
  }
}

const noSuchPart = (bytes: number): RechazoHttp =>
  new RechazoHttp(416, 'El archivo no tiene esa parte', { 'content-range': `bytes */${bytes}` })

/** No browser runs this kind, nothing in it may load anything, and only the person's own browser keeps it. */
function headersOf(tipo: string, nombre: string): Record<string, string> {
  const known = isTipoArchivo(tipo) ? TIPOS_ARCHIVO[tipo] : undefined
  const extension = tipo === ZIP ? 'zip' : known?.extension
  return {
    'content-type': known ? tipo : 'application/octet-stream',
    'content-disposition': disposition(known?.seMuestra === true, withExtension(nombre, extension)),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache, no-transform',
    'accept-ranges': 'bytes',
  }
}

/** The name's ending follows its kind. */
const withExtension = (nombre: string, extension: string | null = 'bin'): string =>
  extension === null || nombre.toLowerCase().endsWith(`.${extension}`) ? nombre : `${nombre}.${extension}`

/** RFC 6266: an ASCII name for old readers, and the real one in UTF-8 (RFC 5987). */
function disposition(inline: boolean, nombre: string): string {
  const plain = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(nombre).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`
}

const isUnchanged = (header: string | null, etag: string): boolean =>
  header?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) === true

/** First and last byte of the requested part; null when it does not exist, undefined to send all. */
function rangeOf(header: string | null, bytes: number): [number, number] | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 ? null : [Math.max(0, bytes - Number(last)), bytes - 1]
  if (Number(first) >= bytes) return null
  if (last !== '' && Number(last) < Number(first)) return undefined
  return [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
}

function streamOf(pieces: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  let waiting: NodeJS.Timeout | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        clearTimeout(waiting)
        const next = await pieces.next()
        if (next.done) return out.close()
        out.enqueue(next.value)
        waiting = setTimeout(() => out.error(new Error('Nadie lee el archivo')), ESPERA_LECTOR)
      },
      async cancel() {
        clearTimeout(waiting)
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
