import 'server-only'
import type { NextRequest } from 'next/server'
import NextAuth, { type AuthOptions, type User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import type * as z from 'zod'
import { ERROR_DATOS, ERROR_INESPERADO } from '@/contract/fixed-texts'
import { MENSAJES_LOGIN, cerrar, login } from '@/contract/sesion'
import { callApi } from '@/lib/api/client'
import type { Leido } from '@/lib/api/result'
import { isPropio } from '@/lib/api/servidor'
import { environment } from '@/lib/environment'
import {
  type CookieContent,
  DEVICE_SECONDS,
  openSessionCookie,
  closeSessionCookie,
  deviceCookieName,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/session-cookie'
import { isOwnRequest } from '@/lib/origin'
import { rutas } from '@/lib/routes'

export interface RespuestaLogin {
  estado: number
  mensaje: string
  detalle?: string | undefined
  errores?: Readonly<Record<string, string>> | undefined
}

type UsuarioLogin = User & { contenido: CookieContent }
const MAX_CUERPO = 16_384
/** A longer token makes a cookie that our own server refuses, and the person could not sign out. */
const MAX_TOKEN = 8_192

/** Sent by a browser without a device token, to get one. */
const NUEVO = 'nuevo'

/** The device token of our own API: brought with the request, and to be kept from now on. */
interface Equipo {
  trae: string
  lleva?: string | undefined
}

/** A refusal travels through next-auth as the text of an error. */
const refuse = (respuesta: RespuestaLogin): never => {
  throw new Error(JSON.stringify(respuesta))
}

/** These texts stand in for missing words and would say nothing under the result's text. */
const SIN_MAS: ReadonlySet<string> = new Set([ERROR_DATOS, ERROR_INESPERADO])

async function authorize(credenciales: unknown, equipo: Equipo): Promise<UsuarioLogin> {
  const entrada = login.entrada.forma.safeParse(credenciales)
  if (!entrada.success) {
    const errores = Object.fromEntries(
      entrada.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    )
    return refuse({ estado: 0, mensaje: Object.values(errores)[0] ?? ERROR_INESPERADO, errores })
  }
  const result = await callApi(login, { ...entrada.data, dispositivo: equipo.trae }, null)
  if (!result.ok) {
    const estado = result.estado ?? 0
    const fijo = MENSAJES_LOGIN[estado]
    const own = fijo && result.tipo === 'rechazo' && !SIN_MAS.has(result.mensaje)
    const detalle = own && result.mensaje !== fijo ? result.mensaje : undefined
    return refuse({ estado, mensaje: fijo ?? result.mensaje, detalle, errores: result.errores })
  }
  const contenido = contentOf(result.datos, entrada.data.usuario)
  // Only where the server has the call that sets a password; elsewhere the person could never leave.
  const propio = await isPropio()
  contenido.debeCambiarClave &&= propio
  contenido.debeSegundoFactor &&= propio
  if (contenido.roles.length === 0)
    return refuse({ estado: -5, mensaje: MENSAJES_LOGIN[-5] ?? ERROR_INESPERADO })
  if (propio) equipo.lleva = result.datos.dispositivo ?? undefined
  return { id: entrada.data.usuario, contenido }
}

function contentOf(
  { token, roles, usuario, debeCambiarClave, debeSegundoFactor }: Leido<z.output<typeof login.salida>>,
  typed: string,
): CookieContent {
  if (!token || token.length > MAX_TOKEN) return refuse({ estado: 0, mensaje: ERROR_INESPERADO })
  return {
    token,
    roles: (roles ?? []).map(({ nombre }) => nombre),
    usuario: typed.trim().toLowerCase(),
    nombre: usuario?.nombre ?? '',
    apellido: usuario?.apellido ?? '',
    personaID: usuario?.personaID ?? null,
    matriculadoID: usuario?.matriculadoID ?? null,
    debeCambiarClave: debeCambiarClave === true,
    debeSegundoFactor: debeSegundoFactor === true,
  }
}

function opciones(equipo: Equipo): AuthOptions {
  const galleta = sessionCookieOptions()
  const prefijo = sessionCookieName().replace('session-token', '')
  return {
    secret: environment().NEXTAUTH_SECRET,
    // The cookie is never re-issued, so its life is the absolute limit; the API judges idleness.
    session: { strategy: 'jwt', maxAge: environment().SESION_HORAS * 3_600 },
    providers: [Credentials({ credentials: {}, authorize: (typed) => authorize(typed, equipo) })],
    pages: { signIn: rutas.login(), error: rutas.login() },
    callbacks: {
      jwt: ({ user }) => ({ ...(user as UsuarioLogin).contenido }),
      redirect: () => environment().PUBLIC_URL.origin,
    },
    cookies: {
      sessionToken: { name: sessionCookieName(), options: galleta },
      csrfToken: { name: `${prefijo}csrf-token`, options: galleta },
      callbackUrl: { name: `${prefijo}callback-url`, options: galleta },
    },
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  }
}

type Contexto = { params: Promise<{ nextauth: string[] }> }

/** Only two of next-auth's addresses are open: its csrf token and the credentials. */
export async function authGet(request: NextRequest, context: Contexto): Promise<Response> {
  const { nextauth } = await context.params
  if (nextauth.join('/') !== 'csrf') return notFound()
  const response = await handle(request, context, { trae: NUEVO })
  const galletas = response.headers.getSetCookie().filter((text) => text.includes('csrf-token'))
  response.headers.delete('set-cookie')
  for (const text of galletas) response.headers.append('set-cookie', text)
  return response
}

export async function authPost(request: NextRequest, context: Contexto): Promise<Response> {
  const { nextauth } = await context.params
  if (nextauth.join('/') !== 'callback/credentials') return notFound()
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 403 })
  if (Number(request.headers.get('content-length') ?? Infinity) > MAX_CUERPO)
    return new Response(null, { status: 413 })
  if (!(await hasObject(request))) return new Response(null, { status: 400 })
  const anterior = await openSessionCookie(request.cookies)
  const equipo: Equipo = { trae: request.cookies.get(deviceCookieName())?.value.slice(0, 100) || NUEVO }
  const response = await answerLogin(await handle(request, context, equipo))
  if (equipo.lleva) response.headers.append('set-cookie', keepDevice(equipo.lleva))
  // The old cookie is overwritten, so its token is revoked; otherwise it would live until it idled out.
  if (anterior && response.headers.has('set-cookie')) {
    await callApi(cerrar, {}, anterior, { espera: 5_000 })
    await closeSessionCookie(request.cookies)
  }
  return response
}

/** next-auth throws on any other body and logs a piece of it, which may be a password. */
async function hasObject(request: NextRequest): Promise<boolean> {
  const body = (await request
    .clone()
    .json()
    .catch(() => null)) as unknown
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

const notFound = () => new Response(null, { status: 404 })

async function handle(request: NextRequest, context: Contexto, equipo: Equipo): Promise<Response> {
  return (await NextAuth(request, context, opciones(equipo))) as Response
}

function keepDevice(valor: string): string {
  const { path, sameSite, secure } = sessionCookieOptions()
  return `${deviceCookieName()}=${encodeURIComponent(valor)}; Path=${path}; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
}

/**
 * next-auth answers with a redirect, or 401 for a refusal. The form wants a value, so only the result and the
 * session's cookie are kept.
 */
async function answerLogin(response: Response): Promise<Response> {
  const { url } = (await response.json().catch(() => ({}))) as { url?: string }
  const error = url && URL.canParse(url) ? new URL(url).searchParams.get('error') : null
  const galletas = response.headers.getSetCookie().filter((text) => text.startsWith(sessionCookieName()))
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (galletas.length > 0 && !error) {
    for (const text of galletas) headers.append('set-cookie', text)
    return Response.json({ estado: 1, mensaje: MENSAJES_LOGIN[1] }, { headers })
  }
  const respuesta = readRefusal(error)
  return Response.json(respuesta, { headers })
}

function readRefusal(error: string | null): RespuestaLogin {
  try {
    return JSON.parse(error ?? '') as RespuestaLogin
  } catch {
    return { estado: 0, mensaje: ERROR_INESPERADO }
  }
}
