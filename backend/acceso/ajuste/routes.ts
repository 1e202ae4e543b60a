import { listAjustes, listPersonas, updateAjuste } from '@/backend/acceso/ajuste/store'
import { AJUSTES } from '@/domain/ajustes'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const ajuste: Manejadores<'ajuste'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listAjustes(db) }),
  traerPersonas: async ({ clave = 'editarMatriculas' }, pedido, db) => ({
    filas: await listPersonas(db, pedido, AJUSTES[clave].entre),
  }),
  actualizarDatos: updateAjuste,
}
