import { type NextRequest, NextResponse } from 'next/server'
import { environment, isHttps } from '@/lib/environment'
import { frameSources } from '@/lib/receta/origenes'
import { openSessionCookie } from '@/lib/session-cookie'
import { otherSpelling, permissionOf, screenAt } from '@/lib/screen-addresses'
import { isOwnOrigin } from '@/lib/origin'
import { EXPIRED_LOGIN, rutas } from '@/lib/routes'
import { PLACE_HEADER, NO_SCREEN_HEADER, withComeBack } from '@/lib/come-back'

/** Refused and unknown addresses are rewritten to these, which are no addresses of their own. */
const DENEGADA = '/acceso-denegado'
const INEXISTENTE = '/_/_/_inexistente'
/** The kit of components, for whoever changes it: no screen of the product, and in no build of it (decision 315). */
const PIEZAS = '/desarrollo/piezas'

/**
 * The signpost before every page (decision 8): no session → /login; no permission → the 403 page, or the screen for
 * setting a password; no screen → 404. It clears no session and is no lock, since pages ask again.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const nombre = screenAt(request.nextUrl.pathname)
  const nonce = makeNonce()
  const politica = politicaDeContenido(nonce, nombre)
  const response = await decide(request, nombre, forwarded(request, nonce, politica))
  response.headers.set('content-security-policy', politica)
  if (isHttps()) response.headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  return response
}

async function decide(request: NextRequest, nombre: ReturnType<typeof screenAt>, headers: Headers) {
  const refused = refusedMethod(request)
  if (refused) return new NextResponse(null, { status: refused })
  // A rewritten request that comes back from outside must end here.
  if (request.nextUrl.pathname === INEXISTENTE) return new NextResponse(null, { status: 404 })
  const own = otherSpelling(request.nextUrl.pathname)
  if (own) return NextResponse.redirect(new URL(own + request.nextUrl.search, request.url))
  if (inDevelopment() && request.nextUrl.pathname === PIEZAS)
    return NextResponse.next({ request: { headers } })
  if (!nombre) return noScreen(request, headers)
  const permiso = permissionOf(nombre)
  if (permiso === 'publico') return NextResponse.next({ request: { headers } })
  const sesion = await openSessionCookie(request.cookies)
  if (!sesion) return NextResponse.redirect(new URL(loginFor(request), request.url))
  if (sesion.permisos.has(permiso)) return NextResponse.next({ request: { headers } })
  if (sesion.debeCambiarClave) return NextResponse.redirect(new URL(rutas.cambiarClave(), request.url))
  if (sesion.debeSegundoFactor) return NextResponse.redirect(new URL(rutas.miCuenta(), request.url))
  // This screen does not exist for whoever has a password.
  if (permiso === 'clave.cambiar') return noScreen(request, headers)
  return NextResponse.rewrite(new URL(DENEGADA, request.url), { request: { headers }, status: 403 })
}

/** Not found, or refused under 'estricta' (decision 84). */
function noScreen(request: NextRequest, headers: Headers): NextResponse {
  const [page, status] = environment().ROLE_POLICY === 'estricta' ? [DENEGADA, 403] : [INEXISTENTE, 404]
  headers.set(NO_SCREEN_HEADER, '1')
  return NextResponse.rewrite(new URL(page, request.url), { request: { headers }, status })
}

/** What is posted to a page is a server action, which only our own pages call, and they say so. */
function refusedMethod({ method, headers }: NextRequest): 403 | 405 | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return 405
  return isOwnOrigin(headers.get('origin')) ? undefined : 403
}

/** Somebody who follows a link inside had a session a moment ago. */
const loginFor = (request: NextRequest): string =>
  withComeBack(
    request.nextUrl.searchParams.has('_rsc') ? EXPIRED_LOGIN : rutas.login(),
    lugarDePedido(request),
  )

const lugarDePedido = ({ nextUrl }: NextRequest): string => nextUrl.pathname + nextUrl.search

/** Headers of known bypasses of the framework; no client of ours sends them. */
const INTERNAS = /^(x-middleware-|x-invoke-|x-now-|x-matched-path$|x-nextjs-data$|x-nonce$|next-resume$)/

function forwarded(request: NextRequest, nonce: string, politica: string): Headers {
  const headers = new Headers(request.headers)
  for (const name of request.headers.keys()) if (INTERNAS.test(name)) headers.delete(name)
  headers.delete(NO_SCREEN_HEADER)
  headers.set('x-nonce', nonce)
  headers.set(PLACE_HEADER, lugarDePedido(request))
  // Next reads the nonce for its scripts here.
  headers.set('content-security-policy', politica)
  return headers
}

const makeNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

const inDevelopment = () => process.env.NODE_ENV === 'development'

/**
 * PDFs are made in a worker with the policy of its own script, so no page may compile WebAssembly. The development
 * server needs eval, inline styles and its socket.
 */
function politicaDeContenido(nonce: string, nombre: ReturnType<typeof screenAt>): string {
  const dev = inDevelopment()
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? ` 'unsafe-eval'` : ''}`,
    `worker-src 'self'${dev ? ' blob:' : ''}`,
    `style-src 'self' ${dev ? `'unsafe-inline'` : `'nonce-${nonce}'`}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    `font-src 'self' data:`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    // The files of a record are shown in their place; their address alone may be framed (next.config.mjs).
    `frame-src ${nombre === 'accesoReceta' ? frameSources() : `'self'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${nombre === 'recetaDePrueba' ? `'self'` : `'none'`}`,
  ].join('; ')
}
