import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { CERO, fromDecimal, toDecimal, type Centavos } from '@/domain/dinero'
import { PasarelaCaida, type CobroDelProveedor, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'

export interface Credenciales {
  token: string
  /** The application's secret, which signs notices. */
  secreto: string
  url: string
  /** The web's own address (PUBLIC_URL), for returning payers and for notices. */
  sitio: string
}

/** Milliseconds, since somebody waits for the answer. */
const PATIENCE = 8_000
const ARS = 'ARS'

const Preferencia = z.object({ id: z.string().min(1), init_point: z.url() })
const Pago = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string(),
})
const Busqueda = z.object({ results: z.array(Pago), paging: z.object({ total: z.number() }).nullish() })

/**
 * Mercado Pago's Checkout Pro by its REST API. Its SDK sends an idempotency key again with later calls, which are
 * then swallowed as repeats.
 */
export function createMercadoPago(credenciales: Credenciales): Pasarela {
  const ask = <T>(metodo: string, path: string, schema: z.ZodType<T>, body?: object): Promise<T | null> =>
    request(credenciales, metodo, path, schema, body)
  return {
    nombre: 'mercado_pago',
    secreto: credenciales.secreto,
    sitio: credenciales.sitio,
    crear: async (pedido) => {
      const made = await ask('POST', '/checkout/preferences', Preferencia, {
        items: [{ title: pedido.titulo, quantity: 1, unit_price: toDecimal(pedido.total), currency_id: ARS }],
        external_reference: pedido.referencia,
        notification_url: noticesTo(credenciales.sitio),
        back_urls: {
          success: pedido.vueltas.aprobado,
          pending: pedido.vueltas.pendiente,
          failure: pedido.vueltas.cancelado,
        },
        auto_return: 'approved',
        expires: true,
        expiration_date_to: localInstant(pedido.venceEn),
        date_of_expiration: localInstant(pedido.pagosVencenEn),
      })
      if (!made) throw new PasarelaCaida('no hay preferencias')
      return { preferencia: made.id, url: made.init_point }
    },
    traerCobro: async (id) => {
      const pago = await ask('GET', `/v1/payments/${encodeURIComponent(id)}`, Pago)
      return pago && toCobro(pago)
    },
    buscar: (referencia) =>
      searchAll(referencia, (query) => ask('GET', `/v1/payments/search?${query}`, Busqueda)),
    cerrar: async (preferencia) => {
      const end = localInstant(new Date().toISOString())
      const over = { expires: true, expiration_date_to: end }
      await unlessRefused(
        ask('PUT', `/checkout/preferences/${encodeURIComponent(preferencia)}`, z.unknown(), over),
      )
    },
    cancelarCobro: async (id) => {
      const off = { status: 'cancelled' }
      await unlessRefused(ask('PUT', `/v1/payments/${encodeURIComponent(id)}`, z.unknown(), off))
    },
  }
}

/** Nobody tries cards on hundreds of pages within a preference's life. */
const MAX_PAGINAS = 20

/**
 * Every try is a payment of the reference. Newest first, so that payments which move to later pages meanwhile are met
 * again; answered oldest first, since the first paid one counts.
 */
async function searchAll(
  referencia: string,
  askPage: (query: string) => Promise<z.output<typeof Busqueda> | null>,
): Promise<CobroDelProveedor[]> {
  const found = new Map<string, CobroDelProveedor>()
  const query = new URLSearchParams({
    external_reference: referencia,
    sort: 'date_created',
    criteria: 'desc',
  })
  for (let page = 0, offset = 0; page < MAX_PAGINAS; page++) {
    query.set('offset', String(offset))
    const { results, paging } = (await askPage(query.toString())) ?? { results: [] }
    for (const pago of results) found.set(pago.id, found.get(pago.id) ?? toCobro(pago))
    offset += results.length
    if (results.length === 0 || offset >= (paging?.total ?? 0)) break
  }
  return [...found.values()].reverse()
}

/** The provider refuses a loopback address, so no notices come and it is only asked. */
const noticesTo = (sitio: string): string | undefined =>
  /^http:|\/\/(localhost|127\.|\[::1\])/.test(sitio) ? undefined : `${sitio}/api/mercado_pago/aviso`

/** Wrong credentials and too many requests are our fault, not the payment's. */
const OURS = new Set([401, 429])

/** A refusal to cancel must not hold the charges for ever; if money comes, it is credited. */
async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked
  } catch (error) {
    const http = error instanceof PasarelaCaida ? (error.http ?? 0) : 0
    if (http < 400 || http >= 500 || OURS.has(http)) throw error
  }
}

/** One request with a key of its own; null for what the provider does not have. */
async function request<T>(
  { url, token }: Credenciales,
  metodo: string,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T | null> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, accept: 'application/json' }
  if (body) headers['content-type'] = 'application/json'
  if (metodo === 'POST') headers['x-idempotency-key'] = randomUUID()
  try {
    const response = await fetch(url + path, {
      method: metodo,
      headers,
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new PasarelaCaida(`respondió ${response.status}`, response.status)
    const read = schema.safeParse(await response.json())
    if (!read.success) throw new PasarelaCaida('respondió otra cosa')
    return read.data
  } catch (error) {
    if (error instanceof PasarelaCaida) throw error
    throw new PasarelaCaida(error instanceof Error ? error.name : 'sin respuesta')
  }
}

/** More than two decimals match no charge and are shown to a person. */
const money = (value: number): Centavos => fromDecimal(value) ?? CERO

const toCobro = (pago: z.output<typeof Pago>): CobroDelProveedor => ({
  id: pago.id,
  estado: pago.status,
  detalle: pago.status_detail ?? null,
  referencia: pago.external_reference ?? null,
  monto: money(pago.transaction_amount),
  moneda: pago.currency_id,
  devuelto: money(pago.transaction_amount_refunded ?? 0),
})

/** With Argentina's offset and milliseconds, as in the vendor's examples. */
function localInstant(iso: string): string {
  const local = new Date(Date.parse(iso) - 3 * 60 * 60 * 1000)
  return local.toISOString().replace('Z', '-03:00')
}
