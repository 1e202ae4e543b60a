import { handlersOf, select } from '@/backend/catalogo/routes'
import { listConceptos } from '@/backend/concepto/store'
import type { Manejadores } from '@/backend/http/manejador'

export const concepto: Manejadores<'concepto'> = {
  // Prices have a screen of their own.
  ...handlersOf('concepto', 't.tipo <> 1'),
  ...select('concepto'),
  traerTodosSinPaginar: async ({ tipo }, _pedido, db) => ({ filas: await listConceptos(db, tipo) }),
}
