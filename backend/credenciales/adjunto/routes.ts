import {
  addAdjunto,
  changeAdjunto,
  removeAdjunto,
  replaceAdjunto,
  restoreAdjunto,
} from '@/backend/credenciales/adjunto/cambios'
import { findAdjunto, listAdjuntos } from '@/backend/credenciales/adjunto/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const adjunto: Manejadores<'adjunto'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listAdjuntos(db, matriculadoID) }),
  subir: (entrada, pedido, tx, archivo) => addAdjunto(tx, pedido, entrada, archivo),
  reemplazar: (entrada, pedido, tx, archivo) => replaceAdjunto(tx, pedido, entrada, archivo),
  cambiarDatos: (entrada, pedido, tx) => changeAdjunto(tx, pedido, entrada),
  eliminar: ({ adjuntoID }, pedido, tx) => removeAdjunto(tx, pedido, adjuntoID),
  restaurar: ({ adjuntoID }, pedido, tx) => restoreAdjunto(tx, pedido, adjuntoID),
  bajar: ({ adjuntoID }, _pedido, db) => findAdjunto(db, adjuntoID),
}
