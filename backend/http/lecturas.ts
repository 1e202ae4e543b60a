import type { Context, Hono } from 'hono'
import type { Db } from '@/backend/db/conexion'
import { findSession } from '@/backend/acceso/cuenta/sesion'
import { runFor, type Ruta } from '@/backend/http/execute'
import type { Entorno, Env, Llegada } from '@/backend/http/env'
import { withoutSession, type Respuesta } from '@/backend/http/envelope'
import { RechazoHttp } from '@/backend/nucleo/rechazo'
import { LECTURAS, MAX_LECTURAS } from '@/contract/servidor'

interface Manera {
  /** The answer to what was thrown, noted in the log. */
  refused: (error: unknown, pedidoID: string) => Respuesta
  /** Notes a read as if it had come alone. */
  note: (llegada: Llegada, start: number, path: string, http: number) => void
  write: (c: Context<Env>, respuesta: Respuesta) => Response
  pedidoIDOf: (given: string) => string
}

/**
 * What a page of our own web reads, in one request (decision 267): `de` is a request's id, a space, and the address of
 * a read that needs a session. The session is looked for once; permission, ownership and all that follows are each
 * read's own. Answers a line for each as soon as it is read: its place, the HTTP status and the envelope.
 */
export function addLecturas(
  app: Hono<Env>,
  entorno: Entorno,
  rutas: readonly Ruta[],
  { refused, note, write, pedidoIDOf }: Manera,
): void {
  const reads = new Map<string, Ruta>(rutas.filter(isRead).map((ruta) => [ruta.llamada.ruta, ruta]))
  app.get(LECTURAS, async (c) => {
    const llegada = c.get('llegada')
    const asked = new URL(llegada.request.url).searchParams.getAll('de')
    if (asked.length === 0 || asked.length > MAX_LECTURAS) throw new RechazoHttp(400, 'Lecturas inválidas')
    const sesion = await findSession(entorno.db, llegada.request.headers.get('authorization'))
    if ('estado' in sesion) return write(c, withoutSession(sesion.estado))
    Object.assign(llegada, { persona: sesion.persona, tareas: sesion.tareas, lecturas: asked.length })
    const once = { ...entorno, db: askingOnce(entorno.db) }
    const readOne = async (text: string, place: number): Promise<string> => {
      const start = performance.now()
      const [given = '', address = ''] = text.split(' ', 2)
      const pedidoID = pedidoIDOf(given)
      const base = llegada.request.url
      const url = new URL(URL.canParse(address, base) ? address : '/', base)
      const ruta = reads.get(url.pathname)
      const { clientAddress } = llegada
      const one: Llegada = { clientAddress, pedidoID, request: new Request(url), ...nameOf(ruta) }
      const { http, sobre } = await (
        ruta ? runFor(sesion.persona, ruta, one, once) : Promise.reject(unknown())
      ).catch((error: unknown) => refused(error, pedidoID))
      one.estado = sobre.estado
      note(one, start, url.pathname, http)
      return `${place} ${http} ${JSON.stringify(sobre)}\n`
    }
    return new Response(asTheyCome(asked.map(readOne)), {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  })
}

/** A slow one holds up no other. */
const asTheyCome = (lines: readonly Promise<string>[]): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let gone = false
  return new ReadableStream({
    async start(controller) {
      await Promise.all(
        lines.map(async (line) => {
          const text = await line
          if (!gone) controller.enqueue(encoder.encode(text))
        }),
      )
      if (!gone) controller.close()
    },
    cancel() {
      gone = true
    },
  })
}

/** What several reads of one page ask in the same words is asked once: what is owed, the council's rules. */
function askingOnce(db: Db): Db {
  const asked = new Map<string, Promise<unknown[]>>()
  return {
    ...db,
    query: async <T>(sql: string, params: readonly unknown[] = []) => {
      const key = JSON.stringify([sql, params], (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      )
      const rows = asked.get(key) ?? db.query(sql, params)
      asked.set(key, rows)
      // Each read may do as it likes with its own.
      return structuredClone(await rows) as T[]
    },
  }
}

const nameOf = (ruta: Ruta | undefined): Pick<Llegada, 'llamada'> => (ruta ? { llamada: ruta.nombre } : {})

const isRead = ({ llamada: { metodo, acceso, sale } }: Ruta): boolean =>
  metodo === 'GET' && acceso !== 'publico' && !sale

const unknown = (): RechazoHttp => new RechazoHttp(404, 'Llamada desconocida')
