import { CONTRATO, type Contrato } from '@/contract/indice'
import type { Llamada, Sobre } from '@/contract/llamada'

/** What came back: the status, the envelope, the headers. */
export interface Vuelta {
  http: number
  sobre: Sobre
  headers: Headers
}

export interface Envio {
  token?: string
  headers?: Record<string, string>
}

/** Makes a call of the contract with wire values: in the query of a GET, in the JSON body of a POST. */
export async function sendCall(
  api: string,
  nombre: NombreLlamada,
  wire: Record<string, unknown> = {},
  envio: Envio = {},
): Promise<Vuelta> {
  const [path, init] = requestOf(llamadaDe(nombre), wire, envio)
  return readVuelta(await fetch(api + path, init))
}

function requestOf(llamada: Llamada, wire: Record<string, unknown>, envio: Envio): [string, RequestInit] {
  const headers: Record<string, string> = { ...envio.headers }
  if (envio.token !== undefined) headers['authorization'] = `Bearer ${envio.token}`
  if (llamada.metodo === 'POST') {
    const type = { 'content-type': 'application/json' }
    return [llamada.ruta, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(wire) }]
  }
  const query = new URLSearchParams(
    Object.entries(wire)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return [`${llamada.ruta}?${query.toString()}`, { headers }]
}

export async function readVuelta(response: Response): Promise<Vuelta> {
  const sobre = (await response.json()) as Sobre
  return { http: response.status, sobre, headers: response.headers }
}

/** 'noun.call', as the contract has them. */
export type NombreLlamada = {
  [N in keyof Contrato]: `${N}.${keyof Contrato[N] & string}`
}[keyof Contrato]

/** Every call of the contract with its name, for tests that walk them all. */
export const LLAMADAS: readonly { nombre: NombreLlamada; llamada: Llamada }[] = Object.entries(
  CONTRATO,
).flatMap(([noun, llamadas]) =>
  Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
    // Object.entries gives the contract's own keys back as plain strings.
    nombre: `${noun}.${name}` as NombreLlamada,
    llamada,
  })),
)

function llamadaDe(nombre: NombreLlamada): Llamada {
  const found = LLAMADAS.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`No hay una llamada ${nombre}`)
  return found.llamada
}
