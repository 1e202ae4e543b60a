import { bitacora } from '@/lib/log'
import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { NextRequest } from 'next/server'
import { ERROR_DATOS, ERROR_INESPERADO, NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { readMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { isOfOwner, isOwnRequest } from '@/lib/origin'
import { type LineaDeCarga, TIPO_DE_LINEAS } from '@/lib/polizas/line'
import { type Destino, reviewZip } from '@/lib/polizas/review'
import { sendPolizas } from '@/lib/polizas/send'
import { spool } from '@/lib/polizas/spool'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'
import { ZipRechazado } from '@/lib/zip/directory'

/** A zip takes disk, and its sending the API's time: so many at once in a process. */
const A_LA_VEZ = 2
let enCurso = 0

/**
 * Loads a month's zip of policies, which is the body: it comes in whole, is looked through, and only then is anything
 * sent. Answers lines of progress, the last of which tells every file's fate or why nothing was done.
 */
export async function loadZip(request: NextRequest): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion || !isOfOwner(request.headers, sesion))
    return refuse(401, { falla: SESION_CADUCADA, sesion: true })
  if (!sesion.permisos.has('polizas.cargar') || !isOwnRequest(request.headers))
    return refuse(403, { falla: NO_AUTORIZADO })
  const mes = readMes(request.nextUrl.searchParams.get('mes') ?? '')
  if (!mes) return refuse(400, { falla: ERROR_DATOS })
  if (enCurso >= A_LA_VEZ)
    return refuse(429, { falla: 'Se están cargando otras pólizas. Espere a que terminen y pruebe otra vez.' })
  const control = new AbortController()
  request.signal.addEventListener('abort', () => control.abort(), { once: true })
  enCurso++
  // Lines are written outside the request that the calls belong to.
  const within = AsyncLocalStorage.snapshot()
  return respond(
    200,
    new ReadableStream<Uint8Array>({
      start(out) {
        const tell = (linea: LineaDeCarga) => {
          if (!control.signal.aborted) out.enqueue(lineOf(linea))
        }
        void within(() => run(request, mes, sesion, control.signal, tell)).finally(() => {
          enCurso--
          if (!control.signal.aborted) out.close()
        })
      },
      cancel: () => control.abort(),
    }),
  )
}

type Tell = (linea: LineaDeCarga) => void

async function run(request: NextRequest, mes: Mes, sesion: Sesion, senal: AbortSignal, tell: Tell) {
  try {
    const said = request.headers.get('content-length')
    const { file, size } = await spool(request.body, said === null ? undefined : Number(said))
    try {
      const { listas, destinos } = await reviewZip(file, size, mes, every('revisando', tell))
      const done: Destino[] = [...destinos]
      const told = every('guardando', tell)
      let sent = 0
      for await (const fates of sendPolizas(file, listas, mes, sesion, senal)) {
        done.push(...fates)
        sent += fates.length
        told(sent, listas.length)
      }
      tell({ fin: done })
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof ZipRechazado) return tell({ falla: error.message })
    bitacora.error({ error: String(error) }, 'polizas.inesperado')
    tell({ falla: ERROR_INESPERADO })
  }
}

/** A hundredth at a time is as fine as anybody sees. */
function every(fase: 'revisando' | 'guardando', tell: Tell) {
  let last = -1
  return (hechos: number, total: number) => {
    const part = Math.floor((hechos * 100) / total)
    if (part === last) return
    last = part
    tell({ fase, hechos, total })
  }
}

const lineOf = (linea: LineaDeCarga): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(linea)}\n`)

const refuse = (status: number, linea: LineaDeCarga) => respond(status, lineOf(linea))

const respond = (status: number, body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
  new Response(body, {
    status,
    headers: { 'content-type': TIPO_DE_LINEAS, 'cache-control': 'no-store, no-transform' },
  })
