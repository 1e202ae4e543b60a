import type { traerTodos } from '@/contract/especialidad-matriculado'
import type { FilaDe } from '@/contract/llamada'
import { holdMatriculado, type Retenido } from '@/backend/padron/matriculado/hold-matriculado'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'

type Fila = FilaDe<typeof traerTodos>

/** SQL: the number of the certificate of a specialty `em`, ours or the one it had before. */
export const NUMERO_DE_CERTIFICADO = 'coalesce(em.nro_certificado::text, em.numero_anterior)'

const COLUMNAS = `em.id, em.especialidad_id AS "especialidadID", e.nombre AS especialidad,
    em.fecha_obtencion AS "fechaObtencion", em.fecha_caducidad AS "fechaCaducidad", em.sin_reval AS "sinReval",
    ${NUMERO_DE_CERTIFICADO} AS "nroCertificado",
    em.forma_obtencion_especialidad_id AS "formaObtencionEspecialidadID", em.organizacion_id AS "organizacionID",
    em.lugar_organizacion AS "lugarOrganizacion", em.es_reval AS "esReval", em.revalida_id AS "revalidaID",
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
export async function holdEspecialidades(
  tx: Tx,
  matriculadoID: number,
): Promise<{ member: Retenido; filas: Fila[] }> {
  const member = await holdMatriculado(tx, matriculadoID)
  return { member, filas: await listEspecialidades(tx, matriculadoID) }
}
