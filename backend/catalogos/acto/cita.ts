import type { TablaQueCita } from '@/backend/catalogos/acto/fuentes'
import { TODO_LO_CITADO } from '@/backend/catalogos/acto/fuentes'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { refuse, Rechazo } from '@/backend/nucleo/rechazo'
import { nameOfActo, type ClaseDeActo, type EstadoDeActo } from '@/domain/acto'

interface Nombrable {
  clase: ClaseDeActo
  numero: number | null
  anio: number | null
}

/** An act that is held for what is to rest on it. */
export interface Citable {
  id: number
  /** 'Res. 12/2026'. */
  nombre: string
}

/**
 * Holds an act that something is to rest on: nobody takes its effect until the transaction ends. Throws `Rechazo` beside
 * 'actoID' for one that does not exist, has no number or is without effect.
 */
export async function holdCitable(tx: Tx, actoID: number): Promise<Citable> {
  const [acto] = await tx.query<Nombrable & { estado: EstadoDeActo }>(
    'SELECT clase, numero, anio, estado FROM acto WHERE id = $1 FOR SHARE',
    [actoID],
  )
  if (!acto) refuse('actoID', 'Esa resolución ya no existe')
  if (acto.estado === 'borrador') refuse('actoID', 'Esa resolución todavía es un borrador: numérela primero')
  if (acto.estado === 'sinEfecto') refuse('actoID', `${nameOfActo(acto)} quedó sin efecto: elija otra`)
  return { id: actoID, nombre: nameOfActo(acto) }
}

/** Holds those on which something is to rest again. Throws `Rechazo` naming the one that lost its effect meanwhile. */
export async function requireInForce(tx: Tx, actoIDs: readonly number[]): Promise<void> {
  if (actoIDs.length === 0) return
  const held = await tx.query<Nombrable & { estado: EstadoDeActo }>(
    'SELECT clase, numero, anio, estado FROM acto WHERE id = ANY($1::int[]) ORDER BY id FOR SHARE',
    [actoIDs],
  )
  const lost = held.find(({ estado }) => estado === 'sinEfecto')
  if (lost) throw new Rechazo(`Volvería a apoyarse en ${nameOfActo(lost)}, que quedó sin efecto`)
}

/** Writes down that a row rests on an act, which is held. The row itself says on which it rests today. */
export async function cite(tx: Tx, actoID: number, tabla: TablaQueCita, fila: number): Promise<void> {
  await holdCitable(tx, actoID)
  await tx.query('INSERT INTO acto_cita (acto_id, tabla, fila) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    actoID,
    tabla,
    fila,
  ])
}

interface Cita {
  tabla: string
  fuente: string
  fila: number
  /** The id of what is opened to see it. */
  donde: number
  que: string
  rige: boolean
  hoyPor: { id: number; nombre: string } | null
}

/** All that was ever said to rest on an act, what rests on it today first. */
export async function listCitas(db: Queryable, actoID: number): Promise<Cita[]> {
  const rows = await db.query<Omit<Cita, 'hoyPor'> & Nombrable & { hoyID: number | null }>(
    `SELECT q.tabla, q.fuente, q.id AS fila, q.donde, q.que, (q.vigente AND q.acto_id = c.acto_id) IS TRUE AS rige,
       CASE WHEN q.acto_id <> c.acto_id THEN h.id END AS "hoyID", h.clase, h.numero, h.anio
     FROM acto_cita c JOIN (${TODO_LO_CITADO}) q ON q.tabla = c.tabla AND q.id = c.fila
       LEFT JOIN acto h ON h.id = q.acto_id
     WHERE c.acto_id = $1 ORDER BY rige DESC, q.fuente, q.que COLLATE es_ar, q.id`,
    [actoID],
  )
  return rows.map(({ hoyID, clase, numero, anio, ...cita }) => ({
    ...cita,
    hoyPor: hoyID === null ? null : { id: hoyID, nombre: nameOfActo({ clase, numero, anio }) },
  }))
}

const DICHAS = 3

/** Throws `Rechazo` naming what runs and rests on the act. */
export async function requireNothingRests(tx: Tx, actoID: number): Promise<void> {
  const running = (await listCitas(tx, actoID)).filter(({ rige }) => rige)
  if (running.length === 0) return
  const told = running.slice(0, DICHAS).map(({ fuente, que }) => `${fuente.toLowerCase()} ${que}`)
  const more = running.length > DICHAS ? ` y ${running.length - DICHAS} más` : ''
  throw new Rechazo(
    `Todavía se apoya en ella: ${told.join('; ')}${more}. Elija para eso otra resolución y vuelva a intentar.`,
  )
}
