import { Gauge, type Registry } from 'prom-client'
import type { Queryable } from '@/backend/db/conexion'

interface Cifra {
  tipo: string
  pendientes: number
  fallas: number
  /** Seconds since the last turn or job ended. */
  hace: number | null
}

/** What operators see of each kind of work at /salud/metricas. */
export class DeTareas {
  private readonly pendientes: Gauge<'tipo'>
  private readonly fallas: Gauge<'tipo'>
  private readonly hace: Gauge<'tipo'>

  constructor(registers: Registry[]) {
    const of = (name: string, help: string) =>
      new Gauge({ name, help, labelNames: ['tipo'] as const, registers })
    this.pendientes = of('padron_tareas_pendientes', 'Trabajos que esperan o están en curso')
    this.fallas = of('padron_tarea_fallas_seguidas', 'Veces seguidas que falló el que espera')
    this.hace = of('padron_tarea_segundos_desde_la_ultima', 'Segundos desde que terminó el último')
  }

  /** Reads them as they are now. */
  async look(db: Queryable): Promise<void> {
    for (const gauge of [this.pendientes, this.fallas, this.hace]) gauge.reset()
    const rows = await db.query<Cifra>(
      `SELECT tipo, (count(*) FILTER (WHERE estado = 'pendiente'))::int AS pendientes,
         coalesce(max(fallas) FILTER (WHERE estado = 'pendiente'), 0) AS fallas,
         extract(epoch FROM now() - max(coalesce(ultima_en, terminada_en)))::float8 AS hace
       FROM tarea GROUP BY tipo ORDER BY tipo`,
    )
    for (const { tipo, pendientes, fallas, hace } of rows) {
      this.pendientes.set({ tipo }, pendientes)
      this.fallas.set({ tipo }, fallas)
      if (hace !== null) this.hace.set({ tipo }, Math.round(hace))
    }
  }
}
