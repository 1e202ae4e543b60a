import type { traerConcepto, traerTodos } from '@/contract/especialidad-matriculado'
import type { FilaDe } from '@/contract/llamada'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { holdMember } from '@/backend/padron/matriculado/hold-member'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { AJUSTES } from '@/domain/ajustes'
import { TIPO_PRECIO } from '@/domain/precio'

type Fila = FilaDe<typeof traerTodos>

const COLUMNAS = `em.id, em.especialidad_id AS "especialidadID", e.nombre AS especialidad,
    em.fecha_obtencion AS "fechaObtencion", em.fecha_caducidad AS "fechaCaducidad", em.sin_reval AS "sinReval",
    em.nro_certificado::text AS "nroCertificado",
    em.forma_obtencion_especialidad_id AS "formaObtencionEspecialidadID", em.organizacion_id AS "organizacionID",
    em.lugar_organizacion AS "lugarOrganizacion", em.es_reval AS "esReval",
    f.nombre AS "formaObtencion", o.nombre AS organizacion`
const DE = `FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
    LEFT JOIN forma_obtencion_especialidad f ON f.id = em.forma_obtencion_especialidad_id
    LEFT JOIN organizacion o ON o.id = em.organizacion_id
  WHERE em.eliminado_en IS NULL`

const ORDEN = 'ORDER BY e.nombre COLLATE es_ar, em.fecha_obtencion DESC, em.id DESC'

/** By name; of one specialty the last first. */
export const listEspecialidades = (db: Queryable, matriculadoID: number): Promise<Fila[]> =>
  db.query(`SELECT ${COLUMNAS} ${DE} AND em.matriculado_id = $1 ${ORDEN}`, [matriculadoID])

/** The same of several members in one read; who has none is not in it. */
export async function listEspecialidadesDe(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Fila[]>> {
  const found = new Map<number, Fila[]>()
  const filas = await db.query<Fila & { matriculadoID: number }>(
    `SELECT em.matriculado_id AS "matriculadoID", ${COLUMNAS} ${DE} AND em.matriculado_id = ANY($1::int[]) ${ORDEN}`,
    [ids],
  )
  for (const { matriculadoID, ...fila } of filas)
    found.set(matriculadoID, [...(found.get(matriculadoID) ?? []), fila])
  return found
}

export async function readEspecialidad(db: Queryable, id: number): Promise<Fila> {
  const [row] = await db.query<Fila>(`SELECT ${COLUMNAS} ${DE} AND em.id = $1`, [id])
  if (!row) throw noEncontrado()
  return row
}

/** Locks the member until the transaction ends: his specialties change one at a time. */
export async function holdEspecialidades(tx: Tx, matriculadoID: number): Promise<Fila[]> {
  await holdMember(tx, matriculadoID)
  return listEspecialidades(tx, matriculadoID)
}

/** What a new specialty's certificate costs; null where no concept is chosen or it is deleted. */
export async function readConcepto(db: Queryable): Promise<FilaDe<typeof traerConcepto>> {
  const [row] = await db.query<NonNullable<FilaDe<typeof traerConcepto>>>(
    `SELECT id, nombre, monto FROM concepto, LATERAL (SELECT ${ajusteSql('conceptoEspecialidad')} AS elegido) a
     WHERE tipo <> ${TIPO_PRECIO} AND eliminado_en IS NULL
       AND CASE elegido WHEN 0 THEN nombre = $1 ELSE id = elegido END
     ORDER BY id LIMIT 1`,
    [AJUSTES.conceptoEspecialidad.nombre],
  )
  return row ?? null
}
