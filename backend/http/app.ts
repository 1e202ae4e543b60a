import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { TAREAS_HEADER } from '@/contract/servidor'
import { type Fecha, today } from '@/domain/fechas'
import type { Politica } from '@/domain/roles'
import type { Db } from '@/backend/db/conexion'
import { Turnos } from '@/backend/archivo/turns'
import { describeError, logToOutput, type Bitacora } from '@/backend/nucleo/log'
import { clientAddress, isLoopbackAddress, type Confianza } from '@/backend/nucleo/client-address'
import { addDocumentation } from '@/backend/http/documentation'
import type { Env, Llegada, Entorno } from '@/backend/http/env'
import { runCall, type Ruta } from '@/backend/http/execute'
import { addLecturas } from '@/backend/http/lecturas'
import { ESPERA_CUERPO } from '@/backend/http/input'
import { addMetrics, Metricas } from '@/backend/http/metrics'
import { RechazoHttp } from '@/backend/nucleo/rechazo'
import type { Respaldos } from '@/backend/tarea/vigilancia'
import { listRutas } from '@/backend/http/all-routes'
import { addAvisos } from '@/backend/http/pago-notices'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { addHealth, type Ciclo } from '@/backend/http/health'
import { answerTo, isUnavailable, type Respuesta } from '@/backend/http/envelope'

export interface AppOptions {
  db: Db
  /** For reads that may be some seconds old; `db` without it. */
  lectura?: Db | undefined
  politica: Politica
  /** This start's random id, echoed by /salud/*. */
  arranqueID?: string
  /** The council's day; tests set their own. */
  hoy?: () => Fecha
  bitacora?: Bitacora
  ciclo?: Ciclo
  /** Milliseconds a change waits for another's lock. */
  esperaCandado?: number
  /** Milliseconds a body may pause. */
  esperaSubida?: number
  /** The contract's calls by default. */
  rutas?: readonly Ruta[]
  /** Whose X-Forwarded-For is believed; by default this machine's. */
  confianza?: Confianza
  /** Without it online payments are not offered. */
  pasarela?: Pasarela | null
  /** The prescription system's address; without it nobody is led there. */
  recetas?: string | null
  claveMetricas?: string | undefined
  /** This machine's folder of backups, which is watched. */
  respaldos?: Respaldos
}

/** By default nobody on the way keeps people's data. */
const NOT_KEPT = 'no-store'

/** The REST API with health and documentation. Serve it with @hono/node-server. */
export function createApp(options: AppOptions): Hono<Env> {
  const ciclo = options.ciclo ?? { drenando: false }
  const bitacora = options.bitacora ?? logToOutput
  const entorno: Entorno = {
    db: options.db,
    lectura: options.lectura,
    politica: options.politica,
    hoy: options.hoy ?? today,
    esperaCandado: options.esperaCandado ?? 10_000,
    pasarela: options.pasarela ?? null,
    recetas: options.recetas ?? null,
    respaldos: options.respaldos,
    esperaSubida: options.esperaSubida ?? ESPERA_CUERPO,
    turnos: new Turnos(),
  }
  const app = new Hono<Env>()
  const metricas = new Metricas(options.db, options.respaldos)
  app.use('*', around(bitacora, metricas, ciclo, options.confianza ?? isLoopbackAddress))
  app.use('*', async (c, next) => {
    if (c.req.method === 'HEAD') throw notAllowed('GET, POST')
    await next()
  })
  addHealth(app, entorno.db, ciclo, options.arranqueID ?? null)
  addMetrics(app, metricas, options.claveMetricas)
  addDocumentation(app, entorno)
  const { pasarela } = entorno
  addAvisos(app, pasarela && { ...entorno, pasarela, bitacora, detenido: () => ciclo.drenando })
  const refused = (error: unknown, pedidoID: string): Respuesta => {
    const respuesta = answerTo(error, pedidoID)
    if (respuesta.http >= 500) {
      const que = isUnavailable(error) ? 'base de datos' : 'inesperado'
      bitacora({ nivel: 'error', pedido: pedidoID, que, ...describeError(error) })
    }
    return respuesta
  }
  const rutas = options.rutas ?? listRutas()
  addLecturas(app, entorno, rutas, { refused, write, pedidoIDOf, note: noteRequest(bitacora, metricas) })
  for (const ruta of rutas) {
    const { metodo, ruta: path } = ruta.llamada
    app.on(metodo, path, async (c) => {
      c.get('llegada').llamada = ruta.nombre
      return write(c, await runCall(ruta, c.get('llegada'), entorno))
    })
    app.all(path, () => {
      throw notAllowed(metodo)
    })
  }
  app.notFound((c) =>
    write(c, answerTo(new RechazoHttp(404, 'Llamada desconocida'), c.get('llegada').pedidoID)),
  )
  app.onError((error, c) => write(c, refused(error, c.get('llegada').pedidoID)))
  return app
}

/** Gives every request its id and address, the common headers, a log line and its time. */
function around(
  bitacora: Bitacora,
  metricas: Metricas,
  ciclo: Ciclo,
  confianza: Confianza,
): MiddlewareHandler<Env> {
  const note = noteRequest(bitacora, metricas)
  return async (c, next) => {
    const start = performance.now()
    c.set('llegada', arrival(c, confianza))
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', NOT_KEPT)
    // Browsers must not guess an answer's type.
    c.header('x-content-type-options', 'nosniff')
    c.header('x-request-id', c.get('llegada').pedidoID)
    const { tareas } = c.get('llegada')
    if (tareas !== undefined) c.header(TAREAS_HEADER, tareas ? '1' : '0')
    if (ciclo.drenando) c.header('connection', 'close')
    note(c.get('llegada'), start, c.req.path, c.res.status)
  }
}

/** Only the path, since queries carry names and DNI numbers. */
const noteRequest =
  (bitacora: Bitacora, metricas: Metricas) =>
  (
    { llamada, estado, lecturas, pedidoID, persona, request }: Llegada,
    start: number,
    path: string,
    http: number,
  ): void => {
    const ms = performance.now() - start
    if (llamada) metricas.note(llamada, ms, http, estado)
    bitacora({
      nivel: 'info',
      pedido: pedidoID,
      metodo: request.method,
      ruta: path.slice(0, 200),
      http,
      estado,
      ms: Math.round(ms * 10) / 10,
      usuario: persona?.usuarioID ?? null,
      ...(lecturas && { lecturas }),
    })
  }

const notAllowed = (allow: string): RechazoHttp => new RechazoHttp(405, 'Método no permitido', { allow })

/** As the asker numbers it, or a number of our own: the log takes no text of anybody's. */
const pedidoIDOf = (given: string): string => (/^[\w.-]{8,64}$/.test(given) ? given : randomUUID())

function arrival(c: Context<Env>, confianza: Confianza): Llegada {
  const given = c.req.header('x-request-id') ?? ''
  // A unit test's app.request() has no connection.
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return {
    request: c.req.raw,
    pedidoID: pedidoIDOf(given),
    clientAddress: clientAddress(
      incoming?.socket.remoteAddress,
      c.req.header('x-forwarded-for') ?? null,
      confianza,
    ),
  }
}

function write(c: Context<Env>, { http, sobre, cabeceras, bajada }: Respuesta): Response {
  c.get('llegada').estado = sobre.estado
  if (bajada) return new Response(bajada.cuerpo, { status: bajada.http, headers: bajada.cabeceras })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...cabeceras,
  }
  // hono's type leaves out the statuses without a body, which no envelope has.
  return c.body(JSON.stringify(sobre), http as ContentfulStatusCode, headers)
}
