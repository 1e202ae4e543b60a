import type { traerDatos, traerFilas, traerTodas, traerUltima } from '@/contract/tarea'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Db, Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { can } from '@/domain/roles'
import { TITULOS_DE_TAREA } from '@/domain/tarea'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'

type Tarea = FilaDe<typeof traerDatos>

/** What the job made was undone, so there is nothing to tell. */
const DESHECHA = `(EXISTS (
  SELECT FROM corrida r WHERE r.id = (t.pedido ->> 'corridaID')::int AND r.anulada_en IS NOT NULL) OR EXISTS (
  SELECT FROM carga_concepto k WHERE k.id = (t.pedido ->> 'cargaID')::int AND k.anulada_en IS NOT NULL) OR EXISTS (
  SELECT FROM importacion i WHERE i.id = (t.pedido ->> 'importacionID')::int AND t.tipo <> 'deshacer' AND i.deshecha_en IS NOT NULL))`

/** Jobs as the person $1 is told of them; `donde` is SQL about the job `t`. */
const tareas = (donde: string): string => `
  SELECT t.id, t.tipo, t.clave, t.estado, t.hechas, t.total, t.resumen, ${QUIEN} AS usuario, t.creada_en AS creada,
    t.terminada_en AS terminada, t.estado = 'pendiente' AND t.detener_en IS NOT NULL AS deteniendo,
    t.vista_en IS NOT NULL OR t.usuario_id IS DISTINCT FROM $1::int OR ${DESHECHA} AS vista, (t.pedido ->> 'corridaID')::int AS "corridaID",
    (t.pedido ->> 'cargaID')::int AS "cargaID",
    (SELECT count(*)::int FROM tarea_fila f WHERE f.tarea_id = t.id AND f.detalle IS NOT NULL) AS problemas
  FROM tarea t LEFT JOIN usuario u ON u.id = t.usuario_id
  WHERE t.tipo = ANY('{${Object.keys(TITULOS_DE_TAREA).join(',')}}') AND ${donde}`

type Quien = Pick<Pedido, 'persona' | 'politica'>
/** Whether the person is told of everybody's jobs, or of the own alone. */
const seesAll = ({ persona, politica }: Quien): boolean => can(persona.roles, politica, 'tareas.todas')

/** One page, newest first. */
export async function listTareas(
  db: Db,
  pedido: Quien,
  { tipo, estado, pagina = 1 }: EntradaDe<typeof traerTodas>,
): Promise<Pagina<Tarea>> {
  const sql = tareas(
    '($2 OR t.usuario_id = $1) AND t.tipo = coalesce($3, t.tipo) AND t.estado = coalesce($4, t.estado)',
  )
  const asked = [pedido.persona.usuarioID, seesAll(pedido), tipo ?? null, estado ?? null]
  const [filas, [all]] = await Promise.all([
    db.query<Tarea>(`${sql} ORDER BY t.id DESC LIMIT $5 OFFSET $6`, [
      ...asked,
      POR_PAGINA,
      (pagina - 1) * POR_PAGINA,
    ]),
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${sql}) q`, asked),
  ])
  return { filas, total: all?.total ?? 0 }
}

/** Jobs that the person waits for, or that ended without the person being told. */
export const listActivas = async (db: Db, usuarioID: number): Promise<Pagina<Tarea>> => ({
  filas: await db.query<Tarea>(
    `${tareas(`t.usuario_id = $1 AND (t.estado = 'pendiente' OR t.vista_en IS NULL) AND NOT ${DESHECHA}`)} ORDER BY (t.estado = 'pendiente') DESC, t.id DESC LIMIT 20`,
    [usuarioID],
  ),
})

export const readUltima = async (
  db: Db,
  usuarioID: number,
  { tipo, clave }: EntradaDe<typeof traerUltima>,
): Promise<Pagina<Tarea>> => ({
  filas: await db.query<Tarea>(
    `${tareas(`t.tipo = $2 AND t.clave = $3 AND NOT ${DESHECHA}`)} ORDER BY t.id DESC LIMIT 1`,
    [usuarioID, tipo, clave],
  ),
})

/** Throws `Rechazo` alike for a missing job and for somebody else's. */
export async function readTarea(db: Queryable, pedido: Quien, id: number): Promise<Tarea> {
  const [row] = await db.query<Tarea>(tareas('t.id = $2 AND ($3 OR t.usuario_id = $1)'), [
    pedido.persona.usuarioID,
    id,
    seesAll(pedido),
  ])
  if (!row) throw noEncontrado()
  return row
}

type Fila = FilaDe<typeof traerFilas>

export async function listFilas(
  db: Db,
  pedido: Pedido,
  { tareaID, soloProblemas = false, pagina = 1 }: EntradaDe<typeof traerFilas>,
): Promise<Pagina<Fila>> {
  const { total, problemas, hechas } = await readTarea(db, pedido, tareaID)
  const filas = await db.query<Fila>(
    `SELECT f.n, m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula, f.monto, f.detalle,
       CASE WHEN f.detalle IS NOT NULL THEN 'problema' WHEN f.n <= $2 THEN 'hecha' ELSE 'espera' END AS estado
     FROM tarea_fila f LEFT JOIN matriculado m ON m.id = f.matriculado_id
     WHERE f.tarea_id = $1 AND (f.detalle IS NOT NULL OR NOT $3) ORDER BY f.n LIMIT $4 OFFSET $5`,
    [tareaID, hechas, soloProblemas, POR_PAGINA, (pagina - 1) * POR_PAGINA],
  )
  return { filas, total: soloProblemas ? problemas : total }
}

/** Asks the job to stop after its current step. Throws `Rechazo` when it is over. */
export async function stopTarea(tx: Tx, pedido: Pedido, tareaID: number): Promise<null> {
  await readTarea(tx, pedido, tareaID)
  const [asked] = await tx.query<{ hechas: number; total: number }>(
    `UPDATE tarea SET detener_en = coalesce(detener_en, now()), detener_por = coalesce(detener_por, $2)
     WHERE id = $1 AND estado = 'pendiente' RETURNING hechas, total`,
    [tareaID, pedido.persona.usuarioID],
  )
  if (!asked) throw new Rechazo('Ya terminó.')
  await audit(tx, pedido, { entidad: 'tarea', entidadID: tareaID, despues: asked })
  return null
}

/** Marks only one's own job as seen. */
export async function markSeen(tx: Tx, pedido: Pedido, tareaID: number): Promise<null> {
  const [own] = await tx.query<{ nueva: boolean }>(
    `SELECT vista_en IS NULL AND estado <> 'pendiente' AS nueva FROM tarea WHERE id = $1 AND usuario_id = $2 FOR UPDATE`,
    [tareaID, pedido.persona.usuarioID],
  )
  if (!own) throw noEncontrado()
  if (!own.nueva) return null
  await tx.query('UPDATE tarea SET vista_en = now() WHERE id = $1', [tareaID])
  await audit(tx, pedido, { entidad: 'tarea', entidadID: tareaID })
  return null
}
