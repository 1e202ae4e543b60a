import http from 'node:http'
import type { Cargo } from '@/bench/torture/escena'
import type { Respuesta } from '@/bench/torture/cliente'
import { centavos } from '@/domain/dinero'
import { today } from '@/domain/fechas'
import { fromJson, toJson } from '@/lib/exact-json'

/** A person's browser as the web sees it: at an address of its own, with cookies, asking the one public address. */
export interface Navegante {
  /** `hasta` = milliseconds after which this person has gone, whatever came. */
  get(path: string, hasta?: number): Promise<Contestado>
  post(path: string, body: string, headers?: Record<string, string>): Promise<Contestado>
}

/** `estado` 0 = the connection ended without a whole answer. */
export interface Contestado {
  estado: number
  texto: string
  lugar: string | undefined
  galletas: string[]
  /** Seconds after which to ask again, where it was told. */
  reintento: number | undefined
}

const NADA: Contestado = { estado: 0, texto: '', lugar: undefined, galletas: [], reintento: undefined }

/** Addresses of this machine's own net (127/8) stand for other people's machines. */
export function openNavegante(base: string, cookie: string, desde: string, origen = base): Navegante {
  const agent = new http.Agent({ keepAlive: true })
  const ask = (
    metodo: string,
    path: string,
    body?: string,
    more: Record<string, string> = {},
    hasta = 60_000,
  ): Promise<Contestado> =>
    new Promise((resolve) => {
      const nothing = (): void => resolve(NADA)
      const request = http.request(
        base + path,
        { method: metodo, localAddress: desde, agent, headers: { cookie, origin: origen, ...more } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.once('error', nothing)
          response.once('end', () =>
            resolve({
              estado: response.statusCode ?? 0,
              texto: Buffer.concat(parts).toString('utf8'),
              lugar: response.headers.location,
              galletas: (response.headers['set-cookie'] ?? []).map((text) => text.split(';')[0] ?? ''),
              reintento: Number(response.headers['retry-after']) || undefined,
            }),
          )
        },
      )
      const leaving = setTimeout(() => request.destroy(), hasta)
      request.once('close', () => clearTimeout(leaving))
      request.once('error', nothing)
      request.end(body)
    })
  return {
    get: (path, hasta) => ask('GET', path, undefined, {}, hasta),
    post: (path, body, headers) =>
      ask('POST', path, body, {
        'content-type': 'application/json',
        'x-requested-by': 'padron',
        ...headers,
      }),
  }
}

/** A session opened at one web of a balancer, whose address the pages have; `more` as extra headers. */
export async function signInFrom(
  base: string,
  origen: string,
  { usuario, clave }: { usuario: string; clave: string },
  desde: string,
  more: Record<string, string> = {},
): Promise<string> {
  const first = await openNavegante(base, '', desde, origen).get('/api/auth/csrf')
  const { csrfToken } = JSON.parse(first.texto) as { csrfToken: string }
  const second = openNavegante(base, first.galletas.join('; '), desde, origen)
  const body = JSON.stringify({ csrfToken, usuario, clave, json: 'true' })
  const { texto, galletas } = await second.post('/api/auth/callback/credentials', body, more)
  if ((JSON.parse(texto) as { estado: number }).estado !== 1) throw new Error(`No entra ${usuario}: ${texto}`)
  return galletas.join('; ')
}

/** Confirms a payment as the dialog does, through web and API; undefined when the outcome is unknown to it. */
export async function payByWeb(
  navegante: Navegante,
  { id, tipoPagoID, monto }: Cargo,
  clave: string,
): Promise<Respuesta | undefined> {
  const linea = { id, tipoPagoID, monto: centavos(BigInt(Math.round(monto * 100))) }
  const body = toJson({ lineas: [linea], fechaPago: today() })
  const { estado, texto } = await navegante.post('/api/pago/realizarPagoEfectivo', body, {
    'idempotency-key': clave,
  })
  const result = readResult(texto)
  if (!result || (!result.ok && ['sinRespuesta', 'inesperado'].includes(result.tipo))) return undefined
  if (result.ok) return { que: 'pagado', pagoID: result.datos.pagoID, nroRecibo: result.datos.nroRecibo }
  if (result.tipo === 'rechazo') return { que: 'rechazado', mensaje: result.mensaje }
  return { que: 'error', mensaje: `HTTP ${estado} ${result.tipo}: ${result.mensaje}` }
}

type Resultado =
  | { ok: true; datos: { pagoID: number; nroRecibo: string } }
  | { ok: false; tipo: string; mensaje: string }

/** Undefined for what is no answer of the proxy: a balancer's own words, or nothing. */
function readResult(texto: string): Resultado | undefined {
  try {
    const value = fromJson(texto)
    return typeof value === 'object' && value !== null && 'ok' in value ? (value as Resultado) : undefined
  } catch {
    return undefined
  }
}
