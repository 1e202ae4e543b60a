import type { Queryable } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import type { RutaCampo } from '@/domain/campos-ficha'
import { formatInstante } from '@/domain/fechas'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

/** 'Lo cambió Ana Pérez el 21/11/2026 10:32', or undefined when the trail does not tell. */
export async function lastChange(
  db: Queryable,
  matriculadoID: number,
  campos: readonly (RutaCampo | 'estado')[],
): Promise<string | undefined> {
  const [row] = await db.query<{ cuando: string; quien: string | null }>(
    `SELECT a.cuando, ${nombreDeUsuario('u')} AS quien
     FROM auditoria a LEFT JOIN usuario u ON u.id = a.usuario_id
     WHERE a.matriculado_id = $1 AND a.datos -> 'despues' ?| $2 ORDER BY a.id DESC LIMIT 1`,
    [matriculadoID, campos],
  )
  return row && `Lo cambió ${row.quien ?? 'el sistema'} el ${formatInstante(row.cuando).slice(0, -3)}`
}

interface Registro {
  entidad: string
  id: number
  matriculadoID?: number
}

/** 'Ana Pérez el 21/11/2026 10:32:05', who did the last act on a row; undefined when the trail does not tell. */
export async function lastAuthor(
  db: Queryable,
  { entidad, id, matriculadoID }: Registro,
): Promise<string | undefined> {
  const [last] = await db.query<{ quien: string | null; cuando: string }>(
    `SELECT ${nombreDeUsuario('u')} AS quien, a.cuando FROM auditoria a LEFT JOIN usuario u ON u.id = a.usuario_id
     WHERE a.entidad = $1 AND a.entidad_id = $2 AND ($3::int IS NULL OR a.matriculado_id = $3)
     ORDER BY a.id DESC LIMIT 1`,
    [entidad, id, matriculadoID ?? null],
  )
  return last && `${last.quien ?? 'el sistema'} el ${formatInstante(last.cuando)}`
}

/** Refuses, at `version`, an act on an older reading of a row, and tells who changed it since. */
export async function refuseOlder(
  db: Queryable,
  entidad: string,
  id: number,
  luego = 'vuelva a guardar',
): Promise<never> {
  const who = await lastAuthor(db, { entidad, id })
  const mensaje = `${who ? `Lo cambió ${who}.` : 'Otra persona lo cambió.'} Revise los datos actuales y ${luego}.`
  refuse('version', mensaje)
}
