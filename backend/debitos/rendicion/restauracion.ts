import type { Tx } from '@/backend/db/conexion'
import { ZONA } from '@/domain/fechas'

/** SQL: the council's day of a moment. */
const dayIn = (momento: string): string => `(${momento} AT TIME ZONE '${ZONA}')::date`

/** Remembers that a backup of that moment was restored now. The backup may be older than the table. */
export async function writeRestoration(tx: Tx, respaldoDe: string): Promise<void> {
  const [table] = await tx.query<{ there: boolean }>(
    "SELECT to_regclass('restauracion') IS NOT NULL AS there",
  )
  if (table?.there) await tx.query('INSERT INTO restauracion (respaldo_de) VALUES ($1)', [respaldoDe])
}

/**
 * SQL: the first day on which a bank can have moved money of the round `r`: that of its closing, or of a restored backup
 * that may have forgotten the round, so that it was closed again later (decision 167).
 */
export const firstDayOf = (r: string): string => `least(${dayIn(`${r}.cerrada_en`)}, (
  SELECT min(${dayIn('x.respaldo_de')}) FROM restauracion x
  WHERE x.restaurada_en <= ${r}.cerrada_en AND make_date(${r}.anio, ${r}.mes, 1) <= ${dayIn('x.restaurada_en')}))`
