import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import * as z from 'zod'
import { today } from '@/domain/fechas'
import { POLITICAS } from '@/domain/roles'
import { type Db, openDatabase } from '@/backend/db/conexion'
import { chooseRecetas, EntornoDeRecetas } from '@/backend/acceso/receta/configuracion'
import { createApp } from '@/backend/http/app'
import { trustIn } from '@/backend/nucleo/client-address'
import { readPrograma } from '@/backend/db/programa'
import { describeError, logToOutput } from '@/backend/nucleo/log'
import { choosePasarela, EntornoDePago } from '@/backend/tesoreria/en-linea/elegir'
import { respaldoNocturno } from '@/backend/cli/nightly'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { pagosEnLinea } from '@/backend/tesoreria/en-linea/vuelta'
import { papelesPedidos } from '@/backend/credenciales/papel-pedido/vuelta'
import type { Ciclo } from '@/backend/http/health'
import { configuracion, type Configuracion } from '@/backend/avisos/mensaje/configuracion'
import { pedidosDeClave } from '@/backend/acceso/cuenta/pedido-de-clave'
import { envio, mensajesCaducos } from '@/backend/avisos/mensaje/vueltas'
import { recordatorios } from '@/backend/avisos/recordatorio/vuelta'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { planillasAparte } from '@/backend/mudanza/importar/trabajos'
import { inOwnProcess, llevadosVencidos, llevarTodo } from '@/backend/mudanza/salida/trabajo'
import type { Trabajos } from '@/backend/tarea/kinds'
import { correrCarga } from '@/backend/tesoreria/carga/correr'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { sumas } from '@/backend/estadisticas/evolucion/sumar'
import { limpieza } from '@/backend/tarea/sweep'
import { keepWorking, type Obra } from '@/backend/tarea/worker'
import { closeWhenCalm } from '@/scripts/cierre.mjs'

/** The API process, configured by its environment and stopped by SIGTERM. */
const Environment = EntornoDePago.extend(EntornoDeRecetas.shape).extend({
  DATABASE_URL: z.string().min(1),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  ROLE_POLICY: z.enum(POLITICAS).default('operativa'),
  ARRANQUE_ID: z.string().optional(),
  /** The health stays red so long before the door closes, so that a balancer turns elsewhere. */
  ESPERA_AVISO: z.coerce.number().int().min(0).default(500),
  /** This machine's folder for nightly backups; none are made without it. */
  RESPALDOS: z.string().min(1).optional(),
  /** Opens /salud/metricas to other machines. */
  METRICAS_CLAVE: z.string().min(16).optional(),
  /** Webs whose X-Forwarded-For is believed besides this machine's. */
  WEBS_DE_CONFIANZA: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        return trustIn(list)
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) })
        return z.NEVER
      }
    }),
})

/** Answers in flight may take so long before they are cut. */
const PATIENCE = 10_000

function main(): void {
  const read = Environment.safeParse(process.env)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    console.error(`Configuración inválida. ${faults.join('; ')}`)
    process.exit(1)
  }
  const env = read.data
  const mensajes = readMessaging()
  const ciclo: Ciclo = { drenando: false }
  const db = openDatabase(env.DATABASE_URL, { applicationName: 'padron-api' })
  const pasarela = choosePasarela(env, env.DATABASE_URL)
  const app = createApp({
    db,
    politica: env.ROLE_POLICY,
    arranqueID: env.ARRANQUE_ID,
    ciclo,
    confianza: env.WEBS_DE_CONFIANZA,
    claveMetricas: env.METRICAS_CLAVE,
    pasarela,
    recetas: chooseRecetas(env),
  })
  // Without http2 options the adaptor makes an ordinary HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.headersTimeout = 10_000
  // A body that pauses is refused earlier; this bounds one that trickles in.
  server.requestTimeout = 600_000
  server.keepAliveTimeout = 65_000
  server.once('error', (error) => {
    console.error(`La API no pudo abrir ${env.API_HOST}:${env.API_PORT}: ${error.message}`)
    process.exit(1)
  })
  server.listen(env.API_PORT, env.API_HOST, () => {
    const address = server.address()
    const puerto = typeof address === 'object' && address ? address.port : env.API_PORT
    logToOutput({ nivel: 'info', pedido: '', que: 'API lista', version: readPrograma(), puerto })
  })
  const stopWorking = keepWorking(obraOf(db, pasarela, mensajes, env))
  const stop = (): void => {
    if (ciclo.drenando) return
    ciclo.drenando = true
    const idle = stopWorking()
    setTimeout(() => void close(server, () => idle.then(() => db.close())), env.ESPERA_AVISO)
  }
  process.on('uncaughtException', (error) => {
    logToOutput({ nivel: 'error', pedido: '', que: 'inesperado', ...describeError(error) })
    process.exitCode = 1
    stop()
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A kind of work that is not named here does not compile. */
const obraOf = (
  db: Db,
  pasarela: Pasarela | null,
  mensajes: Configuracion,
  { DATABASE_URL, RESPALDOS }: { DATABASE_URL: string; RESPALDOS?: string | undefined },
): Obra => ({
  db,
  bitacora: logToOutput,
  trabajos: {
    ...{ cuotas: correrMes, rendicion: aplicarRendicion, carga: correrCarga },
    ...planillasAparte(DATABASE_URL),
    llevar: llevarTodo(inOwnProcess(DATABASE_URL)),
  } satisfies Trabajos,
  vueltas: {
    envio: envio(mensajes),
    mensajesCaducos,
    recordatorios: recordatorios(pasarela !== null),
    pedidosDeClave,
    pagosEnLinea: pagosEnLinea(pasarela, today),
    papelesPedidos: papelesPedidos(today),
    respaldo: RESPALDOS === undefined ? null : respaldoNocturno(DATABASE_URL, RESPALDOS),
    llevadosVencidos,
    limpieza,
    sumas,
  },
})

function readMessaging(): Configuracion {
  try {
    return configuracion()
  } catch (error) {
    console.error(`Configuración inválida. ${error instanceof Error ? error.message : ''}`)
    process.exit(1)
  }
}

async function close(server: Server, closeDatabase: () => Promise<void>): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE)
  await new Promise<void>((resolve) => closeWhenCalm(server, resolve))
  clearTimeout(cut)
  await closeDatabase()
  process.exit()
}

main()
