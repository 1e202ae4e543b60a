import type { Queryable, Tx } from '@/backend/db/conexion'
import { readKeptBook } from '@/backend/archivo/libro'
import { PlanillaRechazada } from '@/backend/archivo/planilla'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { type Comparacion, findComparacion } from '@/backend/padron/refeps/store'
import type { Celda } from '@/domain/celda'
import type { Origen } from '@/domain/refeps/origen'
import type { Decididas } from '@/domain/refeps/parejas'

/** Reads a kept extract's rows; `read` answers null for those that name nobody. Throws `Rechazo` where it cannot be read. */
export async function readExtracto<F>(
  db: Queryable,
  { huella, nombre, hoja, encabezado, columnas }: Comparacion,
  read: (fila: number, celdas: readonly Celda[], columnas: Comparacion['columnas']) => F | null,
): Promise<{ filas: F[]; epoca: 1900 | 1904 }> {
  try {
    const abierto = await readKeptBook(db, huella, nombre)
    const filas: F[] = []
    for await (const fila of abierto.filas) {
      if (fila.hoja !== hoja || fila.fila <= encabezado || fila.celdas === null) continue
      const one = read(fila.fila, fila.celdas, columnas)
      if (one) filas.push(one)
    }
    return { filas, epoca: abierto.libro.epoca }
  } catch (error) {
    throw error instanceof PlanillaRechazada ? new Rechazo(error.message) : error
  }
}

/** What was decided of people of such extracts. */
export async function readDecididas(db: Queryable, origen: Origen): Promise<Decididas> {
  const rows = await db.query<{ clave: string; id: number | null }>(
    'SELECT clave, matriculado_id AS id FROM equivalencia WHERE origen = $1',
    [origen],
  )
  return new Map(rows.map(({ clave, id }) => [clave, id]))
}

/** A row as it is kept, with what each side says. */
export interface FilaNueva {
  clase: string
  clave: string | null
  fila: number | null
  matriculadoID: number | null
  alla: object | null
  aqui: object | null
}

/** Those that nobody left as they are by what they say: one that says something else is shown again. */
export async function withoutDejadas<F extends FilaNueva>(
  db: Queryable,
  origen: Origen,
  filas: readonly F[],
): Promise<F[]> {
  const rows = await db.query<FilaNueva>(
    `SELECT f.clase, f.clave, f.fila, f.matriculado_id AS "matriculadoID", f.alla, f.aqui
     FROM comparacion_fila f JOIN comparacion c ON c.id = f.comparacion_id
     WHERE f.resuelta = 'dejar' AND c.origen = $1`,
    [origen],
  )
  const left = new Set(rows.map((row) => sign(row)))
  return left.size === 0 ? [...filas] : filas.filter((one) => !left.has(sign(one)))
}

/** What a row says, whatever the order in which a database gives its keys. */
const sign = ({ clase, clave, matriculadoID, alla, aqui }: FilaNueva): string =>
  JSON.stringify([clase, clave, matriculadoID, inOrder(alla), inOrder(aqui)])

const inOrder = (side: object | null): unknown =>
  side && Object.entries(side).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Rows that are sent at once. */
const TANDA = 5_000

/** Keeps a comparison's rows, in their order. */
export async function keepFilas(tx: Tx, id: number, filas: readonly FilaNueva[]): Promise<void> {
  for (let from = 0; from < filas.length; from += TANDA) {
    const lot = filas.slice(from, from + TANDA)
    await tx.query(
      `INSERT INTO comparacion_fila (comparacion_id, lugar, clase, clave, fila, matriculado_id, alla, aqui)
       SELECT $1, d.lugar, d.clase, d.clave, d.fila, d.matriculado_id, d.alla::jsonb, d.aqui::jsonb
       FROM unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[])
         AS d (lugar, clase, clave, fila, matriculado_id, alla, aqui)`,
      [
        id,
        lot.map((_one, at) => from + at + 1),
        lot.map(({ clase }) => clase),
        lot.map(({ clave }) => clave),
        lot.map(({ fila }) => fila),
        lot.map(({ matriculadoID }) => matriculadoID),
        lot.map(({ alla }) => alla && JSON.stringify(alla)),
        lot.map(({ aqui }) => aqui && JSON.stringify(aqui)),
      ],
    )
  }
}

export interface Pedidas {
  comparacionID: number
  clase?: string | undefined
  resueltas?: boolean | undefined
  pagina?: number | undefined
}

/** A row as the database keeps it; what its sides say is that of its origin. */
export interface FilaGuardada {
  filaID: number
  clase: string
  fila: number | null
  matriculadoID: number | null
  alla: object | null
  aqui: object | null
  resuelta: string | null
  motivo: string | null
  quien: string | null
  cuando: string | null
}

const FILAS = `SELECT f.id AS "filaID", f.clase, f.fila, f.matriculado_id AS "matriculadoID", f.alla, f.aqui, f.resuelta,
  f.resuelta_motivo AS motivo, ${nombreDeUsuario('u')} AS quien, f.resuelta_en AS cuando
  FROM comparacion_fila f LEFT JOIN usuario u ON u.id = f.resuelta_por`

/** A page of one comparison's rows, in their order: those that wait, or those that were decided. */
export async function listFilas<F extends FilaGuardada>(
  db: Queryable,
  origen: Origen,
  { comparacionID, clase, resueltas = false, pagina = 1 }: Pedidas,
): Promise<Required<Pagina<F>>> {
  if (!(await findComparacion(db, origen, comparacionID))) throw noEncontrado()
  const donde = `f.comparacion_id = $1 AND ($2::text IS NULL OR f.clase = $2) AND (f.resuelta IS NOT NULL) = $3`
  const asked = [comparacionID, clase ?? null, resueltas]
  const [filas, [all]] = await Promise.all([
    db.query<FilaGuardada>(`${FILAS} WHERE ${donde} ORDER BY f.lugar LIMIT ${POR_PAGINA} OFFSET $4`, [
      ...asked,
      (pagina - 1) * POR_PAGINA,
    ]),
    db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM comparacion_fila f WHERE ${donde}`,
      asked,
    ),
  ])
  return { filas: filas as F[], total: all?.total ?? 0 }
}

/** All rows of one comparison, in their order. */
export async function listAllFilas<F extends FilaGuardada>(
  db: Queryable,
  origen: Origen,
  comparacionID: number,
): Promise<F[]> {
  if (!(await findComparacion(db, origen, comparacionID))) throw noEncontrado()
  return (await db.query<FilaGuardada>(`${FILAS} WHERE f.comparacion_id = $1 ORDER BY f.lugar`, [
    comparacionID,
  ])) as F[]
}

export interface Tenida<C, A, L, P> {
  comparacionID: number
  nombre: string
  clase: C
  clave: string | null
  fila: number | null
  matriculadoID: number | null
  alla: L
  aqui: P
  resuelta: A | null
}

type TenidaEnLaBase = Tenida<string, string, object | null, object | null>

/** Locks a row until the transaction ends. Throws `Rechazo` for one that does not exist. */
export async function holdFila<T extends TenidaEnLaBase>(tx: Tx, origen: Origen, filaID: number): Promise<T> {
  const [held] = await tx.query<TenidaEnLaBase>(
    `SELECT f.comparacion_id AS "comparacionID", c.nombre, f.clase, f.clave, f.fila, f.matriculado_id AS "matriculadoID",
       f.alla, f.aqui, f.resuelta
     FROM comparacion_fila f JOIN comparacion c ON c.id = f.comparacion_id
     WHERE f.id = $1 AND c.origen = $2 FOR UPDATE OF f`,
    [filaID, origen],
  )
  if (!held) throw noEncontrado()
  return held as T
}

interface Decision {
  filaID: number
  accion: string
  motivo: string | null
  /** The change of state that it made. */
  cambioID?: number
}

/** Writes down what was decided of a row; deciding again takes its place. */
export async function decideFila(
  tx: Tx,
  { persona }: Pick<Pedido, 'persona'>,
  { filaID, accion, motivo, cambioID }: Decision,
): Promise<void> {
  await tx.query(
    `UPDATE comparacion_fila SET resuelta = $2, resuelta_motivo = $3, resuelta_en = now(), resuelta_por = $4,
       cambio_estado_id = $5 WHERE id = $1`,
    [filaID, accion, motivo, persona.usuarioID, cambioID ?? null],
  )
}

/** Whose somebody of an extract was decided to be: a member, null for nobody, undefined where this says neither. */
export async function rememberWho(
  tx: Tx,
  { persona }: Pick<Pedido, 'persona'>,
  origen: Origen,
  { filaID, clave, quien }: { filaID: number; clave: string | null; quien: number | null | undefined },
): Promise<void> {
  await tx.query('DELETE FROM equivalencia WHERE comparacion_fila_id = $1', [filaID])
  if (clave === null || quien === undefined) return
  await tx.query(
    `INSERT INTO equivalencia (origen, clave, matriculado_id, comparacion_fila_id, usuario_id)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (origen, clave) DO UPDATE SET matriculado_id = excluded.matriculado_id,
       comparacion_fila_id = excluded.comparacion_fila_id, usuario_id = excluded.usuario_id, decidida_en = now()`,
    [origen, clave, quien, filaID, persona.usuarioID],
  )
}

/** The row of a death whose change of state was undone waits again, as if nothing had been decided. */
export async function reopenAsentada(tx: Tx, cambioID: number): Promise<void> {
  await tx.query(
    `DELETE FROM equivalencia WHERE comparacion_fila_id IN (SELECT id FROM comparacion_fila WHERE cambio_estado_id = $1)`,
    [cambioID],
  )
  await tx.query(
    `UPDATE comparacion_fila SET resuelta = NULL, resuelta_motivo = NULL, resuelta_en = NULL, resuelta_por = NULL,
       cambio_estado_id = NULL WHERE cambio_estado_id = $1`,
    [cambioID],
  )
}
