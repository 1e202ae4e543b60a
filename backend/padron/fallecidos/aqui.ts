import type { Queryable } from '@/backend/db/conexion'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { FALLECIDO } from '@/domain/estados'
import type { MiembroCotejado } from '@/domain/fallecidos/cotejar'
import type { LadoDeAqui } from '@/domain/fallecidos/palabras'

/** What a list of deaths asks of members; of all of them, or of these. */
export async function readCotejados(db: Queryable, ids?: readonly number[]): Promise<MiembroCotejado[]> {
  const donde = ids ? 'WHERE m.id = ANY($1::int[])' : ''
  return db.query<MiembroCotejado>(
    `SELECT m.id, m.dni, m.matricula, m.apellido, m.nombre, ${nombreDeTipo('t')} AS estado, t.id = ${FALLECIDO} AS fallecido,
       p.fecha_desde AS desde, m.fecha_nacimiento AS nacimiento
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL
     ${donde} ORDER BY m.id`,
    ids ? [ids] : [],
  )
}

/** As it is kept beside what the list says. */
export const ladoDe = ({
  dni,
  matricula,
  apellido,
  nombre,
  estado,
  desde,
  nacimiento,
}: MiembroCotejado): LadoDeAqui => ({
  ...{ dni, matricula, apellidoNombre: `${apellido}, ${nombre}`, estado, desde, nacimiento },
})

export async function readLados(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LadoDeAqui>> {
  return new Map((await readCotejados(db, ids)).map((one) => [one.id, ladoDe(one)]))
}
