import 'server-only'
import type { NextRequest } from 'next/server'
import { validarPagosBse, validarPagosIcbc, validarPagosOtrosDebitos } from '@/contract/da-listado-rendicion'
import { readBounded } from '@/contract/cuerpo'
import { ERROR_DATOS, NO_AUTORIZADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { readMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { failure } from '@/contract/lectura/envelope'
import { uploadFiles } from '@/lib/api/file-calls'
import type { Falla, Resultado } from '@/lib/api/result'
import { isParte, type ParteDeRendicion } from '@/lib/debitos/report-parts'
import { toJson } from '@/lib/exact-json'
import { isOfOwner, isOwnRequest } from '@/lib/origin'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'

/** Both files of the largest round that a council sends; the whole of it is held until it is passed on. */
const MAX_TOTAL = 64 * 1024 * 1024
/** Milliseconds: another server applies the files within its one call. */
const ESPERA = 120_000

const [BSE, ICBC] = [41, 42]

interface Archivo {
  parte: ParteDeRendicion
  nombre: string
  bytes: Buffer
}

/**
 * Passes a month's reports on by the specification's calls, for a server that has no other way in. The body is a form
 * with the files by their parts; answers what the server said of them.
 */
export async function loadReports(request: NextRequest): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion || !isOfOwner(request.headers, sesion))
    return answer(401, failure('sesion', SESION_CADUCADA, ''))
  if (!sesion.permisos.has('debitos.rondas') || !isOwnRequest(request.headers))
    return answer(403, failure('prohibido', NO_AUTORIZADO, ''))
  const { searchParams } = request.nextUrl
  const mes = readMes(searchParams.get('mes') ?? '')
  const forma = Number(searchParams.get('forma'))
  const archivos = await filesOf(request)
  if (archivos === null) return answer(413, refusal('Los archivos son demasiado grandes: más de 64 MB'))
  if (!mes || !Number.isInteger(forma) || !archivos || archivos.length === 0)
    return answer(400, refusal(ERROR_DATOS))
  return answer(200, await send(forma, mes, archivos, sesion))
}

function send(
  forma: number,
  mes: Mes,
  archivos: readonly Archivo[],
  sesion: Sesion,
): Promise<Resultado<unknown>> {
  const modo = { espera: ESPERA }
  if (forma === BSE) return uploadFiles(validarPagosBse, mes, sesion, archivos, modo)
  if (forma === ICBC) return uploadFiles(validarPagosIcbc, mes, sesion, archivos, modo)
  return uploadFiles(validarPagosOtrosDebitos, { ...mes, formaPagoID: forma }, sesion, archivos, modo)
}

/** Null for too much; undefined for a body that is no such form. */
async function filesOf(request: NextRequest): Promise<Archivo[] | null | undefined> {
  const bytes = await readBounded(request, MAX_TOTAL)
  if (!bytes) return null
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => undefined)
  if (!form) return undefined
  const archivos: Archivo[] = []
  for (const [parte, valor] of form) {
    if (!isParte(parte) || typeof valor === 'string') return undefined
    archivos.push({ parte, nombre: valor.name, bytes: Buffer.from(await valor.arrayBuffer()) })
  }
  return archivos
}

const refusal = (mensaje: string): Falla => failure('rechazo', mensaje, '')

const answer = (status: number, result: Resultado<unknown>): Response =>
  new Response(toJson(result), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  })
