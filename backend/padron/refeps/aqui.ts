import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { EN_VIGOR } from '@/backend/padron/listado/filters'
import { FALLECIDO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { isHabilitado } from '@/domain/habilitacion'
import type { MiembroDeAqui } from '@/domain/refeps/comparar'
import type { Lado } from '@/domain/refeps/palabras'

type Leido = Omit<MiembroDeAqui, 'habilitado' | 'fallecido'> & { tipo: number; habilitan: number }

/** What a comparison asks of members on a day; of all of them, or of these. */
export async function readMiembros(
  db: Queryable,
  hoy: Fecha,
  ids?: readonly number[],
): Promise<MiembroDeAqui[]> {
  const donde = ids ? 'WHERE m.id = ANY($2::int[])' : ''
  const suyas = ids ? 'AND em.matriculado_id = ANY($2::int[])' : ''
  const rows = await db.query<Leido>(
    `SELECT m.id, m.dni, m.matricula, m.apellido, m.nombre, ${nombreDeTipo('t')} AS estado, t.id AS tipo,
       ${ajusteSql('estadosHabilitados')} AS habilitan, coalesce(esp.nombres, '{}') AS especialidades
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id LEFT JOIN (
       SELECT em.matriculado_id, array_agg(DISTINCT e.nombre ORDER BY e.nombre) AS nombres
       FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
       WHERE ${EN_VIGOR} ${suyas} GROUP BY 1) esp ON esp.matriculado_id = m.id
     ${donde} ORDER BY m.id`,
    ids ? [hoy, ids] : [hoy],
  )
  return rows.map(({ tipo, habilitan, ...row }) => ({
    ...row,
    habilitado: isHabilitado(tipo, habilitan),
    fallecido: tipo === FALLECIDO,
  }))
}

/** As it is kept beside the other side, and told. */
export const ladoDeAqui = ({
  dni,
  matricula,
  apellido,
  nombre,
  estado,
  especialidades,
}: MiembroDeAqui): Lado => ({
  ...{ dni, matricula, apellidoNombre: `${apellido}, ${nombre}`, estado, especialidades },
})
