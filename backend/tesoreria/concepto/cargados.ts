import type { traerTodos } from '@/contract/concepto-matriculado'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { TIPO_CONCEPTO } from '@/domain/estados'

/** The newest first, without those taken back. One that went into a plan is paid when the plan is. */
export const listCargados = (db: Queryable, matriculadoID: number): Promise<FilaDe<typeof traerTodos>[]> =>
  db.query(
    `SELECT id, nombre AS concepto, monto, creado_en AS fecha,
       CASE WHEN linea_id IS NOT NULL THEN 'Aprobado'
         WHEN en_plan_id IN (SELECT plan_id FROM cargo WHERE matriculado_id = $1 AND plan_id IS NOT NULL AND ${IMPAGO})
           THEN 'En plan de pagos'
         WHEN en_plan_id IS NOT NULL THEN 'Aprobado'
         WHEN ${EN_TRAMITE} THEN 'En trámite'
         ELSE 'Pendiente' END AS "estadoPago"
     FROM cargo WHERE matriculado_id = $1 AND tipo = ${TIPO_CONCEPTO} AND anulado_en IS NULL
     ORDER BY creado_en DESC, id DESC`,
    [matriculadoID],
  )
