import type { Regla } from '@/backend/verificar/rules/regla'

export const SEGUROS: readonly Regla[] = [
  {
    regla: 'Los seguros de cada matriculado no se superponen, y a lo sumo uno está abierto',
    sql: `
      SELECT format('matriculado %s: seguros %s y %s', matriculado_id, previo, id) FROM (
        SELECT id, matriculado_id, desde, lag(id) OVER w AS previo,
          max(coalesce(hasta, 'infinity')) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ocupado
        FROM federacion_matriculado WHERE eliminado_en IS NULL
        WINDOW w AS (PARTITION BY matriculado_id ORDER BY desde, id)
      ) s WHERE desde <= ocupado`,
  },
]
