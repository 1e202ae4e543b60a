import type { Manejadores } from '@/backend/nucleo/manejador'
import { deleteVista, listVistas, saveVista } from '@/backend/acceso/vista/store'

export const vista: Manejadores<'vista'> = {
  traerTodas: async (_entrada, pedido, db) => ({ filas: await listVistas(db, pedido) }),
  guardar: (entrada, pedido, tx) => saveVista(tx, pedido, entrada),
  eliminar: ({ vistaID }, pedido, tx) => deleteVista(tx, pedido, vistaID),
}
