import 'server-only'
import { cerrar } from '@/contract/sesion'
import { llamar } from '@/lib/api/cliente'
import { takeRefused } from '@/lib/api/rechazadas'
import { isRefused } from '@/lib/api/verificar'
import { abrirGalleta, cerrarGalleta, opcionesGalleta, trozosDe } from '@/lib/galleta'
import { isOwnRequest } from '@/lib/origen'
import { LOGIN_CADUCADA, rutas } from '@/lib/rutas'
import { VOLVER, conVolver } from '@/lib/volver'
import type { NextRequest } from 'next/server'

/** A page goes here when the API refuses the session. */
export const SALIDA_CADUCADA = '/api/salir?motivo=caducada'

const NUNCA_GUARDAR = { 'cache-control': 'no-store' }

/** Deletes the session's cookie with all its chunks. */
export function clearSesion(request: NextRequest, headers: Headers): void {
  const { path, sameSite, secure } = opcionesGalleta()
  for (const name of trozosDe(request.cookies)) {
    headers.append(
      'set-cookie',
      `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
    )
  }
}

/** GET clears only a session that the API refuses, so that no link from outside can sign people out. */
export async function leaveExpired(request: NextRequest): Promise<Response> {
  const sesion = await abrirGalleta(request.cookies)
  const alive = sesion !== null && !takeRefused(sesion.token) && !(await isRefused(sesion))
  const login = conVolver(LOGIN_CADUCADA, request.nextUrl.searchParams.get(VOLVER))
  const headers = new Headers({ ...NUNCA_GUARDAR, location: alive ? rutas.raiz() : login })
  if (!alive) clearSesion(request, headers)
  return new Response(null, { status: 303, headers })
}

/** POST signs out. The token dies at the API first; without its answer the cookie goes all the same. */
export async function signOut(request: NextRequest): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 403, headers: NUNCA_GUARDAR })
  const sesion = await abrirGalleta(request.cookies)
  if (sesion) await llamar(cerrar, {}, sesion, { espera: 5_000 })
  await cerrarGalleta(request.cookies)
  const headers = new Headers(NUNCA_GUARDAR)
  clearSesion(request, headers)
  return new Response(null, { status: 204, headers })
}
