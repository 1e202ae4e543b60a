import type { FilaDe } from '@/contract/llamada'
import type { traerTodos } from '@/contract/adjunto'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import type { TipoDeAdjunto } from '@/domain/tipo-de-adjunto'
import { type Fecha, formatInstante } from '@/domain/fechas'

type Fila = FilaDe<typeof traerTodos>
type Version = Fila['anteriores'][number]

const VERSION = `a.id, a.nombre, f.tipo AS formato, f.bytes::float8 AS bytes, a.huella, a.subido_en AS subido,
  ${nombreDeUsuario('u')} AS quien`
const DE = 'FROM adjunto a JOIN archivo f ON f.huella = a.huella LEFT JOIN usuario u ON u.id = a.subido_por'

/** What a member's record holds, the newest first, each with what it replaced. */
export async function listAdjuntos(db: Queryable, matriculadoID: number): Promise<Fila[]> {
  const filas = await db.query<Omit<Fila, 'anteriores'>>(
    `SELECT ${VERSION}, a.tipo, a.vence, a.version ${DE}
     WHERE a.matriculado_id = $1 AND a.reemplazado_por IS NULL AND a.eliminado_en IS NULL
     ORDER BY a.subido_en DESC, a.id DESC`,
    [matriculadoID],
  )
  const former = await db.query<Version & { de: number | null }>(
    `SELECT ${VERSION}, a.reemplazado_por AS de ${DE} WHERE a.reemplazado_por = ANY($1::int[])
     ORDER BY a.subido_en DESC, a.id DESC`,
    [filas.map(({ id }) => id)],
  )
  return filas.map((fila) => ({
    ...fila,
    anteriores: former.filter(({ de }) => de === fila.id).map(({ de: _, ...version }) => version),
  }))
}

/** The bytes and name of one, or of one that it replaced. Throws `noEncontrado` for what is deleted. */
export async function findAdjunto(db: Queryable, id: number): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string; nombre: string }>(
    `SELECT a.huella, a.nombre FROM adjunto a JOIN adjunto hoy ON hoy.id = coalesce(a.reemplazado_por, a.id)
     WHERE a.id = $1 AND hoy.eliminado_en IS NULL`,
    [id],
  )
  if (!row) throw noEncontrado()
  return row
}

export interface Adjunto {
  id: number
  matriculadoID: number
  tipo: TipoDeAdjunto
  nombre: string
  vence: Fecha | null
  huella: string
  formato: string
  version: number
}

/** Locks its member. Throws `Rechazo` naming who replaced or deleted it. */
export async function holdAdjunto(tx: Tx, id: number): Promise<Adjunto> {
  const [whose] = await tx.query<{ matriculadoID: number }>(
    'SELECT matriculado_id AS "matriculadoID" FROM adjunto WHERE id = $1',
    [id],
  )
  if (!whose) throw noEncontrado()
  await holdMatriculado(tx, whose.matriculadoID)
  const [row] = await tx.query<
    Adjunto & { quien: string | null; eliminado: string | null; nuevo: string | null }
  >(
    `SELECT a.id, a.matriculado_id AS "matriculadoID", a.tipo, a.nombre, a.vence, a.huella, f.tipo AS formato,
       a.version, ${nombreDeUsuario('u')} AS quien, hoy.eliminado_en AS eliminado,
       CASE WHEN hoy.id <> a.id THEN hoy.subido_en END AS nuevo
     FROM adjunto a JOIN archivo f ON f.huella = a.huella JOIN adjunto hoy ON hoy.id = coalesce(a.reemplazado_por, a.id)
     LEFT JOIN usuario u ON u.id = coalesce(hoy.eliminado_por, hoy.subido_por) WHERE a.id = $1`,
    [id],
  )
  if (!row) throw noEncontrado()
  const { quien, eliminado, nuevo, ...adjunto } = row
  const who = quien ?? 'el sistema'
  if (eliminado) throw new Rechazo(`Lo eliminó ${who} el ${formatInstante(eliminado)}`)
  if (nuevo) throw new Rechazo(`Lo reemplazó ${who} el ${formatInstante(nuevo)}`)
  return adjunto
}

/** A live one of the member with the same content and kind, but for `salvo`. */
export async function findTwin(
  tx: Tx,
  { matriculadoID, tipo, huella }: Pick<Adjunto, 'matriculadoID' | 'tipo' | 'huella'>,
  salvo = 0,
): Promise<{ nombre: string; subido: string } | undefined> {
  const [row] = await tx.query<{ nombre: string; subido: string }>(
    `SELECT nombre, subido_en AS subido FROM adjunto WHERE matriculado_id = $1 AND tipo = $2 AND huella = $3
       AND id <> $4 AND reemplazado_por IS NULL AND eliminado_en IS NULL`,
    [matriculadoID, tipo, huella, salvo],
  )
  return row
}
