import type { Tx } from '@/backend/db/conexion'

/**
 * Files of a bank may be loaded in another order than it wrote them. These lines of a report collected what an earlier
 * loaded one had given back, on the same day or later, and was taken for a refusal: the reversal waits for a person with the
 * receipt that it takes along, as if it had been told after the collection.
 */
export const joinReversals = (tx: Tx, cobradas: readonly number[]): Promise<unknown> =>
  tx.query(
    `WITH devuelta AS (
       UPDATE rendicion_fila z SET responde = false FROM rendicion_fila f
       WHERE f.id = ANY($1) AND z.ronda_fila_id = f.ronda_fila_id AND z.rendicion_id <> f.rendicion_id
         AND z.viva AND z.responde AND z.reversa >= f.fecha_cobro
       RETURNING z.id, z.importe, f.rendicion_id
     ) INSERT INTO cobro_por_resolver (rendicion_fila_id, importe, reversa, por_rendicion_id)
       SELECT id, importe, true, rendicion_id FROM devuelta ORDER BY id`,
    [cobradas],
  )

/** The report is taken back: what it made wait is a refusal again. */
export const partReversals = (tx: Tx, rendicionID: number): Promise<unknown> =>
  tx.query(
    `WITH partida AS (DELETE FROM cobro_por_resolver WHERE por_rendicion_id = $1 RETURNING rendicion_fila_id)
     UPDATE rendicion_fila SET responde = true WHERE id IN (SELECT rendicion_fila_id FROM partida)`,
    [rendicionID],
  )
