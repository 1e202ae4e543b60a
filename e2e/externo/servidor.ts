import { createHash } from 'node:crypto'
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Consejo, Negativa, type Datos } from './consejo'
import { type Falla, type Hecho, spoil } from './fallas'
import { COMUNES, envelope, type Habitos } from './habitos'
import { LLAMADAS_VIEJAS } from './llamadas'
import type { LlamadaVieja } from './protocolo'

/** One request as it came. */
export interface Pedido {
  metodo: string
  ruta: string
  datos: Datos
  cabeceras: IncomingHttpHeaders
  /** The client went before it had its answer. */
  abandonado: boolean
  /** The client has had all of its answer. */
  contestado: boolean
}

/**
 * The REST API of a council that has had its own for years: it speaks the spec's calls and nothing else, answers with
 * old habits, and writes down what it is asked and what of it the spec does not know.
 */
export interface Externo {
  readonly url: string
  /** Everything asked since the last `reset`. */
  pedidos: Pedido[]
  /** What no client of the spec would have sent, ever. */
  faltas: string[]
  /** How often the one question beyond the spec came, ever. */
  sondas: number
  consejo: Consejo
  /** Characters of the tokens given from now on. */
  largoToken: number
  /** How it answers from now on. */
  habitos: Habitos
  /**
   * The answers of a path are spoilt so until another is set, `undefined` for as before; `hecho`: the act is done,
   * 'tarde': with `finish`; `cuando`: which requests alone.
   */
  spoil(ruta: string, falla: Falla | undefined, hecho?: Hecho, cuando?: (datos: Datos) => boolean): void
  /** Ends what it was still working on when nobody waited for it any more. */
  finish(): void
  /** Every token given so far is answered with this estado from now on. */
  expire(estado: number): void
  /** The register, the record of requests and what it spoils as at the beginning; tokens stay good, and leaks told. */
  reset(): void
  askedFor(ruta: string): Pedido[]
  close(): Promise<void>
}

const LARGO_TOKEN = 4_096
const SONDA = '/sistema/capacidades'
/** What any HTTP client sends. */
const CABECERAS = new Set([
  'host',
  'connection',
  'accept',
  'content-type',
  'content-length',
  'authorization',
  'user-agent',
])

export async function openExterno(): Promise<Externo> {
  const sesiones: Casa['sesiones'] = new Map()
  const fallas: Casa['fallas'] = new Map()
  const tardes: Casa['tardes'] = []
  const externo: Externo = {
    url: '',
    pedidos: [],
    faltas: [],
    sondas: 0,
    consejo: new Consejo(),
    largoToken: LARGO_TOKEN,
    habitos: COMUNES,
    spoil: (ruta, falla, hecho = true, cuando = () => true) =>
      void (falla ? fallas.set(ruta, { falla, hecho, cuando }) : fallas.delete(ruta)),
    finish: () => {
      for (const act of tardes.splice(0)) act()
    },
    expire: (estado) => {
      for (const sesion of sesiones.values()) sesion.estado = estado
    },
    reset: () => {
      externo.pedidos = []
      externo.consejo = new Consejo()
      externo.largoToken = LARGO_TOKEN
      externo.habitos = COMUNES
      fallas.clear()
      tardes.length = 0
    },
    askedFor: (ruta) => externo.pedidos.filter((pedido) => pedido.ruta === ruta),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = http.createServer((request, response) => {
    void attend(request, response, { externo, sesiones, fallas, tardes })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(externo, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

interface Casa {
  externo: Externo
  sesiones: Map<string, { usuario: string; estado: number }>
  fallas: Map<string, { falla: Falla; hecho: Hecho; cuando: (datos: Datos) => boolean }>
  /** Acts begun and not done yet. */
  tardes: (() => unknown)[]
}

async function attend(request: IncomingMessage, response: ServerResponse, casa: Casa): Promise<void> {
  const { externo, fallas } = casa
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://casa')
  const body = await bodyOf(request)
  const pedido: Pedido = {
    metodo: request.method ?? '',
    ruta: pathname,
    datos:
      request.method === 'GET'
        ? Object.fromEntries(searchParams)
        : await asDatos(body, request.headers['content-type']),
    cabeceras: request.headers,
    abandonado: false,
    contestado: false,
  }
  response.once('close', () => {
    pedido.contestado = response.writableFinished
    pedido.abandonado = !pedido.contestado
  })
  if (pathname === SONDA) externo.sondas++
  else externo.pedidos.push(pedido)
  externo.faltas.push(
    ...faultsOf(pedido, [...searchParams.keys()]).map((what) => `${pedido.metodo} ${pathname}: ${what}`),
  )
  const set = fallas.get(pathname)
  const spoilt = set?.cuando(pedido.datos) ? set : undefined
  const hecho = spoilt?.hecho ?? true
  if (hecho === 'tarde') casa.tardes.push(() => answer(pedido, casa))
  const [http, text] = hecho === true ? answer(pedido, casa) : [200, '']
  if (spoilt) return spoil(response, spoilt.falla, text)
  response.writeHead(http, {
    'content-type': http === 200 ? 'application/json' : 'text/html',
    'x-powered-by': 'PHP/5.6.40',
  })
  response.end(text)
}

/** What the spec does not know of in a request. */
function faultsOf({ metodo, ruta, datos, cabeceras }: Pedido, query: string[]): string[] {
  const bad = Object.keys(cabeceras)
    .filter((name) => !CABECERAS.has(name))
    .map((name) => `cabecera ${name}`)
  if (/mozilla|chrom/i.test(String(cabeceras['user-agent'] ?? ''))) bad.push('el navegador de la persona')
  const bearer = /^Bearer \S+$/.test(cabeceras.authorization ?? '')
  if (ruta === SONDA) return [...bad, ...(cabeceras.authorization ? ['lleva token'] : []), ...query]
  const llamada = LLAMADAS_VIEJAS[ruta]
  if (!llamada) return [...bad, 'llamada desconocida']
  if (llamada.metodo !== metodo) bad.push('método')
  if (llamada.sinToken ? cabeceras.authorization : !bearer) bad.push('token')
  if (metodo === 'POST' && query.length > 0) bad.push(`parámetros ${query.join(', ')}`)
  if (new Set(query).size < query.length) bad.push('parámetro repetido')
  const tipo = llamada.archivos ? /^multipart\/form-data\b/ : /^application\/json\b/
  if (metodo === 'POST' && !tipo.test(cabeceras['content-type'] ?? ''))
    bad.push(llamada.archivos ? 'no trae archivos' : 'no es JSON')
  return [...bad, ...keyFaults(llamada, datos)]
}

function keyFaults({ claves, archivos }: LlamadaVieja, datos: Datos): string[] {
  const known = new Set(Object.keys(claves).map(plainKey))
  const extra = Object.keys(datos).filter((key) => !known.has(key))
  const wrong = Object.entries(claves).filter(([key, kind]) => {
    const value = datos[plainKey(key)]
    if (key.endsWith('??')) return value !== undefined && !kind.test(String(value))
    // What is not filled in comes empty: a key of JSON is never left out.
    if (value === undefined || value === null) return (value === undefined && !archivos) || !key.endsWith('?')
    return !kind.test(String(value))
  })
  return [
    ...extra.map((key) => `clave ${key}`),
    ...wrong.map(([key]) => `valor de ${key}: ${String(datos[plainKey(key)])}`),
  ]
}

const plainKey = (key: string): string => key.replace(/\?+$/, '')

const PAGINA_404 = '<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>'

function answer(pedido: Pedido, { externo, sesiones }: Casa): [http: number, text: string] {
  const { ruta, metodo, datos, cabeceras } = pedido
  const llamada = LLAMADAS_VIEJAS[ruta]
  if (llamada?.metodo !== metodo) return [404, PAGINA_404]
  try {
    if (ruta === '/auth/login') return [200, envelope(enter(externo, datos, sesiones), externo.habitos)]
    const sesion = sesiones.get((cabeceras.authorization ?? '').replace('Bearer ', ''))
    if (!llamada.sinToken && sesion?.estado !== 1)
      throw new Negativa(sesion?.estado ?? '-100', 'Token inválido')
    return [200, envelope(llamada.atender(externo.consejo, datos), externo.habitos)]
  } catch (error) {
    if (!(error instanceof Negativa)) throw error
    const http = llamada.sinToken ? externo.habitos.rechazo : 200
    return [http, JSON.stringify({ estado: error.estado, mensaje: error.message, datos: '' })]
  }
}

/** The same for a user each time he enters. */
function tokenOf(usuario: string, largo: number): string {
  let text = ''
  for (let i = 0; text.length < largo; i++)
    text += createHash('sha512').update(`${usuario}${i}`).digest('base64url')
  return text.slice(0, largo)
}

function enter({ consejo, largoToken }: Externo, { usuario, password }: Datos, sesiones: Casa['sesiones']) {
  const cuenta = consejo.signIn(String(usuario), String(password))
  const token = tokenOf(String(usuario), largoToken)
  sesiones.set(token, { usuario: String(usuario), estado: 1 })
  return {
    token,
    roles: cuenta.rol ? [{ id: '3', nombre: cuenta.rol, pivot: { user_id: '9' } }] : [],
    usuario: {
      nombre: cuenta.nombre,
      apellido: null,
      email: '',
      ...(cuenta.personaID ? { personaID: cuenta.personaID } : {}),
      ...(cuenta.matriculadoID ? { matriculadoID: cuenta.matriculadoID } : {}),
    },
    expira: '3600',
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

async function asDatos(body: Buffer<ArrayBuffer>, type = ''): Promise<Datos> {
  if (type.startsWith('multipart/')) return fieldsOf(body, type)
  try {
    return JSON.parse(body.toString('utf8')) as Datos
  } catch {
    return {}
  }
}

/** The fields, and the names of the files under theirs. */
async function fieldsOf(body: Buffer<ArrayBuffer>, type: string): Promise<Datos> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const named = (key: string) =>
    form.getAll(key).map((value) => (typeof value === 'string' ? value : value.name))
  return Object.fromEntries([...new Set(form.keys())].map((key) => [key, named(key).join(' ')]))
}
