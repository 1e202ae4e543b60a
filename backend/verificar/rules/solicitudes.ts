import type { Regla } from '@/backend/verificar/rules/regla'

export const SOLICITUDES: readonly Regla[] = [
  {
    regla: 'Cada número de solicitud hasta el último de su año está dado una vez, y ninguno después',
    sql: `
      WITH cuenta AS (
        SELECT split_part(nombre, '.', 2)::int AS anio, desde, valor FROM contador WHERE nombre LIKE 'solicitud.%'
      ), esperado AS (
        SELECT anio, generate_series(desde + 1, valor) AS numero FROM cuenta
      ), dado AS (
        SELECT anio, numero, count(*) AS veces FROM solicitud WHERE numero IS NOT NULL GROUP BY 1, 2
      )
      SELECT format('solicitud %s/%s: dada %s veces', numero, anio, coalesce(veces, 0))
      FROM esperado FULL JOIN dado USING (anio, numero) LEFT JOIN cuenta c USING (anio)
      WHERE veces IS DISTINCT FROM 1 OR c.anio IS NULL OR numero NOT BETWEEN c.desde + 1 AND c.valor`,
  },
  {
    regla: 'Cada solicitud que se apoya en una resolución está anotada en ella',
    sql: `
      SELECT format('solicitud %s: la resolución %s no la nombra', s.id, s.acto_id) FROM solicitud s
      WHERE s.acto_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM acto_cita t WHERE t.acto_id = s.acto_id AND t.tabla = 'solicitud' AND t.fila = s.id)`,
  },
  {
    regla: 'De quien murió no queda ninguna solicitud abierta',
    sql: `
      SELECT format('solicitud %s: %s, y el matriculado %s murió', s.id, s.estado, m.id)
      FROM solicitud s JOIN matriculado m ON m.id = s.matriculado_id
      WHERE m.tipo_matricula_id = 8 AND s.estado IN ('borrador', 'presentada', 'observada', 'admitida')`,
  },
  {
    regla: 'Quien cambió su nombre se encuentra también por el anterior',
    sql: `
      SELECT format('matriculado %s: no se encuentra por %s', m.id, n.busqueda)
      FROM nombre_anterior n JOIN matriculado m ON m.id = n.matriculado_id
      WHERE position(n.busqueda IN m.busqueda) = 0`,
  },
]
