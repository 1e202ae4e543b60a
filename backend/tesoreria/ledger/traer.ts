import type { Tx } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { reverseCharges } from '@/backend/tesoreria/ledger/revertir'
import type { Centavos } from '@/domain/dinero'
import { ESTADOS_CON_CUOTA, TIPO_CONCEPTO, TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import type { Fecha, Mes } from '@/domain/fechas'

/** Where money that is brought comes from. */
export interface Origen {
  importacionID: number
  /** In the account, beside what it is. */
  detalle: string
}

/** A registration month that is owed. */
export interface MesTraido extends Mes {
  matriculadoID: number
  monto: Centavos
  /** When it counts; today without it. */
  fecha?: Fecha
}

/** A charge that was brought, and the movement that brought it. */
export interface Traido {
  id: number
  cargoID: number
}

/** A charge of a concept, or of none: a balance. */
export interface ConceptoTraido extends MesTraido {
  nombre: string
  conceptoID: number | null
  observaciones: string | null
}

interface Clase {
  tipo: TipoConCuota
  federacion: boolean
  ampliacion: boolean
  extendida: boolean
}

/** The registration type and cover that each month would have been charged by; of a state that pays nothing, as active. */
const classesOf = (tx: Tx, meses: readonly MesTraido[]): Promise<Clase[]> =>
  tx.query<Clase>(
    `SELECT coalesce(p.tipo, CASE WHEN m.tipo_matricula_id = ANY($4) THEN m.tipo_matricula_id END, 1) AS tipo,
       ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS extendida
     FROM (SELECT id, make_date(anio, mes, 1) AS dia, orden
       FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS f (id, anio, mes, orden)) f
     JOIN matriculado m ON m.id = f.id
     LEFT JOIN LATERAL (
       SELECT tipo_matricula_id AS tipo FROM periodo_matricula
       WHERE matriculado_id = f.id AND fecha_desde <= f.dia AND (fecha_hasta IS NULL OR fecha_hasta >= f.dia)
         AND tipo_matricula_id = ANY($4)
       ORDER BY fecha_desde DESC LIMIT 1
     ) p ON true ${joinSeguro('f.id', 'f.dia')}
     ORDER BY f.orden`,
    [...columnsOf(meses), [...ESTADOS_CON_CUOTA]],
  )

const columnsOf = (filas: readonly MesTraido[]): [number[], number[], number[]] => [
  filas.map(({ matriculadoID }) => matriculadoID),
  filas.map(({ anio }) => anio),
  filas.map(({ mes }) => mes),
]

/** Owes registration months of before, and answers in their order. */
export async function bringMonths(
  tx: Tx,
  actor: Actor,
  origen: Origen,
  meses: readonly MesTraido[],
): Promise<Traido[]> {
  const clases = await classesOf(tx, meses)
  const typeOf = (at: number): TipoConCuota => clases[at]?.tipo ?? 1
  return insertCharges(tx, actor, origen, meses, {
    tipo: TIPO_MATRICULA,
    nombre: meses.map((mes, at) => matriculaName(typeOf(at), mes)),
    conceptoID: meses.map(() => null),
    observaciones: meses.map(() => null),
    tipoMatriculaID: meses.map((_mes, at) => typeOf(at)),
    federacion: clases.map(({ federacion }) => federacion),
    ampliacion: clases.map(({ ampliacion }) => ampliacion),
    extendida: clases.map(({ extendida }) => extendida),
  })
}

/** Owes concepts and balances of before, and answers in their order. */
export const bringConceptos = (
  tx: Tx,
  actor: Actor,
  origen: Origen,
  filas: readonly ConceptoTraido[],
): Promise<Traido[]> =>
  insertCharges(tx, actor, origen, filas, {
    tipo: TIPO_CONCEPTO,
    nombre: filas.map(({ nombre }) => nombre),
    conceptoID: filas.map(({ conceptoID }) => conceptoID),
    observaciones: filas.map(({ observaciones }) => observaciones),
    tipoMatriculaID: filas.map(() => null),
    ...{
      federacion: filas.map(() => false),
      ampliacion: filas.map(() => false),
      extendida: filas.map(() => false),
    },
  })

interface Cargos {
  tipo: number
  nombre: string[]
  conceptoID: (number | null)[]
  observaciones: (string | null)[]
  tipoMatriculaID: (number | null)[]
  federacion: boolean[]
  ampliacion: boolean[]
  extendida: boolean[]
}

async function insertCharges(
  tx: Tx,
  actor: Actor,
  { importacionID, detalle }: Origen,
  filas: readonly MesTraido[],
  { tipo, ...columnas }: Cargos,
): Promise<Traido[]> {
  if (filas.length === 0) return []
  return tx.query<Traido>(
    `WITH nuevo AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id, observaciones, tipo_matricula_id,
         federacion, ampliacion, ampliacion_extendida, importacion_id)
       SELECT id, $5, nombre, anio, mes, monto, concepto_id, observaciones, tipo_matricula_id, con_seguro, ampliado, extendido, $6
       FROM unnest($1::int[], $2::int[], $3::int[], $4::bigint[], $7::text[], $8::int[], $9::text[], $10::int[],
         $11::boolean[], $12::boolean[], $13::boolean[]) WITH ORDINALITY
         AS f (id, anio, mes, monto, nombre, concepto_id, observaciones, tipo_matricula_id, con_seguro, ampliado, extendido, orden)
       ORDER BY orden RETURNING id, matriculado_id, monto
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id, detalle, usuario_id, importacion_id)
     SELECT matriculado_id, dia, 'traer', monto, id, $15, $16, $6
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS orden FROM nuevo) n
     JOIN unnest($14::date[]) WITH ORDINALITY AS d (dia, orden) USING (orden)
     ORDER BY orden RETURNING id, coalesce(cargo_id, 0) AS "cargoID"`,
    [
      ...columnsOf(filas),
      filas.map(({ monto }) => monto),
      ...[tipo, importacionID, columnas.nombre, columnas.conceptoID, columnas.observaciones],
      ...[columnas.tipoMatriculaID, columnas.federacion, columnas.ampliacion, columnas.extendida],
      filas.map(({ fecha }) => fecha ?? actor.hoy),
      ...[detalle, actor.persona?.usuarioID ?? null],
    ],
  )
}

/** Money that a member had in favour before. */
export interface AFavorTraido {
  matriculadoID: number
  monto: Centavos
  detalle: string
}

/** Gives members what they had in favour: no receipt and no cash. Answers the movements, in their order. */
export async function bringCredits(
  tx: Tx,
  actor: Actor,
  importacionID: number,
  filas: readonly AFavorTraido[],
): Promise<number[]> {
  if (filas.length === 0) return []
  const made = await tx.query<{ id: number }>(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber, detalle, usuario_id, importacion_id)
     SELECT id, $4, 'traer', monto, detalle, $5, $6
     FROM unnest($1::int[], $2::bigint[], $3::text[]) WITH ORDINALITY AS f (id, monto, detalle, orden)
     ORDER BY orden RETURNING id`,
    [
      filas.map(({ matriculadoID }) => matriculadoID),
      filas.map(({ monto }) => monto),
      filas.map(({ detalle }) => detalle),
      ...[actor.hoy, actor.persona?.usuarioID ?? null, importacionID],
    ],
  )
  return made.map(({ id }) => id)
}

/**
 * SQL over an id `r.entidad_id` of a movement of these: why it cannot be taken back, in words, or null. What was paid,
 * planned, held or changed since stays, and so does credit that was used.
 */
export const ATADURA_DE_TRAIDO = `(SELECT CASE
    WHEN EXISTS (SELECT FROM movimiento x WHERE x.revierte = v.id) OR c.anulado_en IS NOT NULL THEN 'Ya se anuló'
    WHEN c.linea_id IS NOT NULL THEN 'Ya se pagó'
    WHEN c.en_plan_id IS NOT NULL THEN 'Está en un plan de pagos'
    WHEN c.tramite_id IS NOT NULL THEN 'Está en trámite'
    WHEN c.monto <> v.debe THEN 'Se cambió después'
    WHEN c.id IS NULL AND v.haber > (SELECT sum(s.haber - s.debe) FROM movimiento s
      WHERE s.matriculado_id = v.matriculado_id AND s.cargo_id IS NULL) THEN 'Ya se usó para pagar' END
  FROM movimiento v LEFT JOIN cargo c ON c.id = v.cargo_id WHERE v.id = r.entidad_id)`

/** Locks what these movements brought: whoever pays it or uses the credit waits, or is waited for. */
export async function holdBrought(tx: Tx, movimientos: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT FROM matriculado WHERE id IN (SELECT matriculado_id FROM movimiento WHERE id = ANY($1)) ORDER BY id FOR NO KEY UPDATE`,
    [movimientos],
  )
  await tx.query(
    `SELECT FROM cargo WHERE id IN (SELECT cargo_id FROM movimiento WHERE id = ANY($1)) ORDER BY id FOR UPDATE`,
    [movimientos],
  )
}

/** Takes back what these locked movements brought, each by its mirror. */
export async function takeBackBrought(
  tx: Tx,
  actor: Actor,
  movimientos: readonly number[],
  detalle: string,
): Promise<void> {
  const rows = await tx.query<{ id: number; cargoID: number | null }>(
    'SELECT id, cargo_id AS "cargoID" FROM movimiento WHERE id = ANY($1) ORDER BY id',
    [movimientos],
  )
  const cargos = rows.flatMap(({ cargoID }) => cargoID ?? [])
  if (cargos.length > 0) await reverseCharges(tx, actor, 'id = ANY($4)', cargos, detalle)
  const credits = rows.flatMap(({ id, cargoID }) => (cargoID === null ? [id] : []))
  if (credits.length > 0)
    await tx.query(
      `INSERT INTO movimiento (matriculado_id, fecha, acto, debe, revierte, detalle, usuario_id)
       SELECT matriculado_id, $2, 'anular', haber, id, $3, $4 FROM movimiento WHERE id = ANY($1) ORDER BY id`,
      [credits, actor.hoy, detalle, actor.persona?.usuarioID ?? null],
    )
}
