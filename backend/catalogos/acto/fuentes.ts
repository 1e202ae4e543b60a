import { TIPO_PRECIO } from '@/domain/precio'

interface Fuente {
  /** What its rows are called where an act tells what rests on it. */
  nombre: string
  /** SQL of id, que (the row in words), acto_id (on which it rests today) and vigente (whether it still runs). */
  sql: string
}

/**
 * What may rest on an act, by table. A table that gets an `acto_id` of its own has one line here: the act's page tells
 * its rows, and the act cannot lose its effect while one of them runs.
 */
export const FUENTES = {
  concepto: {
    nombre: 'Precio',
    sql: `SELECT id, nombre || ': $ ' || translate(to_char(monto / 100.0, 'FM999G999G999G990D00'), ',.', '.,') AS que,
        acto_id, eliminado_en IS NULL AS vigente
      FROM concepto WHERE tipo = ${TIPO_PRECIO}`,
  },
} as const satisfies Readonly<Record<string, Fuente>>

export type TablaQueCita = keyof typeof FUENTES

/** SQL: the rows of all of them, with their table and its name. */
export const TODO_LO_CITADO = (Object.keys(FUENTES) as TablaQueCita[])
  .map(
    (tabla) =>
      `SELECT '${tabla}' AS tabla, '${FUENTES[tabla].nombre}' AS fuente, f.id, f.que, f.acto_id, f.vigente
       FROM (${FUENTES[tabla].sql}) f`,
  )
  .join(' UNION ALL ')
