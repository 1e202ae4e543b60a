import 'server-only'
import type { NextRequest } from 'next/server'
import { MAX_CUERPO, readBounded } from '@/contract/cuerpo'
import { CONTRATO } from '@/contract/indice'
import { callApi } from '@/lib/api/client'
import type { Falla, AnyCall, Resultado } from '@/lib/api/result'
import { failure } from '@/contract/lectura/envelope'
import { environment } from '@/lib/environment'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'
import { passDownload, passUpload } from '@/lib/file-proxy'
import { SERVER_HEADER } from '@/lib/llamada/headers'
import { MORE_EACH_TRY, TRIES } from '@/lib/llamada/tries'
import { isForeignRead, isOfOwner, isOwnRequest } from '@/lib/origin'
import { clearSesion } from '@/lib/sign-out-routes'
import { fromJson, toJson } from '@/lib/exact-json'

/** Signing in and out have routes of their own. */
const DE_SESION: ReadonlySet<string> = new Set([
  '/sesion/cambiarClave',
  '/sesion/cambiarPropia',
  '/sesion/propia',
  '/sesion/traerReglas',
  '/sesion/traerPropias',
  '/sesion/cerrarOtra',
  '/sesion/cerrarOtras',
])

/** Public calls are the server's alone, and so are those with several files: a browser sends one. */
const LLAMADAS: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(CONTRATO)
    .flatMap((noun) => Object.values(noun) as AnyCall[])
    .filter(
      ({ acceso, ruta, entra }) =>
        acceso !== 'publico' && !entra?.varios && (DE_SESION.has(ruta) || !ruta.startsWith('/sesion/')),
    )
    .map((llamada) => [llamada.ruta, llamada]),
)

const CLAVE = /^[\w-]{16,64}$/

class Impropia extends Error {
  constructor(readonly estado: number) {
    super(String(estado))
  }
}

type Contexto = { params: Promise<{ llamada: string[] }> }

/** A browser's read: ?f= holds the forma, ?i= the try, which has two seconds more each. */
export function proxyGet(request: NextRequest, contexto: Contexto): Promise<Response> {
  return attend(request, contexto, 'GET', async (llamada, sesion) => {
    if (isForeignRead(request.headers)) throw new Impropia(403)
    const entrada = parse(only(request, 'f') ?? '{}')
    if (llamada.sale) return passDownload(request, llamada, entrada, sesion)
    const intento = Math.min(Math.max(Number(only(request, 'i') ?? 1) || 1, 1), TRIES)
    return callApi(llamada, entrada as never, sesion, {
      senal: request.signal,
      espera: environment().ESPERA_GET + MORE_EACH_TRY * (Math.floor(intento) - 1),
      unaVez: intento === TRIES,
    })
  })
}

/** A change, only from our own pages; once sent it is never cut short. */
export function proxyPost(request: NextRequest, contexto: Contexto): Promise<Response> {
  return attend(request, contexto, 'POST', async (llamada, sesion) => {
    if (!isOwnRequest(request.headers)) throw new Impropia(403)
    const expected = llamada.entra ? /^application\/octet-stream$/i : /^application\/json\b/i
    if (!expected.test(request.headers.get('content-type') ?? '')) throw new Impropia(415)
    const clave = request.headers.get('idempotency-key') ?? undefined
    if (clave !== undefined && !CLAVE.test(clave)) throw new Impropia(400)
    if (llamada.entra) return passUpload(request, llamada, parse(only(request, 'f') ?? '{}'), sesion, clave)
    const entrada = parse(await readBody(request))
    const soloPropio = request.headers.get(SERVER_HEADER) === 'propio'
    return callApi(llamada, entrada as never, sesion, { claveIdempotencia: clave, soloPropio })
  })
}

export const proxyOther = () => respond(405)

type Atender = (llamada: AnyCall, sesion: Sesion) => Promise<Resultado<unknown> | Response>

async function attend(request: NextRequest, contexto: Contexto, metodo: string, atender: Atender) {
  const { llamada: segmentos } = await contexto.params
  // A slash that came encoded is part of a name, and no call has one.
  const llamada = segmentos.some((name) => name.includes('/'))
    ? undefined
    : LLAMADAS.get(`/${segmentos.join('/')}`)
  if (!llamada) return respond(404)
  if (llamada.metodo !== metodo) return respond(405)
  if (request.headers.has('upgrade')) return respond(400)
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion) return answer(request, failure('sesion', '', ''), llamada)
  // The session belongs to somebody else: it is over for this screen and goes on for its owner.
  if (!isOfOwner(request.headers, sesion))
    return respond(statusOf(failure('sesion', '', ''), llamada), toJson(failure('sesion', '', '')))
  try {
    const done = await atender(llamada, sesion)
    return done instanceof Response ? done : answer(request, done, llamada)
  } catch (error) {
    if (error instanceof Impropia) return respond(error.estado)
    throw error
  }
}

const HTTP: Record<Falla['tipo'], number> = {
  rechazo: 200,
  sesion: 200,
  prohibido: 403,
  sinRespuesta: 504,
  inesperado: 502,
}

/** Where bytes are expected, a refusal must not be taken for them. */
const SIN_ARCHIVO = { rechazo: 404, sesion: 401 } as const

function statusOf(result: Resultado<unknown>, { metodo, sale }: AnyCall): number {
  if (result.ok || result.hecho) return 200
  return { ...HTTP, ...(sale && metodo === 'GET' ? SIN_ARCHIVO : {}) }[result.tipo]
}

/** The answer that tells of the session's end also clears the cookie. */
function answer(request: NextRequest, result: Resultado<unknown>, llamada: AnyCall): Response {
  const response = respond(statusOf(result, llamada), toJson(result))
  if (!result.ok && result.tipo === 'sesion') clearSesion(request, response.headers)
  return response
}

const respond = (status: number, body: string | null = null) =>
  new Response(body, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  })

function only(request: NextRequest, name: string): string | undefined {
  const values = request.nextUrl.searchParams.getAll(name)
  if (values.length > 1) throw new Impropia(400)
  return values[0]
}

function parse(text: string): unknown {
  try {
    return fromJson(text)
  } catch {
    throw new Impropia(400)
  }
}

async function readBody(request: NextRequest): Promise<string> {
  const bytes = await readBounded(request, MAX_CUERPO)
  if (!bytes) throw new Impropia(413)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Impropia(400)
  }
}
