import { listAjustes, listPersonas, updateAjuste } from '@/backend/acceso/ajuste/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const ajuste: Manejadores<'ajuste'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listAjustes(db) }),
  traerPersonas: async (_entrada, pedido, db) => ({ filas: await listPersonas(db, pedido) }),
  actualizarDatos: updateAjuste,
}
