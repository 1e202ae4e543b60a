import type { Queryable } from '@/backend/db/conexion'
import type { FilaDe } from '@/contract/llamada'
import type { traerResultados } from '@/contract/rendicion'
import type { Fecha } from '@/domain/fechas'

/** SQL: the reports of a round that moved money. */
const APLICADAS = `rendicion x WHERE x.ronda_id = r.id AND x.estado IN ('aplicada', 'parcial')`

/** So many debits' results at most. */
const MAX = 10

/** What the debits brought that banks and entities answered since a day, the last answered first. */
export const readResultados = (db: Queryable, desde: Fecha): Promise<FilaDe<typeof traerResultados>[]> =>
  db.query<FilaDe<typeof traerResultados>>(
    `WITH ultima AS (
       SELECT r.id, r.forma, r.mes, r.anio, a.aplicada
       FROM ronda r, LATERAL (SELECT max(x.aplicada_en) AS aplicada FROM ${APLICADAS}) a
       WHERE r.estado IN ('enviada', 'rendida') AND NOT r.prueba AND a.aplicada >= $1::date
       ORDER BY a.aplicada DESC LIMIT ${MAX})
     SELECT r.id AS "rondaID", r.forma, r.mes, r.anio, r.aplicada, count(f.pago_id)::int AS cobros,
       coalesce(sum(f.importe) FILTER (WHERE f.pago_id IS NOT NULL), 0)::bigint AS total,
       count(*) FILTER (WHERE f.viva AND f.responde AND NOT f.cobrado)::int AS rechazos
     FROM ultima r JOIN rendicion_fila f ON f.rendicion_id IN (SELECT x.id FROM ${APLICADAS})
     GROUP BY r.id, r.forma, r.mes, r.anio, r.aplicada ORDER BY r.aplicada DESC, r.id`,
    [desde],
  )
