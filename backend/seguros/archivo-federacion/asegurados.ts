import { refuse } from '@/backend/nucleo/rechazo'
import { daysOfMonth } from '@/domain/archivo-federacion'
import { corteOf } from '@/domain/control-cobertura'
import type { Fecha, Mes } from '@/domain/fechas'

/** The parameters of `ASEGURADOS`: a month's first and last day. Throws `Rechazo` for a month that has not begun. */
export function daysAsked(mes: Mes, hoy: Fecha): [desde: Fecha, hasta: Fecha] {
  if (corteOf(mes, hoy) === null) refuse('mes', 'Elija un mes que haya empezado')
  const { desde, hasta } = daysOfMonth(mes)
  return [desde, hasta]
}

/**
 * SQL: every period of insurance with a day in the month from $1 to $2. An end that comes later is none yet. Who has
 * several in the month is insured by the last; without birth, type and insured sum he is in no sheet of who is insured.
 */
export const ASEGURADOS = `
  SELECT p.*, m.matricula, m.apellido, m.nombre, m.busqueda, m.fecha_nacimiento, t.nombre AS tipo_seguro, t.suma_asegurada,
    p.alta AND d.completo AS en_altas, p.baja AS en_bajas, p.ultimo AND d.completo AS en_unificado,
    (p.alta OR p.ultimo) AND NOT d.completo AS afuera
  FROM (
    SELECT f.id AS seguro_id, f.matriculado_id, f.desde, CASE WHEN f.hasta <= $2 THEN f.hasta END AS hasta,
      f.tipo_seguro_id, f.desde >= $1 AS alta, coalesce(f.hasta <= $2, false) AS baja,
      lead(f.id) OVER (PARTITION BY f.matriculado_id ORDER BY f.desde) IS NULL AS ultimo
    FROM federacion_matriculado f
    WHERE f.eliminado_en IS NULL AND f.desde <= $2::date AND (f.hasta IS NULL OR f.hasta >= $1::date)
  ) p
  JOIN matriculado m ON m.id = p.matriculado_id
  LEFT JOIN tipo_seguro t ON t.id = p.tipo_seguro_id
  CROSS JOIN LATERAL (SELECT m.fecha_nacimiento IS NOT NULL AND t.suma_asegurada IS NOT NULL AS completo) d`
