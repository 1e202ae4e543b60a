import type { Queryable } from '@/backend/db/conexion'
import type { PagoDespues } from '@/domain/fallecidos/asentar'
import { SIN_NADIE } from '@/domain/fallecidos/asentar'
import type { Fecha } from '@/domain/fechas'

interface Muerte {
  matriculadoID: number
  dia: Fecha
}

/** Of one are told no more than these. */
const POR_MUERTE = 3

/**
 * What came in of each after the day of his death and stands, by the place of the death in the list: first what somebody
 * paid, the newest first. Who pays at the counter or by a link is not asked who he is, so that it may have been him.
 */
export async function readPagosDespues(
  db: Queryable,
  muertes: readonly Muerte[],
): Promise<ReadonlyMap<number, PagoDespues[]>> {
  if (muertes.length === 0) return new Map()
  const rows = await db.query<PagoDespues & { lugar: number }>(
    `SELECT d.lugar::int AS lugar, q.fecha, q.monto, q.medio, q.recibo, q."deAlguien"
     FROM unnest($1::int[], $2::date[]) WITH ORDINALITY AS d (matriculado_id, dia, lugar) CROSS JOIN LATERAL (
       SELECT p.fecha, p.total AS monto, r.mp AS medio, p.nro_recibo AS recibo, p.medio <> ALL($3::text[]) AS "deAlguien",
         p.id
       FROM pago p JOIN recibo r ON r.pago_id = p.id
       WHERE p.matriculado_id = d.matriculado_id AND p.fecha > d.dia AND p.anulado_en IS NULL
       ORDER BY p.medio = ANY($3::text[]), p.fecha DESC, p.id DESC LIMIT ${POR_MUERTE}) q
     ORDER BY d.lugar, NOT q."deAlguien", q.fecha DESC, q.id DESC`,
    [muertes.map(({ matriculadoID }) => matriculadoID), muertes.map(({ dia }) => dia), [...SIN_NADIE]],
  )
  const byPlace = new Map<number, PagoDespues[]>()
  for (const { lugar, ...pago } of rows) byPlace.set(lugar - 1, [...(byPlace.get(lugar - 1) ?? []), pago])
  return byPlace
}
