import 'server-only'
import { createHash } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough, Readable, Transform } from 'node:stream'
import type { NextRequest } from 'next/server'
import { ZipFile } from 'yazl'
import { bajar, traerLote } from '@/contract/poliza'
import { ERROR_DATOS, NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { readMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { nombreDePoliza } from '@/domain/poliza'
import { callApi } from '@/lib/api/client'
import { downloadFile } from '@/lib/api/file-calls'
import type { LeidoDe } from '@/lib/api/result'
import { isForeignRead, isOfOwner } from '@/lib/origin'
import { openSessionCookie, type Sesion } from '@/lib/session-cookie'
import { refuseFile, zipAnswer } from '@/lib/zip-answer'

const LOTE = 2_000
type Poliza = LeidoDe<typeof traerLote>[number]

/**
 * All of a month's policies as a zip, which is made as the browser takes it: a file at a time is in memory. The list is
 * read first; a file that is gone since, or whose bytes do not fit their hash, breaks the download off, since a short
 * zip that looks whole is worse than none.
 */
export async function sendZip(request: NextRequest): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion || !isOfOwner(request.headers, sesion)) return refuseFile(401, SESION_CADUCADA)
  if (!sesion.permisos.has('seguros.ver') || isForeignRead(request.headers))
    return refuseFile(403, NO_AUTORIZADO)
  const mes = readMes(request.nextUrl.searchParams.get('mes') ?? '')
  if (!mes) return refuseFile(400, ERROR_DATOS)
  const polizas = await listOf(mes, sesion, request.signal)
  if (typeof polizas === 'string') return refuseFile(502, polizas)
  if (polizas.length === 0) return refuseFile(404, 'No hay pólizas de ese mes')
  // Files are asked for outside the request that the calls belong to.
  const within = AsyncLocalStorage.snapshot()
  const abre: Abre = (poliza) => within(() => openPoliza(poliza, sesion, request.signal))
  return zipAnswer(
    zipOf(polizas, mes, abre, request.signal),
    `polizas-${request.nextUrl.searchParams.get('mes')}`,
  )
}

/** In words why the list could not be read. */
async function listOf(mes: Mes, sesion: Sesion, senal: AbortSignal): Promise<Poliza[] | string> {
  const all: Poliza[] = []
  for (;;) {
    const lote = await callApi(traerLote, { ...mes, cantidad: LOTE, despuesDe: all.at(-1)?.id }, sesion, {
      senal,
    })
    if (!lote.ok) return lote.mensaje
    all.push(...lote.datos)
    if (lote.datos.length < LOTE) return all
  }
}

/** Opens a policy's bytes. */
type Abre = (poliza: Poliza) => Promise<Readable>

/** Each file is opened when the one before has been taken. What goes wrong breaks the stream off. */
export function zipOf(
  polizas: readonly Poliza[],
  mes: Mes,
  abre: Abre,
  senal: AbortSignal,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const salida = new PassThrough()
  const fail = (error: unknown) =>
    void salida.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  senal.addEventListener('abort', () => fail('the reader left'), { once: true })
  for (const poliza of polizas) {
    const { matriculadoID = 0, huella = '', cargada } = poliza
    zip.addReadStreamLazy(
      nombreDePoliza({ ...mes, matriculadoID }),
      { compress: false, ...(cargada ? { mtime: new Date(cargada) } : {}) },
      (take) => {
        if (salida.destroyed) return
        abre(poliza).then((bytes) => take(null, checked(bytes, huella, fail)), fail)
      },
    )
  }
  zip.end()
  zip.outputStream.pipe(salida)
  return Readable.toWeb(salida) as ReadableStream<Uint8Array>
}

/** The same bytes; at their end they must be those that were stored. */
function checked(bytes: Readable, huella: string, fail: (error: unknown) => void): Readable {
  const hash = createHash('sha256')
  const passed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
    flush(done) {
      done(hash.digest('hex') === huella ? null : new Error(`Una póliza no es la que se guardó: ${huella}`))
    },
  })
  bytes.on('error', fail)
  return bytes.pipe(passed.on('error', fail))
}

async function openPoliza({ id = 0 }: Poliza, sesion: Sesion, senal: AbortSignal): Promise<Readable> {
  const found = await downloadFile(bajar, { polizaID: id }, sesion, new Headers(), senal)
  if ('ok' in found) throw new Error(found.mensaje)
  return found
}
