import 'server-only'
import { cerrar } from '@/contract/sesion'
import { callApi } from '@/lib/api/client'
import { takeRefused } from '@/lib/api/refused-tokens'
import { isRefused } from '@/lib/api/session-check'
import {
  openSessionCookie,
  closeSessionCookie,
  sessionCookieOptions,
  cookieChunks,
} from '@/lib/session-cookie'
import { isOwnRequest } from '@/lib/origin'
import { EXPIRED_LOGIN, rutas } from '@/lib/routes'
import { COME_BACK, withComeBack } from '@/lib/come-back'
import type { NextRequest } from 'next/server'

/** A page goes here when the API refuses the session. */
export const EXPIRED_EXIT = '/api/salir?motivo=caducada'

const NUNCA_GUARDAR = { 'cache-control': 'no-store' }

/** Deletes the session's cookie with all its chunks. */
export function clearSesion(request: NextRequest, headers: Headers): void {
  const { path, sameSite, secure } = sessionCookieOptions()
  for (const name of cookieChunks(request.cookies)) {
    headers.append(
      'set-cookie',
      `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
    )
  }
}

/** GET clears only a session that the API refuses, so that no link from outside can sign people out. */
export async function answerExpired(request: NextRequest): Promise<Response> {
  const sesion = await openSessionCookie(request.cookies)
  const alive = sesion !== null && !takeRefused(sesion.token) && !(await isRefused(sesion))
  const login = withComeBack(EXPIRED_LOGIN, request.nextUrl.searchParams.get(COME_BACK))
  const headers = new Headers({ ...NUNCA_GUARDAR, location: alive ? rutas.raiz() : login })
  if (!alive) clearSesion(request, headers)
  return new Response(null, { status: 303, headers })
}

/** POST signs out. The token dies at the API first; without its answer the cookie goes all the same. */
export async function signOut(request: NextRequest): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 403, headers: NUNCA_GUARDAR })
  const sesion = await openSessionCookie(request.cookies)
  if (sesion) await callApi(cerrar, {}, sesion, { espera: 5_000 })
  await closeSessionCookie(request.cookies)
  const headers = new Headers(NUNCA_GUARDAR)
  clearSesion(request, headers)
  return new Response(null, { status: 204, headers })
}
