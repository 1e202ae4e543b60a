import type { traerTodas } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { destinosDe, requireDestino } from '@/backend/mudanza/importar/permiso'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario, QUIEN } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { fromDecimalText } from '@/domain/dinero'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Lectura } from '@/domain/importar/lectura'
import type { EstadoDeImportacion } from '@/domain/importar/resultado'
import type { Libro } from '@/domain/libro'

/** As it is told: without what its reading needs. */
type Dicha = FilaDe<typeof traerTodas>

/** What a review or an import came to, as it is kept: amounts as decimal text. */
export type Cuentas = Omit<NonNullable<Dicha['cuentas']>, 'monto'> & { monto: string | null }

export interface Importacion {
  id: number
  destino: DestinoDeImportacion
  huella: string
  nombre: string
  estado: EstadoDeImportacion
  libro: Libro
  perfil: unknown
  lectura: Lectura
  version: number
  titulos: string
  mapeoID: number | null
  cuentas: Cuentas | null
  evaluacion: string | null
  /** Written and still as written. */
  vivos: number
  tareaID: number | null
}

const TRABAJOS = "'{revision,importacion,deshacer}'"

/** SQL: the live job of an import `i`, as `j`. */
const CON_TRABAJO = `LEFT JOIN LATERAL (
  SELECT t.id, t.tipo FROM tarea t
  WHERE t.estado = 'pendiente' AND t.tipo = ANY(${TRABAJOS}) AND t.clave = i.id::text LIMIT 1) j ON true`

/** SQL: what its job is doing, or where the last one left it. */
const ESTADO = `CASE j.tipo WHEN 'revision' THEN 'revisando' WHEN 'importacion' THEN 'importando'
  WHEN 'deshacer' THEN 'deshaciendo' ELSE i.estado END`

const VIVOS = `(SELECT count(*)::int FROM importacion_registro r
  WHERE r.importacion_id = i.id AND r.hecho IN ('escrito', 'quedo'))`

const importaciones = (donde: string): string => `
  SELECT i.id, i.destino, i.nombre, ${ESTADO} AS estado, ${nombreDeUsuario('u')} AS usuario, i.creada_en AS creada,
    i.importada_en AS importada, ${nombreDeUsuario('p')} AS "importadaPor", i.deshecha_en AS deshecha,
    ${nombreDeUsuario('d')} AS "deshechaPor", i.motivo, i.cuentas, ${VIVOS} AS vivos
  FROM importacion i ${CON_TRABAJO} LEFT JOIN usuario u ON u.id = i.usuario_id
  LEFT JOIN usuario p ON p.id = i.importada_por LEFT JOIN usuario d ON d.id = i.deshecha_por
  WHERE ${donde}`

type Leida = Omit<Dicha, 'cuentas'> & { cuentas: Cuentas | null }

const told = ({ cuentas, ...row }: Leida): Dicha => ({
  ...row,
  cuentas: cuentas && { ...cuentas, monto: cuentas.monto === null ? null : fromDecimalText(cuentas.monto) },
})

/** Of the targets that are the person's, the newest first. */
export async function listImportaciones(
  db: Queryable,
  pedido: Pedido,
  { pagina = 1 }: EntradaDe<typeof traerTodas>,
): Promise<Pagina<Dicha>> {
  const mine = destinosDe(pedido)
  const [filas, [all]] = await Promise.all([
    db.query<Leida>(`${importaciones('i.destino = ANY($1)')} ORDER BY i.id DESC LIMIT $2 OFFSET $3`, [
      mine,
      POR_PAGINA,
      (pagina - 1) * POR_PAGINA,
    ]),
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM importacion WHERE destino = ANY($1)', [
      mine,
    ]),
  ])
  return { filas: filas.map(told), total: all?.total ?? 0 }
}

export async function tellImportacion(db: Queryable, id: number): Promise<Dicha> {
  const [row] = await db.query<Leida>(importaciones('i.id = $1'), [id])
  if (!row) throw noEncontrado()
  return told(row)
}

/** Throws `Rechazo` for one that does not exist, and 403 for a target that is not the person's. */
export async function readImportacion(db: Queryable, pedido: Pedido, id: number): Promise<Importacion> {
  const found = await findImportacion(db, id)
  if (!found) throw noEncontrado()
  requireDestino(pedido, found.destino)
  return found
}

/** The same without asking who: for jobs, which somebody was let to order. */
export async function findImportacion(db: Queryable, id: number): Promise<Importacion | undefined> {
  const [row] = await db.query<Importacion>(
    `SELECT i.id, i.destino, i.huella, i.nombre, ${ESTADO} AS estado, i.libro, i.perfil, i.lectura, i.version, i.titulos,
       i.mapeo_id AS "mapeoID", i.cuentas, i.evaluacion, ${VIVOS} AS vivos, j.id AS "tareaID"
     FROM importacion i ${CON_TRABAJO} WHERE i.id = $1`,
    [id],
  )
  return row
}

/**
 * Locks it until the transaction ends. Throws `Rechazo` as `readImportacion` does, and while a job is at it, naming who
 * asked for that.
 */
export async function holdImportacion(tx: Tx, pedido: Pedido, id: number): Promise<Importacion> {
  await tx.query('SELECT FROM importacion WHERE id = $1 FOR UPDATE', [id])
  // Only a second statement sees the job of whoever was waited for.
  const found = await readImportacion(tx, pedido, id)
  if (found.tareaID !== null) throw new Rechazo(await describeBusy(tx, found.tareaID))
  return found
}

const ACTOS_EN_CURSO = {
  revision: 'Se está revisando',
  importacion: 'Se está importando',
  deshacer: 'Se está deshaciendo',
} as const

/** 'Se está importando «padron.xlsx»: lo pidió Ana Paz. Espere a que termine, o deténgalo.' */
export async function describeBusy(db: Queryable, tareaID: number): Promise<string> {
  const [job] = await db.query<{ tipo: keyof typeof ACTOS_EN_CURSO; nombre: string; quien: string }>(
    `SELECT t.tipo, i.nombre, ${QUIEN} AS quien FROM tarea t LEFT JOIN usuario u ON u.id = t.usuario_id
     JOIN importacion i ON i.id = (t.pedido ->> 'importacionID')::int WHERE t.id = $1`,
    [tareaID],
  )
  if (!job) return 'Hay una importación en curso: espere a que termine.'
  return `${ACTOS_EN_CURSO[job.tipo]} «${job.nombre}»: lo pidió ${job.quien}. Espere a que termine, o deténgalo.`
}

/** Throws `Rechazo` where something of it is written: what is read anew would not know how to take that back. */
export function requireUnwritten({ vivos, estado }: Importacion): void {
  if (vivos === 0) return
  throw new Rechazo(
    estado === 'deshecha'
      ? 'De esta planilla quedó algo que no se pudo deshacer: para importarla otra vez, súbala de nuevo.'
      : 'Esta planilla ya se importó, entera o en parte: siga con la importación o deshágala antes.',
  )
}
