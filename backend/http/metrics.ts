import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import type { Db } from '@/backend/db/conexion'
import type { Env } from '@/backend/http/env'
import { isLoopbackAddress } from '@/backend/nucleo/client-address'
import { tareaFigures } from '@/backend/tarea/figures'
import { RechazoHttp } from '@/backend/nucleo/rechazo'

/** Bucket limits in seconds: lists should answer in 0.25, payments in 0.4; a statement may take 25. */
const TRAMOS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 25] as const

interface Cuenta {
  tramos: number[]
  suma: number
  veces: number
}

type Final = 'hecha' | 'rechazada' | 'sin sesion' | 'prohibida' | 'fallida'

const finalOf = (http: number, estado: number | null | undefined): Final => {
  if (http >= 500) return 'fallida'
  if (http === 403) return 'prohibida'
  if (estado === 1 || (estado === undefined && http < 400)) return 'hecha'
  return (estado ?? 0) <= -100 ? 'sin sesion' : 'rechazada'
}

/** Times and results of calls since the start; nothing that people typed is a label. */
export class Metricas {
  private readonly cuentas = new Map<string, Cuenta>()
  private readonly finales = new Map<string, number>()

  note(llamada: string, ms: number, http: number, estado: number | null | undefined): void {
    const cuenta = this.cuentas.get(llamada) ?? { tramos: TRAMOS.map(() => 0), suma: 0, veces: 0 }
    this.cuentas.set(llamada, cuenta)
    const segundos = ms / 1_000
    cuenta.suma += segundos
    cuenta.veces++
    for (const [i, tope] of TRAMOS.entries())
      if (segundos <= tope) cuenta.tramos[i] = (cuenta.tramos[i] ?? 0) + 1
    const key = `llamada="${llamada}",final="${finalOf(http, estado)}"`
    this.finales.set(key, (this.finales.get(key) ?? 0) + 1)
  }

  /** In the text format of Prometheus. */
  write({ pool, sentencias }: Pick<Db, 'pool' | 'sentencias'>): string {
    const lines = ['# TYPE padron_llamadas_total counter']
    for (const [key, veces] of this.finales) lines.push(`padron_llamadas_total{${key}} ${veces}`)
    lines.push('# TYPE padron_llamada_segundos histogram')
    for (const [llamada, { tramos, suma, veces }] of this.cuentas) {
      const name = `llamada="${llamada}"`
      for (const [i, tope] of TRAMOS.entries())
        lines.push(`padron_llamada_segundos_bucket{${name},le="${tope}"} ${tramos[i] ?? 0}`)
      lines.push(`padron_llamada_segundos_bucket{${name},le="+Inf"} ${veces}`)
      lines.push(`padron_llamada_segundos_sum{${name}} ${suma.toFixed(6)}`)
      lines.push(`padron_llamada_segundos_count{${name}} ${veces}`)
    }
    lines.push('# TYPE padron_sentencias_total counter', `padron_sentencias_total ${sentencias.total}`)
    for (const [name, value] of [
      ['padron_conexiones', pool.totalCount],
      ['padron_conexiones_libres', pool.idleCount],
      ['padron_conexiones_en_espera', pool.waitingCount],
      ['padron_memoria_bytes', process.memoryUsage.rss()],
      ['padron_segundos_en_marcha', Math.round(process.uptime())],
    ] as const)
      lines.push(`# TYPE ${name} gauge`, `${name} ${value}`)
    return `${lines.join('\n')}\n`
  }
}

const BEARER = /^Bearer (.+)$/i
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** For this machine, or for whoever knows METRICAS_CLAVE. */
export function addMetrics(app: Hono<Env>, metricas: Metricas, db: Db, clave: string | undefined): void {
  app.get('/salud/metricas', async (c) => {
    const given = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
    const knows = clave !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(clave))
    if (!knows && !isLoopbackAddress(c.get('llegada').clientAddress))
      throw new RechazoHttp(403, NO_AUTORIZADO)
    // Without the database the process's own figures remain.
    const tareas = await tareaFigures(db).catch(() => '')
    return c.text(metricas.write(db) + tareas, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}
