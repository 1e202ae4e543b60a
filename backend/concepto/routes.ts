import { listConceptos } from '@/backend/concepto/store'
import type { Manejadores } from '@/backend/http/manejador'

export const concepto: Manejadores<'concepto'> = {
  traerTodosSinPaginar: async ({ tipo }, _pedido, db) => ({ filas: await listConceptos(db, tipo) }),
}
