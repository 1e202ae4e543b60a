import type { Db, Queryable, Tx } from '@/backend/db/conexion'
import type { PedidoDeTarea, TipoDeTarea } from '@/domain/tarea'

/** A kind, the key where it has its own, and the longest it is ever put off. */
export interface Alcance {
  tipo: string
  clave: string | null
  espera: number
}

export interface Tomada {
  id: number
  tipo: string
  clave: string | null
  fallas: number
  ahora: string
}

export interface Nueva<T extends TipoDeTarea> {
  tipo: T
  /** Only one job of a kind and key is live at a time; the database refuses a second. */
  clave: string
  pedido: PedidoDeTarea[T]
  usuarioID: number | null
  total: number
}

export async function createTarea<T extends TipoDeTarea>(tx: Tx, nueva: Nueva<T>): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    'INSERT INTO tarea (tipo, clave, pedido, usuario_id, total) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [nueva.tipo, nueva.clave, JSON.stringify(nueva.pedido), nueva.usuarioID, nueva.total],
  )
  if (!made) throw new Error('No se agregó la tarea')
  return made.id
}

/** The live job of this kind and key. */
export async function findLive(db: Queryable, tipo: TipoDeTarea, clave: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    "SELECT id FROM tarea WHERE tipo = $1 AND clave = $2 AND estado = 'pendiente'",
    [tipo, clave],
  )
  return row?.id
}

/** The first process that does a round creates its row. */
export const ensureVuelta = (db: Db, tipo: string, clave: string): Promise<unknown> =>
  db.query(
    `INSERT INTO tarea (tipo, clave) VALUES ($1, $2) ON CONFLICT (tipo, clave) WHERE estado = 'pendiente' DO NOTHING`,
    [tipo, clave],
  )

/** How far apart two statements may begin when one sees what the other wrote. */
const HOLGURA = "interval '1 minute'"

/**
 * Takes what is due longest and skips what another process is taking. A claim that has run out, or that ends
 * impossibly late because the clock was set back, is nobody's; it counts as a failure.
 */
export async function claim(
  db: Db,
  dueno: string,
  plazo: number,
  alcances: readonly Alcance[],
): Promise<Tomada | undefined> {
  const [tomada] = await db.query<Tomada>(
    `UPDATE tarea SET dueno = $1, dueno_hasta = now() + $2 * interval '1 millisecond',
       fallas = fallas + CASE WHEN dueno IS NULL THEN 0 ELSE 1 END
     WHERE id = (
       SELECT t.id FROM tarea t JOIN unnest($3::text[], $4::text[], $5::float8[]) AS a (tipo, clave, espera)
         ON a.tipo = t.tipo AND coalesce(a.clave = t.clave, true)
       WHERE t.estado = 'pendiente'
         AND coalesce(t.dueno_hasta NOT BETWEEN now() AND now() + ${HOLGURA} + $2 * interval '1 millisecond', true)
         AND t.proxima_en NOT BETWEEN now() + interval '1 microsecond' AND now() + ${HOLGURA} + a.espera * interval '1 millisecond'
       ORDER BY t.proxima_en, t.id LIMIT 1 FOR UPDATE OF t SKIP LOCKED
     ) RETURNING id, tipo, clave, fallas, now() AS ahora`,
    [
      dueno,
      plazo,
      alcances.map(({ tipo }) => tipo),
      alcances.map(({ clave }) => clave),
      alcances.map(({ espera }) => espera),
    ],
  )
  return tomada
}

/** Says that the process is alive; false when another has the work. */
export const beat = async (db: Db, id: number, dueno: string, plazo: number): Promise<boolean> =>
  (
    await db.query(
      `UPDATE tarea SET dueno_hasta = now() + $3 * interval '1 millisecond'
       WHERE id = $1 AND dueno = $2 AND estado = 'pendiente' RETURNING id`,
      [id, dueno, plazo],
    )
  ).length > 0

export const release = (db: Db, id: number, dueno: string, espera = 0): Promise<unknown> =>
  db.query(
    `UPDATE tarea SET dueno = NULL, dueno_hasta = NULL, proxima_en = now() + $3 * interval '1 millisecond'
     WHERE id = $1 AND dueno = $2`,
    [id, dueno, espera],
  )

export const endTurn = (db: Db, id: number, dueno: string, espera: number): Promise<unknown> =>
  db.query(
    `UPDATE tarea SET dueno = NULL, dueno_hasta = NULL, proxima_en = now() + $3 * interval '1 millisecond',
       ultima_en = now(), fallas = 0, causa = NULL WHERE id = $1 AND dueno = $2`,
    [id, dueno, espera],
  )

export const postpone = (
  db: Db,
  id: number,
  dueno: string,
  { espera, causa }: { espera: number; causa: string },
): Promise<unknown> =>
  db.query(
    `UPDATE tarea SET dueno = NULL, dueno_hasta = NULL, proxima_en = now() + $3 * interval '1 millisecond',
       fallas = fallas + 1, causa = $4 WHERE id = $1 AND dueno = $2`,
    [id, dueno, espera, causa],
  )

export interface EnCurso {
  pedido: unknown
  usuarioID: number | null
  hechas: number
  total: number
  detener: boolean
}

/** Undefined when another process has it. */
export async function readOwn(db: Queryable, id: number, dueno: string): Promise<EnCurso | undefined> {
  const [row] = await db.query<EnCurso>(
    `SELECT pedido, usuario_id AS "usuarioID", hechas, total, detener_en IS NOT NULL AS detener
     FROM tarea WHERE id = $1 AND dueno = $2 AND estado = 'pendiente'`,
    [id, dueno],
  )
  return row
}

/** In the step's own transaction; false when another process has it. */
export const advance = async (tx: Tx, id: number, dueno: string, hechas: number): Promise<boolean> =>
  (
    await tx.query(
      `UPDATE tarea SET hechas = $3, fallas = 0, causa = NULL
       WHERE id = $1 AND dueno = $2 AND estado = 'pendiente' RETURNING id`,
      [id, dueno, hechas],
    )
  ).length > 0

/** How far a job is that is done whole, and whether it was asked to stop; undefined when another process has it. */
export async function tellProgress(
  db: Queryable,
  id: number,
  dueno: string,
  { hechas, total }: { hechas: number; total: number },
): Promise<boolean | undefined> {
  const [row] = await db.query<{ detener: boolean }>(
    `UPDATE tarea SET hechas = $3, total = $4
     WHERE id = $1 AND dueno = $2 AND estado = 'pendiente' RETURNING detener_en IS NOT NULL AS detener`,
    [id, dueno, hechas, total],
  )
  return row?.detener
}

/** Ends a job with its one notice for the person; false when another process has it. */
export const finish = async (
  tx: Tx,
  id: number,
  dueno: string,
  { estado, resumen }: { estado: 'terminada' | 'detenida' | 'fallada'; resumen: string },
): Promise<boolean> =>
  (
    await tx.query(
      `UPDATE tarea SET estado = $3, resumen = $4, terminada_en = now(), dueno = NULL, dueno_hasta = NULL
       WHERE id = $1 AND dueno = $2 AND estado = 'pendiente' RETURNING id`,
      [id, dueno, estado, resumen],
    )
  ).length > 0
