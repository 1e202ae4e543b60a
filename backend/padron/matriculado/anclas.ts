import type { Queryable } from '@/backend/db/conexion'
import { type Ventana, ventanaOf } from '@/backend/db/window'

/** A known place of the list by name: how many stand before the first surname that is not before `desde`. */
export interface Ancla {
  desde: string
  antes: number
}

/** A window that is counted from a known place: forwards from the first of `desde`, backwards from before `hasta`. */
export type VentanaAnclada = Ventana & { desde?: string; hasta?: string }

/** So many index entries are walked in less time than the places are read. */
const CERCA = 5_000

/**
 * Where a page of everybody lies, by name. Far from both ends it is counted from the nearest known place, of which there
 * are some hundred whatever the register's size.
 */
export async function windowByName(
  db: Queryable,
  offset: number,
  size: number,
  total: number,
): Promise<VentanaAnclada> {
  const plain = ventanaOf(offset, size, total)
  return plain.offset < CERCA ? plain : nearestOf(await readAnclas(db), plain, offset, total)
}

/** Those places, in the order of the list. */
export const readAnclas = (db: Queryable): Promise<Ancla[]> =>
  db.query<Ancla>(
    `SELECT t.desde, (sum(coalesce(n.cantidad, 0)) OVER (ORDER BY t.tramo) - coalesce(n.cantidad, 0))::int AS antes
     FROM unnest(cortes_de_matriculados()) WITH ORDINALITY AS t (desde, tramo)
     LEFT JOIN (SELECT tramo, sum(cantidad) AS cantidad FROM matriculado_cambio GROUP BY 1) n ON n.tramo = t.tramo
     ORDER BY t.tramo`,
  )

/** The window that is the fewest rows away from one of the places, in their order, or from an end of the list. */
export function nearestOf(
  anclas: readonly Ancla[],
  plain: Ventana,
  offset: number,
  total: number,
): VentanaAnclada {
  const end = plain.backwards ? total - plain.offset : offset + plain.limit
  const before = anclas.findLast(({ antes }) => antes <= offset)
  const after = anclas.find(({ antes }) => antes >= end)
  const near: VentanaAnclada[] = [plain]
  if (before)
    near.push({ limit: plain.limit, backwards: false, offset: offset - before.antes, desde: before.desde })
  if (after) near.push({ limit: plain.limit, backwards: true, offset: after.antes - end, hasta: after.desde })
  return near.reduce((best, one) => (one.offset < best.offset ? one : best))
}
