import type { Regla } from '@/backend/verificar/rules/regla'

/** SQL: two periods of a member that share a day, of a table of periods. Two that are open always do. */
const meetingsOf = (tabla: string): string => `
  SELECT format('matriculado %s: períodos %s y %s', matriculado_id, previo, id) FROM (
    SELECT id, matriculado_id, desde, lag(id) OVER w AS previo,
      max(coalesce(hasta, 'infinity')) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ocupado
    FROM ${tabla} WHERE eliminado_en IS NULL
    WINDOW w AS (PARTITION BY matriculado_id ORDER BY desde, id)
  ) s WHERE desde <= ocupado`

export const SEGUROS: readonly Regla[] = [
  {
    regla: 'Los seguros de cada matriculado no se superponen, y a lo sumo uno está abierto',
    sql: meetingsOf('federacion_matriculado'),
  },
  {
    regla:
      'Los períodos de superintendencia de cada matriculado no se superponen, y a lo sumo uno está abierto',
    sql: meetingsOf('superintendencia_matriculado'),
  },
  {
    regla:
      'Cada póliza tiene su archivo, un PDF con todos sus bytes, y es la única del matriculado en el mes',
    sql: `
      SELECT format('póliza %s-%s-%s: %s', p.anio, lpad(p.mes::text, 2, '0'), p.matriculado_id, CASE
        WHEN a.huella IS NULL THEN 'falta el archivo ' || p.huella
        WHEN a.tipo <> 'application/pdf' THEN 'su archivo es ' || a.tipo
        WHEN p.cuantas > 1 THEN 'hay ' || p.cuantas || ' del mismo mes'
        ELSE format('tiene %s de %s bytes', coalesce(t.suma, 0), a.bytes) END)
      FROM (SELECT *, count(*) OVER (PARTITION BY anio, mes, matriculado_id) AS cuantas FROM poliza) p
      LEFT JOIN archivo a USING (huella)
      LEFT JOIN (SELECT huella, sum(octet_length(datos)) AS suma FROM archivo_trozo GROUP BY 1) t USING (huella)
      WHERE a.huella IS NULL OR a.tipo <> 'application/pdf' OR p.cuantas > 1 OR t.suma IS DISTINCT FROM a.bytes`,
  },
]
