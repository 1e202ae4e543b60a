import 'server-only'
import { cookies } from 'next/headers'
import { elegir, pedir, pedirPrimera } from '@/contract/clave'
import { readBounded } from '@/contract/cuerpo'
import { callApi } from '@/lib/api/client'
import type { AnyCall, Resultado } from '@/lib/api/result'
import { fromJson, toJson } from '@/lib/exact-json'
import { isOwnRequest } from '@/lib/origin'
import { sessionCookieName, sessionCookieOptions } from '@/lib/session-cookie'

const ACTOS: ReadonlyMap<string, AnyCall> = new Map<string, AnyCall>([
  ['pedir', pedir],
  ['pedirPrimera', pedirPrimera],
  ['elegir', elegir],
])
const MAX_CUERPO = 16_384
/** As long as the code counts. */
const SEGUNDOS = 1_800

/** What the API gave this browser for its request; it outlives a phone's visit to the mail, and no script reads it. */
const cookieName = (): string => sessionCookieName().replace('session-token', 'pedido-de-clave')

type Contexto = { params: Promise<{ acto: string }> }

/** The calls of whoever has no session and chooses a password with a code by mail (decision 183). */
export async function passCode(request: Request, { params }: Contexto): Promise<Response> {
  const llamada = ACTOS.get((await params).acto)
  if (!llamada) return respond(404)
  if (!isOwnRequest(request.headers)) return respond(403)
  const entrada = await readEntrada(request)
  if (!entrada) return respond(400)
  const galletas = await cookies()
  const pedido = galletas.get(cookieName())?.value.slice(0, 100) ?? ''
  const result: Resultado<unknown> = await callApi(
    llamada,
    (llamada === elegir ? { ...entrada, pedido } : entrada) as never,
    null,
  )
  if (!result.ok) return result.ausente ? respond(404) : respond(200, result)
  const datos = result.datos as { pedido?: string; usuario?: string } | null
  galletas.set(cookieName(), datos?.pedido ?? '', {
    ...sessionCookieOptions(),
    maxAge: datos?.pedido ? SEGUNDOS : 0,
  })
  return respond(200, { ok: true, datos: llamada === elegir ? { usuario: datos?.usuario } : null })
}

async function readEntrada(request: Request): Promise<object | undefined> {
  const bytes = await readBounded(request, MAX_CUERPO)
  if (!bytes) return undefined
  try {
    const value = fromJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const respond = (status: number, result?: Resultado<unknown>): Response =>
  new Response(result ? toJson(result) : null, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  })
