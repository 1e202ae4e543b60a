import { ABIERTO } from '@/backend/nucleo/estado-programado'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { TIPO_PRECIO } from '@/domain/precio'

interface Fuente {
  /** What its rows are called where an act tells what rests on it. */
  nombre: string
  /** SQL of id, donde (what is opened to see it), que (the row in words), acto_id (on which it rests today) and vigente (whether it still runs). */
  sql: string
}

/** SQL: a day as people write it. */
const DIA = (dia: string): string => `to_char(${dia}, 'DD/MM/YYYY')`

/**
 * What may rest on an act, by table. A table that gets an `acto_id` of its own has one line here: the act's page tells
 * its rows, and the act cannot lose its effect while one of them runs.
 */
export const FUENTES = {
  concepto: {
    nombre: 'Precio',
    sql: `SELECT id, id AS donde, nombre || ': $ ' || translate(to_char(monto / 100.0, 'FM999G999G999G990D00'), ',.', '.,') AS que,
        acto_id, eliminado_en IS NULL AS vigente
      FROM concepto WHERE tipo = ${TIPO_PRECIO}`,
  },
  periodo_matricula: {
    nombre: 'Estado',
    sql: `SELECT p.id, m.id AS donde, ${nombreDeMatriculado('m')} || ': ' || ${nombreDeTipo('t')} || ' desde el ' || ${DIA('p.fecha_desde')}
          || coalesce(' hasta el ' || ${DIA('p.fecha_hasta - 1')}, '') AS que,
        p.acto_id, p.fecha_hasta IS NULL AS vigente
      FROM periodo_matricula p JOIN matriculado m ON m.id = p.matriculado_id JOIN tipo_matricula t ON t.id = p.tipo_matricula_id`,
  },
  estado_programado: {
    nombre: 'Cambio programado',
    sql: `SELECT e.id, m.id AS donde, ${nombreDeMatriculado('m')} || ': ' || ${nombreDeTipo('t')} || ' desde el ' || ${DIA('e.dia')} AS que,
        e.acto_id, ${ABIERTO} AND e.impedimento IS NULL AS vigente
      FROM estado_programado e JOIN matriculado m ON m.id = e.matriculado_id JOIN tipo_matricula t ON t.id = e.tipo_matricula_id`,
  },
  solicitud: {
    nombre: 'Solicitud',
    // The state that it made rests on the act; what else was done stands.
    sql: `SELECT s.id, s.id AS donde, 'N° ' || s.numero || '/' || s.anio || ', ' || t.nombre || ': ' || ${nombreDeMatriculado('m')} AS que,
        s.acto_id, false AS vigente
      FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id
        JOIN matriculado m ON m.id = s.matriculado_id WHERE s.numero IS NOT NULL`,
  },
} as const satisfies Readonly<Record<string, Fuente>>

export type TablaQueCita = keyof typeof FUENTES

/** SQL: the rows of all of them, with their table and its name. */
export const TODO_LO_CITADO = (Object.keys(FUENTES) as TablaQueCita[])
  .map(
    (tabla) =>
      `SELECT '${tabla}' AS tabla, '${FUENTES[tabla].nombre}' AS fuente, f.id, f.donde, f.que, f.acto_id, f.vigente
       FROM (${FUENTES[tabla].sql}) f`,
  )
  .join(' UNION ALL ')
