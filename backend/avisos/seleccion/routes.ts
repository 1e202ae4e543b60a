import { listExcluidos, orderCarga, previewCarga } from '@/backend/avisos/seleccion/carga'
import { listLoteDeSeleccion, previewMensaje, sendMensaje } from '@/backend/avisos/seleccion/mensaje'
import { createSeleccion } from '@/backend/avisos/seleccion/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { previewUndo, undoCarga } from '@/backend/tesoreria/carga/deshacer'
import { listCargas, readCarga } from '@/backend/tesoreria/carga/store'

export const seleccion: Manejadores<'seleccion'> = {
  crear: (entrada, pedido, tx) => createSeleccion(tx, pedido, entrada),
  traerLote: async (entrada, pedido, db) => ({ filas: await listLoteDeSeleccion(db, pedido, entrada) }),
  simularMensaje: (entrada, pedido, db) => previewMensaje(db, pedido, entrada),
  enviarMensaje: (entrada, pedido, tx) => sendMensaje(tx, pedido, entrada),
}

export const carga: Manejadores<'carga'> = {
  simular: (entrada, pedido, db) => previewCarga(db, pedido, entrada),
  traerExcluidos: (entrada, pedido, db) => listExcluidos(db, pedido, entrada),
  crear: (entrada, pedido, tx) => orderCarga(tx, pedido, entrada),
  traerTodas: ({ pagina }, _pedido, db) => listCargas(db, pagina),
  traerDatos: ({ cargaID }, _pedido, db) => readCarga(db, cargaID),
  simularDeshacer: (entrada, _pedido, db) => previewUndo(db, entrada),
  deshacer: (entrada, pedido, tx) => undoCarga(tx, pedido, entrada),
}
