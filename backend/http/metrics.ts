import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import type { Db } from '@/backend/db/conexion'
import type { Env } from '@/backend/http/env'
import { isLoopbackAddress } from '@/backend/nucleo/client-address'
import { DeTareas } from '@/backend/tarea/figures'
import { DeVigilancia, type Respaldos } from '@/backend/tarea/vigilancia'
import { RechazoHttp } from '@/backend/nucleo/rechazo'

/** Bucket limits in seconds: lists should answer in 0.25, payments in 0.4; a statement may take 25. */
const TRAMOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 25] as const

type Final = 'hecha' | 'rechazada' | 'sin sesion' | 'prohibida' | 'fallida'

const finalOf = (http: number, estado: number | null | undefined): Final => {
  if (http >= 500) return 'fallida'
  if (http === 403) return 'prohibida'
  if (estado === 1 || (estado === undefined && http < 400)) return 'hecha'
  return (estado ?? 0) <= -100 ? 'sin sesion' : 'rechazada'
}

/** Of the process itself: memory, processor, the delay of its event loop, the collector's pauses. */
const proceso = new Registry()
collectDefaultMetrics({ register: proceso })

/** Times and results of calls since the start, and how the database and the jobs are; nothing that people typed is a label. */
export class Metricas {
  private readonly registro = new Registry()
  private readonly registers = [this.registro]
  private readonly finales = new Counter({
    ...{ name: 'padron_llamadas_total', help: 'Llamadas contestadas, por cómo terminaron' },
    ...{ labelNames: ['llamada', 'final'] as const, registers: this.registers },
  })
  private readonly tiempos = new Histogram({
    ...{ name: 'padron_llamada_segundos', help: 'Lo que tardó cada llamada' },
    ...{ labelNames: ['llamada'] as const, buckets: [...TRAMOS], registers: this.registers },
  })
  private readonly deTareas = new DeTareas(this.registers)
  private readonly deVigilancia: DeVigilancia

  constructor(
    private readonly db: Db,
    respaldos?: Respaldos,
  ) {
    this.deVigilancia = new DeVigilancia(this.registers, respaldos)
    const { pool, sentencias } = db
    for (const [name, help, read] of [
      ['padron_conexiones', 'Conexiones con la base', () => pool.totalCount],
      ['padron_conexiones_libres', 'Conexiones que nadie usa', () => pool.idleCount],
      ['padron_conexiones_en_espera', 'Pedidos que esperan una conexión', () => pool.waitingCount],
      ['padron_segundos_en_marcha', 'Segundos desde el arranque', () => Math.round(process.uptime())],
    ] as const)
      this.registro.registerMetric(gaugeOf(name, help, read))
    this.registro.registerMetric(
      new Counter({
        ...{ name: 'padron_sentencias_total', help: 'Sentencias enviadas a la base', registers: [] },
        collect() {
          this.reset()
          this.inc(sentencias.total)
        },
      }),
    )
  }

  note(llamada: string, ms: number, http: number, estado: number | null | undefined): void {
    this.tiempos.observe({ llamada }, ms / 1_000)
    this.finales.inc({ llamada, final: finalOf(http, estado) })
  }

  /** In the text format of Prometheus. Without the database the process's own figures remain. */
  async write(): Promise<string> {
    await this.deTareas.look(this.db).catch(() => undefined)
    await this.deVigilancia.look(this.db).catch(() => undefined)
    return Registry.merge([this.registro, proceso]).metrics()
  }
}

const gaugeOf = (name: string, help: string, read: () => number): Gauge =>
  new Gauge({
    ...{ name, help, registers: [] },
    collect() {
      this.set(read())
    },
  })

const BEARER = /^Bearer (.+)$/i
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** For this machine, or for whoever knows METRICAS_CLAVE. */
export function addMetrics(app: Hono<Env>, metricas: Metricas, clave: string | undefined): void {
  app.get('/salud/metricas', async (c) => {
    const given = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
    const knows = clave !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(clave))
    if (!knows && !isLoopbackAddress(c.get('llegada').clientAddress))
      throw new RechazoHttp(403, NO_AUTORIZADO)
    return c.text(await metricas.write(), 200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE })
  })
}
