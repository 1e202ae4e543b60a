import { listNumeracion, moveNumeracion } from '@/backend/credenciales/numeracion/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const numeracion: Manejadores<'numeracion'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listNumeracion(db) }),
  mover: (entrada, pedido, tx) => moveNumeracion(tx, pedido, entrada),
}
