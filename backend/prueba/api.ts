import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Fecha } from '@/domain/fechas'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { createPasarelaDePrueba } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'
import { seedReference } from '@/backend/db/reference/seed'
import { createApp, type AppOptions } from '@/backend/http/app'
import type { Renglon } from '@/backend/nucleo/log'
import { workUntilDone } from '@/backend/tarea/finish'
import { readVuelta, sendCall, type Envio, type NombreLlamada, type Vuelta } from '@/backend/prueba/llamada'

export const HOY: Fecha = '2026-11-21'

/** The API on a port of its own, over a database of its own. */
export interface ApiDePrueba {
  url: string
  /** The address of its database, for processes of their own. */
  baseUrl: string
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
  const proveedor = openDatabase(base.url, { max: 2 })
  const server = await listen({
    db,
    politica: 'operativa',
    hoy: () => HOY,
    bitacora: (renglon) => bitacora.push(renglon),
    pasarela: createPasarelaDePrueba(proveedor, ''),
    ...options,
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send: ApiDePrueba['send'] = async (path, init) => readVuelta(await fetch(url + path, init))
  return {
    url,
    baseUrl: base.url,
    db,
    bitacora,
    send,
    call: async (nombre, wire, envio) => {
      const answer = await sendCall(url, nombre, wire, envio)
      if (nombre === 'cuota.generarMes' && answer.sobre.estado === 1) await seeDone(db, answer)
      return answer
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await proveedor.close()
      await db.close()
      await base.drop()
    },
  }
}

/** What a call has a job do is done when it answers: a test reads what came of it. */
async function seeDone(db: Db, { sobre }: Vuelta): Promise<void> {
  const { tareaID } = sobre.datos as { tareaID: number }
  await workUntilDone(db, { cuotas: correrMes }, tareaID, () => undefined)
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
