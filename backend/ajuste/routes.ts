import { listAjustes, updateAjuste } from '@/backend/ajuste/store'
import type { Manejadores } from '@/backend/http/manejador'

export const ajuste: Manejadores<'ajuste'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listAjustes(db) }),
  actualizarDatos: updateAjuste,
}
