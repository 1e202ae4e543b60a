import type { traerEspecialidadesPorDepartamento } from '@/contract/evolucion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { onRegister } from '@/backend/estadisticas/evolucion/padron'
import { daysOf } from '@/backend/estadisticas/evolucion/periodo'
import type { Fecha } from '@/domain/fechas'

/** SQL: the specialties in force on a day of those who were on the register, each once for a member. */
const inForce = (dia: string, columna: string): string =>
  `SELECT DISTINCT em.matriculado_id, em.especialidad_id, '${columna}' AS cuando FROM especialidad_matriculado em
   WHERE em.eliminado_en IS NULL AND em.fecha_obtencion <= ${dia}
     AND (em.sin_reval OR em.fecha_caducidad IS NULL OR em.fecha_caducidad >= ${dia})
     AND ($3::int IS NULL OR em.especialidad_id = $3) AND em.matriculado_id IN (${onRegister(dia)})`

const count = (columna: string): string => `count(*) FILTER (WHERE v.cuando = '${columna}')::int`

/** Specialties in force by department, the most first; the department is that of today's address. */
export async function readEspecialidadesPorDepartamento(
  db: Queryable,
  { fecha, especialidadID }: EntradaDe<typeof traerEspecialidadesPorDepartamento>,
  hoy: Fecha,
): Promise<FilaDe<typeof traerEspecialidadesPorDepartamento>[]> {
  return db.query(
    `WITH v AS (${inForce('$1::date', 'cantidad')} UNION ALL ${inForce('$2::date', 'anterior')}), n AS (
       SELECT m.departamento_id, ${count('cantidad')} AS cantidad, ${count('anterior')} AS anterior
       FROM v JOIN matriculado m ON m.id = v.matriculado_id GROUP BY 1
     )
     SELECT n.departamento_id AS "departamentoID", d.nombre AS departamento, p.nombre AS provincia, n.cantidad, n.anterior
     FROM n LEFT JOIN departamento d ON d.id = n.departamento_id LEFT JOIN provincia p ON p.id = d.provincia_id
     ORDER BY n.cantidad DESC, n.anterior DESC, d.nombre, d.id`,
    [...daysOf(fecha, hoy), especialidadID ?? null],
  )
}
