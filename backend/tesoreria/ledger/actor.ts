import type { Autor } from '@/backend/acceso/auditoria/store'
import type { Fecha } from '@/domain/fechas'

/** Who does an act and on which day; a handler passes its `pedido`. */
export interface Actor extends Autor {
  hoy: Fecha
}

/** SQL for an unpaid charge, written as its partial index has it. */
export const IMPAGO = 'linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL'
