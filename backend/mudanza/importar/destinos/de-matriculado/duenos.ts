import type { Queryable } from '@/backend/db/conexion'
import type { Dicho } from '@/backend/mudanza/importar/destinos/destino'
import type { Fecha } from '@/domain/fechas'
import type { Valores } from '@/domain/importar/resultado'

/** Whom a record is of. */
export interface Dueno {
  id: number
  matricula: number
  estado: number
  /** The day on which his state began. */
  desde: Fecha | null
  fechaNacimiento: Fecha | null
}

/** By their numbers. */
export async function readDuenos(
  db: Queryable,
  valores: readonly Valores[],
): Promise<ReadonlyMap<number, Dueno>> {
  const rows = await db.query<Dueno>(
    `SELECT m.id, m.matricula, m.tipo_matricula_id AS estado, p.fecha_desde AS desde, m.fecha_nacimiento AS "fechaNacimiento"
     FROM matriculado m LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL
     WHERE m.matricula = ANY($1)`,
    [valores.map(({ matricula }) => Number(matricula))],
  )
  return new Map(rows.map((row) => [row.matricula, row]))
}

export const unknownDueno = ({ matricula }: Valores): { rechazo: Dicho } => ({
  rechazo: {
    ...{ campo: 'matricula', codigo: 'matricula.desconocida' },
    texto: `No hay ningún matriculado ${String(matricula)}`,
  },
})
