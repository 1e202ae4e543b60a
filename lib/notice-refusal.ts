import 'server-only'
import { darDeBaja } from '@/contract/aviso-rehusado'
import { readBounded } from '@/contract/cuerpo'
import { callApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

/** The page's own button says so, and is led back to the page. */
export const DESDE_LA_PAGINA = 'desdeLaPagina'
const MAX_CUERPO = 4_096
const CODIGO = /^[\w-]{1,64}$/

type Contexto = { params: Promise<{ codigo: string }> }

/**
 * A mail provider's one click (RFC 8058) or the page's button. It asks for no session and no origin: the signed code is all
 * that it needs, and taking back is done with the password.
 */
export async function passRefusal(request: Request, { params }: Contexto): Promise<Response> {
  const { codigo } = await params
  if (!CODIGO.test(codigo)) return answer(404)
  const body = await readBounded(request, MAX_CUERPO)
  if (!body) return answer(413)
  const fromPage = new TextDecoder().decode(body).includes(DESDE_LA_PAGINA)
  const result = await callApi(darDeBaja, { codigo }, null)
  if (!result.ok && result.ausente) return answer(404)
  if (fromPage) return led(codigo)
  return answer(result.ok ? 200 : result.tipo === 'rechazo' ? 404 : 503)
}

/** Somebody opened the address of the header: nothing changes, and the page asks. */
export async function leadToPage(_request: Request, { params }: Contexto): Promise<Response> {
  const { codigo } = await params
  return CODIGO.test(codigo) ? led(codigo) : answer(404)
}

const led = (codigo: string): Response => answer(303, { location: rutas.bajaDeAvisos(codigo) })

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
