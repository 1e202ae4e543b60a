import type { Queryable } from '@/backend/db/conexion'

interface Cifra {
  tipo: string
  pendientes: number
  fallas: number
  /** Seconds since the last turn or job ended. */
  hace: number | null
}

/** Figures for operators, in the format of /salud/metricas. */
export async function tareaFigures(db: Queryable): Promise<string> {
  const rows = await db.query<Cifra>(
    `SELECT tipo, (count(*) FILTER (WHERE estado = 'pendiente'))::int AS pendientes,
       coalesce(max(fallas) FILTER (WHERE estado = 'pendiente'), 0) AS fallas,
       extract(epoch FROM now() - max(coalesce(ultima_en, terminada_en)))::float8 AS hace
     FROM tarea GROUP BY tipo ORDER BY tipo`,
  )
  const gauge = (name: string, value: (row: Cifra) => number | null): string[] => [
    `# TYPE ${name} gauge`,
    ...rows.flatMap((row) => {
      const figure = value(row)
      return figure === null ? [] : [`${name}{tipo="${row.tipo}"} ${figure}`]
    }),
  ]
  return `${[
    ...gauge('padron_tareas_pendientes', ({ pendientes }) => pendientes),
    ...gauge('padron_tarea_fallas_seguidas', ({ fallas }) => fallas),
    ...gauge('padron_tarea_segundos_desde_la_ultima', ({ hace }) => hace && Math.round(hace)),
  ].join('\n')}\n`
}
