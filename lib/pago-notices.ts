import 'server-only'
import { isIP } from 'node:net'
import { readBounded } from '@/contract/cuerpo'
import { clientAddressOf } from '@/lib/api/client-address'
import { pasarela } from '@/lib/api/servidor'
import { environment } from '@/lib/environment'

const MAX_BYTES = 65_536
const PASSED = ['x-signature', 'x-request-id', 'content-type', 'user-agent']
/** Milliseconds; the provider repeats a notice without an answer. */
const ESPERA = 5_000

/** Per address and minute. The provider sends few. */
const POR_MINUTO = 300
const MINUTO = 60_000
let desde = 0
const cuentas = new Map<string, number>()

/** Passes a provider's notice on unchanged: the API knows the secret of its signature, the web does not. */
export async function passNotice(request: Request): Promise<Response> {
  if (!(await pasarela())) return answer(404)
  if (isTooMany(clientAddressOf(request.headers) ?? '')) return answer(429)
  const body = await readBounded(request, MAX_BYTES)
  if (!body) return answer(413)
  const base = environment().PADRON_API
  const url = new URL(`${base.pathname.replace(/\/$/, '')}/mercado_pago/aviso`, base)
  url.search = new URL(request.url).search
  const headers = Object.fromEntries(PASSED.flatMap((name) => pairOf(name, request.headers.get(name))))
  try {
    const passed = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ESPERA),
    })
    await passed.arrayBuffer()
    return answer(passed.status)
  } catch (error) {
    console.error('un aviso de pago no llegó a la API', error)
    return answer(503)
  }
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

const pairOf = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]]

function isTooMany(direccion: string): boolean {
  const now = Date.now()
  if (now - desde > MINUTO) {
    desde = now
    cuentas.clear()
  }
  const key = isIP(direccion) ? direccion : 'otra'
  const count = (cuentas.get(key) ?? 0) + 1
  cuentas.set(key, count)
  return count > POR_MINUTO
}
