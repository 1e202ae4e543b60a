import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { today } from '@/domain/fechas'
import { type Db, openDatabase } from '@/backend/db/conexion'
import { chooseRecetas } from '@/backend/acceso/receta/configuracion'
import { EntornoDeLaApi } from '@/backend/entorno'
import { createApp } from '@/backend/http/app'
import { openLectura } from '@/backend/db/lectura'
import { readPrograma } from '@/backend/db/programa'
import { withoutEmpty } from '@/backend/nucleo/entorno'
import { describeError, logToOutput } from '@/backend/nucleo/log'
import { choosePasarela } from '@/backend/tesoreria/en-linea/elegir'
import { respaldoNocturno, verificacionNocturna } from '@/backend/cli/nightly'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { pagosEnLinea } from '@/backend/tesoreria/en-linea/vuelta'
import { papelesPedidos } from '@/backend/credenciales/papel-pedido/vuelta'
import { solicitudesCaducas } from '@/backend/medico/solicitud/vuelta'
import { estadosDelDia } from '@/backend/padron/programado/vuelta'
import type { Ciclo } from '@/backend/http/health'
import { configuracion, type Configuracion } from '@/backend/avisos/mensaje/configuracion'
import { pedidosDeClave } from '@/backend/acceso/cuenta/pedido-de-clave'
import { envio, mensajesCaducos } from '@/backend/avisos/mensaje/vueltas'
import { vigilancia } from '@/backend/avisos/mensaje/vigilancia'
import { recordatorios } from '@/backend/avisos/recordatorio/vuelta'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { planillasAparte } from '@/backend/mudanza/importar/trabajos'
import { cotejarAparte } from '@/backend/padron/fallecidos/trabajo'
import { compararAparte } from '@/backend/padron/refeps/trabajo'
import { inOwnProcess, llevadosVencidos, llevarTodo } from '@/backend/mudanza/salida/trabajo'
import type { Trabajos } from '@/backend/tarea/kinds'
import { correrCarga } from '@/backend/tesoreria/carga/correr'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { sumas } from '@/backend/estadisticas/evolucion/sumar'
import { limpieza } from '@/backend/tarea/sweep'
import { keepWorking, type Obra } from '@/backend/tarea/worker'
import { closeWhenCalm } from '@/scripts/cierre.mjs'

/** Answers in flight may take so long before they are cut. */
const PATIENCE = 10_000

/** The API process, configured by its environment and stopped by SIGTERM. */
function main(): void {
  const read = EntornoDeLaApi.safeParse(withoutEmpty(process.env))
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    console.error(`Configuración inválida. ${faults.join('; ')}`)
    process.exit(1)
  }
  const env = read.data
  const mensajes = readMessaging()
  const ciclo: Ciclo = { drenando: false }
  const db = openDatabase(env.DATABASE_URL, { applicationName: 'padron-api' })
  const lectura =
    env.DATABASE_URL_LECTURA === undefined ? undefined : openLecturaOf(env.DATABASE_URL_LECTURA, db)
  const pasarela = choosePasarela(env, env.DATABASE_URL)
  const app = createApp({
    db,
    lectura,
    politica: env.ROLE_POLICY,
    arranqueID: env.ARRANQUE_ID,
    ciclo,
    confianza: env.WEBS_DE_CONFIANZA,
    claveMetricas: env.METRICAS_CLAVE,
    pasarela,
    recetas: chooseRecetas(env),
    respaldos: env.RESPALDOS,
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
    setTimeout(
      () =>
        void close(server, () =>
          idle.then(async () => void (await Promise.all([lectura?.close(), db.close()]))),
        ),
      env.ESPERA_AVISO,
    )
  }
  process.on('uncaughtException', (error) => {
    logToOutput({ nivel: 'error', pedido: '', que: 'inesperado', ...describeError(error) })
    process.exitCode = 1
    stop()
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const openLecturaOf = (url: string, db: Db): Db =>
  openLectura(url, db, {
    alCambiar: (sirve, porque) =>
      logToOutput({
        nivel: sirve ? 'info' : 'error',
        pedido: '',
        que: sirve
          ? 'la réplica de lectura contesta otra vez'
          : 'la principal contesta por la réplica de lectura',
        porque,
      }),
  })

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
    comparacion: compararAparte(DATABASE_URL),
    fallecidos: cotejarAparte(DATABASE_URL),
    llevar: llevarTodo(inOwnProcess(DATABASE_URL)),
  } satisfies Trabajos,
  vueltas: {
    envio: envio(mensajes),
    mensajesCaducos,
    recordatorios: recordatorios(pasarela !== null),
    pedidosDeClave,
    pagosEnLinea: pagosEnLinea(pasarela, today),
    papelesPedidos: papelesPedidos(today),
    estadosDelDia: estadosDelDia(today),
    solicitudesCaducas: solicitudesCaducas(today),
    respaldo: RESPALDOS === undefined ? null : respaldoNocturno(DATABASE_URL, RESPALDOS),
    verificacion: verificacionNocturna(DATABASE_URL),
    vigilancia: vigilancia(RESPALDOS, today),
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
