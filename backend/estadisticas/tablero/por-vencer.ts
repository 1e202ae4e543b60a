import type { especialidadesPorVencer, practicasPorVencer } from '@/contract/estadisticas'
import type { FilaDe } from '@/contract/llamada'
import { NUMERO_DE_CERTIFICADO } from '@/backend/credenciales/especialidad/store'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { ANIOS_DE_PRACTICA } from '@/domain/estadisticas'
import { FALLECIDO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { DIAS_POR_VENCER } from '@/domain/plazo'

const MIEMBRO = `m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS nombre, m.telefono, m.email`
/** SQL: what ends between today, $1, and sixty days on, of the living. */
const POR_VENCER = `v.caduca BETWEEN $1::date AND $1::date + ${DIAS_POR_VENCER} AND m.tipo_matricula_id <> ${FALLECIDO}`

/** By the last record of each specialty: what was revalidated expires no more (decision 124). */
export const listEspecialidades = (
  db: Queryable,
  hoy: Fecha,
): Promise<FilaDe<typeof especialidadesPorVencer>[]> =>
  db.query(
    `SELECT ${MIEMBRO}, e.nombre AS especialidad, v.obtenida AS "fechaObtencion", v.caduca AS "fechaCaducidad",
       v.numero AS "nroCertificado"
     FROM (
       SELECT matriculado_id, especialidad_id, fecha_obtencion AS obtenida, fecha_caducidad AS caduca,
         ${NUMERO_DE_CERTIFICADO} AS numero
       FROM especialidad_matriculado em
       WHERE eliminado_en IS NULL AND NOT sin_reval AND NOT EXISTS (
         SELECT FROM especialidad_matriculado r WHERE r.revalida_id = em.id AND r.eliminado_en IS NULL)
     ) v JOIN matriculado m ON m.id = v.matriculado_id JOIN especialidad e ON e.id = v.especialidad_id
     WHERE ${POR_VENCER} ORDER BY v.caduca, m.apellido, m.nombre, m.id, e.nombre`,
    [hoy],
  )

export const listPracticas = (db: Queryable, hoy: Fecha): Promise<FilaDe<typeof practicasPorVencer>[]> =>
  db.query(
    `SELECT ${MIEMBRO}, p.nombre AS practica, v.obtenida AS "fechaObtencion", v.caduca AS "fechaCaducidad"
     FROM (
       SELECT matriculado_id, practica_id, fecha_obtencion AS obtenida,
         (fecha_obtencion + interval '${ANIOS_DE_PRACTICA} years')::date AS caduca
       FROM practica_matriculado WHERE eliminado_en IS NULL
     ) v JOIN matriculado m ON m.id = v.matriculado_id JOIN practica p ON p.id = v.practica_id
     WHERE ${POR_VENCER} ORDER BY v.caduca, m.apellido, m.nombre, m.id, p.nombre`,
    [hoy],
  )
