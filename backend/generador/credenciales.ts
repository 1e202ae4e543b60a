import type { Tx } from '@/backend/db/conexion'
import { EFECTIVO, FALLECIDO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'

const FIRMANTES = [
  ['Dra. Elvira Ñáñez', 'Presidenta'],
  ['Dr. Ramiro Ábalos', 'Secretario General'],
] as const

/**
 * Practices of every fourth member who has been a doctor for three years, certificates in force and expired of every
 * fifth, the superintendencia of every sixth, and who signs. Drawn from the members' ids, so that the rest of the register stays as it is.
 */
export async function addCredentials(tx: Tx, hoy: Fecha): Promise<void> {
  await tx.query(
    `INSERT INTO practica_matriculado (matriculado_id, practica_id, fecha_obtencion, creado_en)
     SELECT m.id, p.id, d.dia, d.dia + time '10:00'
     FROM matriculado m JOIN LATERAL (
       SELECT id FROM practica WHERE eliminado_en IS NULL ORDER BY hashint4(id + m.id), id LIMIT 1 + m.id / 4 % 3
     ) p ON true,
     LATERAL (SELECT m.fecha_titulo + 1095 +
       (m.id * 37 + p.id * 11) % greatest(1, $1::date - m.fecha_titulo - 1095) AS dia) d
     WHERE m.id % 4 = 0 AND m.fecha_titulo + 1095 < $1`,
    [hoy],
  )
  await tx.query(
    `INSERT INTO certificado_matriculado (matriculado_id, tipo_certificado_id, validez_desde, validez_hasta, creado_en)
     SELECT m.id, t.id, desde, (desde + interval '2 years')::date, desde + time '10:00'
     FROM matriculado m JOIN LATERAL (
       SELECT id FROM tipo_certificado WHERE eliminado_en IS NULL ORDER BY id LIMIT 1 + m.id / 5 % 2
     ) t ON true, LATERAL (SELECT $1::date - m.id * 53 % 1500 AS desde) d
     WHERE m.id % 5 = 0`,
    [hoy],
  )
  await tx.query(
    `INSERT INTO superintendencia_matriculado (matriculado_id, desde, hasta, nro_certificado, creado_en)
     SELECT m.id, d.desde, d.hasta, CASE WHEN d.hasta IS NOT NULL THEN 'S-' || 1000 + m.id END, d.desde + time '10:00'
     FROM matriculado m, LATERAL (VALUES
       (m.ingreso_cm + 365, m.ingreso_cm + 1825),
       (m.ingreso_cm + 1826, NULL)) AS d (desde, hasta)
     WHERE m.id % 6 = 0 AND (d.hasta IS NULL OR m.id % 12 = 0) AND coalesce(d.hasta, d.desde) < $1`,
    [hoy],
  )
  for (const [nombre, cargo] of FIRMANTES)
    await tx.query(
      `INSERT INTO firmante (nombre, cargo) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM firmante WHERE nombre = $1)`,
      [nombre, cargo],
    )
}

/** SQL: who died, and when. */
const MUERTOS = `(SELECT matriculado_id, fecha_desde AS dia FROM periodo_matricula WHERE tipo_matricula_id = ${FALLECIDO})`

/** What else was invented for the dead after their death is taken out, and what still ran ends with it. */
export async function endWithDeath(tx: Tx): Promise<void> {
  for (const [tabla, desde] of [
    ['practica_matriculado', 'fecha_obtencion'],
    ['certificado_matriculado', 'validez_desde'],
    ['superintendencia_matriculado', 'desde'],
  ] as const)
    await tx.query(
      `DELETE FROM ${tabla} x USING ${MUERTOS} d WHERE x.matriculado_id = d.matriculado_id AND x.${desde} > d.dia`,
    )
  await tx.query(
    `UPDATE superintendencia_matriculado x SET hasta = least(x.hasta, d.dia),
       nro_certificado = coalesce(x.nro_certificado, 'S-' || 1000 + x.matriculado_id)
     FROM ${MUERTOS} d WHERE x.matriculado_id = d.matriculado_id`,
  )
  await tx.query(
    `UPDATE da_listado x SET fecha_alta = least(x.fecha_alta, d.dia), fecha_baja = least(x.fecha_baja, d.dia),
       motivo_baja = coalesce(x.motivo_baja, 'Falleció')
     FROM ${MUERTOS} d WHERE x.matriculado_id = d.matriculado_id`,
  )
  await tx.query(
    `UPDATE matriculado m SET forma_pago_id = ${EFECTIVO} FROM ${MUERTOS} d WHERE m.id = d.matriculado_id`,
  )
}
