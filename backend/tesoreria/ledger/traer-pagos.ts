import type { Tx } from '@/backend/db/conexion'
import { IMPAGO, type Actor } from '@/backend/tesoreria/ledger/actor'
import { bringConceptos, bringMonths, type Origen, type Traido } from '@/backend/tesoreria/ledger/traer'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { type Centavos, sumMoney } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { type Fecha, type Mes, partsOf, ZONA } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

/** A line of a receipt of before. */
export interface PagoTraido {
  matriculadoID: number
  fecha: Fecha
  /** As its receipt has it. */
  numero: string
  monto: Centavos
  /** What it paid, in the receipt's own words. */
  concepto: string
  /** The registration month that it paid. */
  mes: Mes | null
  observaciones: string | null
}

interface Abierto extends Mes {
  id: number
  matriculadoID: number
  tipo: number
  nombre: string
  monto: Centavos
}

/** What each line pays: a charge that is open, or one of its own. */
type Pagado = { cargoID: number } | { mes: Mes } | 'concepto'

/**
 * Brings payments of before, each with its lines, on their own days and by means of their own. A line closes the one open
 * charge of its member that is called as it is, or that is of its month, and comes to as much; where there is none, what it
 * paid is charged on the same day, so that the account ends as it was. Answers the payment of each line, in their order.
 */
export async function bringPagos(
  tx: Tx,
  actor: Actor,
  origen: Origen,
  filas: readonly PagoTraido[],
): Promise<number[]> {
  if (filas.length === 0) return []
  const cargos = await chargesOf(tx, actor, origen, filas)
  const pagos = await openPagos(tx, origen, filas)
  await writeLines(tx, origen, filas, { cargos, pagos })
  return pagos
}

async function chargesOf(
  tx: Tx,
  actor: Actor,
  origen: Origen,
  filas: readonly PagoTraido[],
): Promise<number[]> {
  const pagados = await paidBy(tx, filas)
  const rows = filas.map((fila, at) => ({ ...fila, at, pagado: pagados[at] ?? 'concepto' }))
  const own = (one: (typeof rows)[number]) => ({ ...one, ...partsOf(one.fecha) })
  const months = rows.flatMap((row) =>
    typeof row.pagado === 'object' && 'mes' in row.pagado ? [{ ...row, ...row.pagado.mes }] : [],
  )
  const others = rows
    .filter(({ pagado }) => pagado === 'concepto')
    .map((row) => ({ ...own(row), ...row.mes, nombre: row.concepto, conceptoID: null, observaciones: null }))
  const made = new Map<number, number>()
  const keep = (of: readonly { at: number }[], traidos: readonly Traido[]): void =>
    traidos.forEach(({ cargoID }, i) => void (of[i] && made.set(of[i].at, cargoID)))
  keep(months, await bringMonths(tx, actor, origen, months))
  keep(others, await bringConceptos(tx, actor, origen, others))
  return rows.map(({ at, pagado }) =>
    typeof pagado === 'object' && 'cargoID' in pagado ? pagado.cargoID : (made.get(at) ?? 0),
  )
}

/** A charge is paid by one line alone, and a month is charged once. */
async function paidBy(tx: Tx, filas: readonly PagoTraido[]): Promise<Pagado[]> {
  const ids = [...new Set(filas.map(({ matriculadoID }) => matriculadoID))]
  const open = await tx.query<Abierto>(
    `SELECT id, matriculado_id AS "matriculadoID", tipo, nombre, anio, mes, monto FROM cargo
     WHERE matriculado_id = ANY($1) AND ${IMPAGO} AND NOT (${EN_TRAMITE}) ORDER BY id FOR UPDATE`,
    [ids],
  )
  const charged = await tx.query<Mes & { matriculadoID: number }>(
    `SELECT matriculado_id AS "matriculadoID", anio, mes FROM cargo
     WHERE matriculado_id = ANY($1) AND tipo = ${TIPO_MATRICULA} AND anulado_en IS NULL`,
    [ids],
  )
  const monthKey = (matriculadoID: number, { anio, mes }: Mes): string => `${matriculadoID} ${anio} ${mes}`
  const taken = new Set(charged.map((one) => monthKey(one.matriculadoID, one)))
  const byMember = grouped(open, ({ matriculadoID }) => matriculadoID)
  const used = new Set<number>()
  return filas.map((fila): Pagado => {
    const fits = (byMember.get(fila.matriculadoID) ?? []).filter(
      (one) => !used.has(one.id) && isOf(one, fila),
    )
    const [one] = fits
    if (one && fits.length === 1) {
      used.add(one.id)
      return { cargoID: one.id }
    }
    if (fila.mes === null || taken.has(monthKey(fila.matriculadoID, fila.mes))) return 'concepto'
    taken.add(monthKey(fila.matriculadoID, fila.mes))
    return { mes: fila.mes }
  })
}

function isOf(cargo: Abierto, { monto, mes, concepto }: PagoTraido): boolean {
  if (cargo.monto !== monto) return false
  const sameMonth =
    mes !== null && cargo.tipo === TIPO_MATRICULA && cargo.anio === mes.anio && cargo.mes === mes.mes
  return sameMonth || plegar(cargo.nombre) === plegar(concepto)
}

function grouped<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}

const receiptKey = ({
  matriculadoID,
  numero,
  fecha,
}: Pick<PagoTraido, 'matriculadoID' | 'numero' | 'fecha'>): string => `${matriculadoID} ${fecha} ${numero}`

/** The lines of one receipt are one payment, also where a lot before brought some of them. */
async function openPagos(tx: Tx, { importacionID }: Origen, filas: readonly PagoTraido[]): Promise<number[]> {
  const groups = [...grouped(filas, receiptKey)].map(([clave, lines]) => ({
    clave,
    fila: lines[0] as PagoTraido,
    total: sumMoney(lines.map(({ monto }) => monto)),
  }))
  const begun = await tx.query<Pick<PagoTraido, 'matriculadoID' | 'numero' | 'fecha'> & { id: number }>(
    `SELECT id, matriculado_id AS "matriculadoID", nro_recibo_anterior AS numero, fecha FROM pago
     WHERE importacion_id = $1 AND nro_recibo_anterior IS NOT NULL AND anulado_en IS NULL AND matriculado_id = ANY($2)`,
    [importacionID, groups.map(({ fila }) => fila.matriculadoID)],
  )
  const ids = new Map(begun.map((one) => [receiptKey(one), one.id]))
  const more = groups.filter(({ clave }) => ids.has(clave))
  await tx.query(
    'UPDATE pago SET total = pago.total + d.total FROM unnest($1::int[], $2::bigint[]) AS d (id, total) WHERE pago.id = d.id',
    [more.map(({ clave }) => ids.get(clave)), more.map(({ total }) => total)],
  )
  const fresh = groups.filter(({ clave }) => !ids.has(clave))
  const made = await insertPagos(tx, importacionID, fresh)
  fresh.forEach(({ clave }, at) => void ids.set(clave, made[at] ?? 0))
  return filas.map((fila) => ids.get(receiptKey(fila)) ?? 0)
}

/** SQL: noon of a day, so that what was paid before is in no cash sheet but its own. */
const NOON = (fecha: string): string => `((${fecha})::timestamp + interval '12 hours') AT TIME ZONE '${ZONA}'`

async function insertPagos(
  tx: Tx,
  importacionID: number,
  pagos: readonly { fila: Omit<PagoTraido, 'monto'>; total: Centavos }[],
  anulado: string | null = null,
): Promise<number[]> {
  if (pagos.length === 0) return []
  const made = await tx.query<{ id: number }>(
    `INSERT INTO pago (matriculado_id, fecha, registrado_en, medio, total, observaciones, de_mudanza, nro_recibo_anterior,
       importacion_id, anulado_en, motivo_anulacion, deshecho)
     SELECT id, fecha, ${NOON('fecha')}, 'anterior', total, observaciones, true, numero, $6,
       CASE WHEN $7::text IS NOT NULL THEN ${NOON('fecha')} END, $7, $7 IS NOT NULL
     FROM unnest($1::int[], $2::date[], $3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY
       AS f (id, fecha, total, observaciones, numero, orden) ORDER BY orden RETURNING id`,
    [
      pagos.map(({ fila }) => fila.matriculadoID),
      pagos.map(({ fila }) => fila.fecha),
      pagos.map(({ total }) => total),
      pagos.map(({ fila }) => fila.observaciones),
      pagos.map(({ fila }) => fila.numero),
      ...[importacionID, anulado],
    ],
  )
  return made.map(({ id }) => id)
}

const writeLines = (
  tx: Tx,
  { detalle }: Origen,
  filas: readonly PagoTraido[],
  { cargos, pagos }: { cargos: readonly number[]; pagos: readonly number[] },
): Promise<unknown> =>
  tx.query(
    `WITH l AS (
       INSERT INTO linea (pago_id, cargo_id, monto, nombre)
       SELECT pago_id, cargo_id, monto, nombre
       FROM unnest($1::int[], $2::int[], $3::bigint[], $4::text[]) WITH ORDINALITY AS f (pago_id, cargo_id, monto, nombre, orden)
       ORDER BY orden RETURNING id, pago_id, cargo_id, monto
     ), pagado AS (
       UPDATE cargo c SET linea_id = l.id, version = c.version + 1 FROM l WHERE c.id = l.cargo_id
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, linea_id, pago_id, detalle)
     SELECT p.matriculado_id, p.fecha, 'cobrar', l.monto, l.cargo_id, l.id, p.id, $5
     FROM l JOIN pago p ON p.id = l.pago_id ORDER BY l.id`,
    [pagos, cargos, filas.map(({ monto }) => monto), filas.map(({ concepto }) => concepto), detalle],
  )

/** Why a receipt is annulled that was so before it came. */
export const ANULADO_ANTES = 'Anulado en el sistema anterior'

/** Brings receipts that were annulled before: each is there with its number, and moves nothing. */
export async function bringAnulados(
  tx: Tx,
  { importacionID }: Origen,
  filas: readonly PagoTraido[],
): Promise<number[]> {
  if (filas.length === 0) return []
  const ids = await insertPagos(
    tx,
    importacionID,
    filas.map((fila) => ({ fila, total: fila.monto })),
    ANULADO_ANTES,
  )
  await tx.query(
    `WITH cobro AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, haber, pago_id, detalle)
       SELECT p.matriculado_id, p.fecha, 'cobrar', p.total, p.id, d.concepto
       FROM unnest($1::int[], $2::text[]) AS d (id, concepto) JOIN pago p ON p.id = d.id ORDER BY p.id
       RETURNING id, matriculado_id, fecha, haber, pago_id
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, debe, pago_id, revierte, detalle)
     SELECT matriculado_id, fecha, 'anular', haber, pago_id, id, $3 FROM cobro ORDER BY id`,
    [ids, filas.map(({ concepto }) => concepto), ANULADO_ANTES],
  )
  return ids
}
