import type { Queryable } from '@/backend/db/conexion'
import type { Nosotros, Renglon } from '@/backend/mudanza/viaje/paridad'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { coverLabel, type Cobertura } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

interface Registrado extends Cobertura {
  id: number
  tipoMatriculaID: number
  estado: string
  matricula: number
  dni: number
}

/** Our side of members, in three statements. `dias`: on which day of each one the insurance is asked. */
export async function readNosotros(
  db: Queryable,
  dias: ReadonlyMap<number, Fecha>,
): Promise<Map<number, Nosotros>> {
  const ids = [...dias.keys()]
  const fichas = await db.query<Registrado>(
    `SELECT m.id, m.tipo_matricula_id AS "tipoMatriculaID", t.nombre AS estado, m.matricula, m.dni,
       ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida"
     FROM unnest($1::int[], $2::date[]) AS d (id, dia) JOIN matriculado m ON m.id = d.id
     JOIN tipo_matricula t ON t.id = m.tipo_matricula_id ${joinSeguro('m.id', 'd.dia')}`,
    [ids, [...dias.values()]],
  )
  const pendientes = await db.query<{ id: number; tipo: number; count: number; monto: bigint }>(
    `SELECT matriculado_id AS id, tipo, count(*)::int AS count, sum(monto)::bigint AS monto FROM cargo
     WHERE matriculado_id = ANY($1) AND ${IMPAGO} GROUP BY 1, 2`,
    [ids],
  )
  const movimientos = await db.query<Renglon & { de: number }>(
    `SELECT matriculado_id AS de, fecha, debe, haber FROM movimiento WHERE matriculado_id = ANY($1)
     ORDER BY matriculado_id, fecha, id`,
    [ids],
  )
  const owed = groupBy(pendientes, ({ id }) => id)
  const filas = groupBy(movimientos, ({ de }) => de)
  return new Map(
    fichas.map(({ id, ...one }) => {
      const own = owed.get(id) ?? []
      return [
        id,
        {
          ficha: { ...one, matricula: given(one.matricula), dni: given(one.dni) },
          seguro: coverLabel(one),
          pendiente: centavos(own.reduce((sum, { monto }) => sum + monto, 0n)),
          porTipo: new Map(own.map(({ tipo, count }) => [tipo, count])),
          filas: filas.get(id) ?? [],
        },
      ]
    }),
  )
}

/** One below zero stands for none (`Documentos`). */
const given = (numero: number): number | null => (numero > 0 ? numero : null)

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
