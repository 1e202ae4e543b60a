import type { Queryable } from '@/backend/db/conexion'
import { QUIEN } from '@/backend/nucleo/nombres'
import { formatInstante } from '@/domain/fechas'

/** SQL: an open online payment holds the charge, so nothing else may be done with it. */
export const EN_TRAMITE = 'en_linea_id IS NOT NULL'

const moment = (iso: string): string => formatInstante(iso).slice(0, -3)

/** Why charges of these online payments are blocked, in words that follow the charge's name. */
export async function describeTramites(
  db: Queryable,
  enLinea: readonly number[],
): Promise<Map<number | null, string>> {
  if (enLinea.length === 0) return new Map()
  const rows = await db.query<{ id: number; creadoEn: string; venceEn: string; quien: string }>(
    `SELECT e.id, e.creado_en AS "creadoEn", e.vence_en AS "venceEn",
       ${QUIEN} AS quien
     FROM pago_en_linea e LEFT JOIN usuario u ON u.id = e.usuario_id WHERE e.id = ANY($1)`,
    [enLinea],
  )
  return new Map(
    rows.map(({ id, creadoEn, venceEn, quien }) => [
      id,
      `está en un pago en línea iniciado el ${moment(creadoEn)} por ${quien}, vence el ${moment(venceEn)}`,
    ]),
  )
}
