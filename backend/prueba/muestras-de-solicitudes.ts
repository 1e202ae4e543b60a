import type { Escena } from '@/contract/escena'
import type { Db } from '@/backend/db/conexion'
import { addMember } from '@/backend/prueba/gente'
import type { EstadoDeSolicitud } from '@/domain/solicitud'

type Solicitudes = Pick<
  Escena,
  | 'solicitudID'
  | 'solicitudPapelID'
  | 'solicitudObservable'
  | 'solicitudAdmisible'
  | 'solicitudResoluble'
  | 'solicitudRechazable'
  | 'solicitudRetirable'
  | 'solicitudPropia'
  | 'papelPropio'
  | 'solicitudPropiaRetirable'
>

/** A request of a kind by its place, as if it had been presented on a day, with the papers of its kind. */
export async function addSolicitud(
  db: Db,
  matriculadoID: number,
  tipoID: number,
  estado: EstadoDeSolicitud = 'presentada',
  papeles: 'esperado' | 'aceptado' = 'esperado',
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO solicitud (matriculado_id, tipo_solicitud_id, estado, con_baja, anio, numero, presentada, vence)
     VALUES ($1, $2, $3, false, 2026, tomar_solicitud(2026), '2026-11-16', '2026-12-01') RETURNING id`,
    [matriculadoID, tipoID, estado],
  )
  const id = row?.id ?? 0
  await db.query(
    `INSERT INTO solicitud_papel (solicitud_id, orden, nombre, ayuda, obligatorio, original, dias_de_vigencia, estado,
       original_visto_en)
     SELECT $1, orden, nombre, ayuda, obligatorio, original, dias_de_vigencia, $3, CASE WHEN $3 = 'aceptado' THEN now() END
     FROM requisito WHERE tipo_solicitud_id = $2`,
    [id, tipoID, papeles],
  )
  return id
}

/** A doctor's own draft with its papers. */
async function addDraft(db: Db, tipoID: number): Promise<{ id: number; papelID: number }> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO solicitud (matriculado_id, tipo_solicitud_id, estado) VALUES ($1, $2, 'borrador') RETURNING id`,
    [await addMember(db), tipoID],
  )
  const [papel] = await db.query<{ id: number }>(
    `INSERT INTO solicitud_papel (solicitud_id, orden, nombre, obligatorio, original)
     VALUES ($1, 1, 'Nota firmada', true, true) RETURNING id`,
    [row?.id],
  )
  return { id: row?.id ?? 0, papelID: papel?.id ?? 0 }
}

/** Requests of each kind, in the state in which the examples find them. */
export async function addSolicitudes(db: Db, matriculadoID: number): Promise<Solicitudes> {
  const solicitudID = await addSolicitud(db, matriculadoID, 1)
  const [papel] = await db.query<{ id: number }>(
    'SELECT id FROM solicitud_papel WHERE solicitud_id = $1 ORDER BY orden LIMIT 1',
    [solicitudID],
  )
  const draft = await addDraft(db, 1)
  return {
    ...{ solicitudPropia: draft.id, papelPropio: draft.papelID },
    solicitudPropiaRetirable: (await addDraft(db, 1)).id,
    ...{ solicitudID, solicitudPapelID: papel?.id ?? 0 },
    solicitudObservable: await addSolicitud(db, matriculadoID, 2),
    solicitudRechazable: await addSolicitud(db, matriculadoID, 3),
    solicitudRetirable: await addSolicitud(db, matriculadoID, 4),
    solicitudResoluble: await addSolicitud(db, matriculadoID, 5, 'admitida', 'aceptado'),
    solicitudAdmisible: await addSolicitud(db, matriculadoID, 6, 'presentada', 'aceptado'),
  }
}
