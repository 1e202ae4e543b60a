import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { CONTRATO, type Contrato } from '@/contract/indice'
import type { Llamada, Sobre } from '@/contract/llamada'
import type { Fecha } from '@/domain/fechas'
import { createTestDatabase } from '@/backend/db/base-de-prueba'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { seedReference } from '@/backend/db/referencia/sembrar'
import { createApp, type AppOptions } from '@/backend/http/app'
import type { Renglon } from '@/backend/http/bitacora'

export const HOY: Fecha = '2026-11-21'

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

/** The API on a port of its own, over a database of its own. */
export interface ApiDePrueba {
  url: string
  db: Db
  /** Every line the API logged. */
  bitacora: Renglon[]
  /** Makes a call of the contract with wire values: in the query of a GET, in the JSON body of a POST. */
  call(nombre: NombreLlamada, wire?: Record<string, unknown>, envio?: Envio): Promise<Vuelta>
  /** Any request at all. */
  send(path: string, init?: RequestInit): Promise<Vuelta>
  close(): Promise<void>
}

/** Starts it migrated, with reference data and nobody in it, on the fixed day HOY. */
export async function startApi(options: Partial<AppOptions> = {}): Promise<ApiDePrueba> {
  const base = await createTestDatabase()
  const db = openDatabase(base.url)
  await withTransaction(db, (tx) => seedReference(tx, HOY))
  const bitacora: Renglon[] = []
  const server = await listen({
    db,
    politica: 'operativa',
    hoy: () => HOY,
    bitacora: (renglon) => bitacora.push(renglon),
    ...options,
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send: ApiDePrueba['send'] = async (path, init) => read(await fetch(url + path, init))
  return {
    url,
    db,
    bitacora,
    send,
    call: (nombre, wire = {}, envio = {}) => send(...request(llamadaDe(nombre), wire, envio)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await db.close()
      await base.drop()
    },
  }
}

async function listen(options: AppOptions): Promise<Server> {
  const server = createAdaptorServer({ fetch: createApp(options).fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A second API over the same database, with other options. */
export async function serveAlso(options: AppOptions): Promise<{ url: string; close(): Promise<void> }> {
  const server = await listen(options)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function request(llamada: Llamada, wire: Record<string, unknown>, envio: Envio): [string, RequestInit] {
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

async function read(response: Response): Promise<Vuelta> {
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
