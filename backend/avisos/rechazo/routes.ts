import { previewRechazo, sendRechazo } from '@/backend/avisos/rechazo/mensaje'
import { listLoteDeRechazos, listRechazos } from '@/backend/debitos/rechazo/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const rechazo: Manejadores<'rechazo'> = {
  traerTodos: (entrada, _pedido, db) => listRechazos(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeRechazos(db, entrada) }),
  simularMensaje: (entrada, pedido, db) => previewRechazo(db, pedido, entrada),
  enviarMensaje: (entrada, pedido, tx) => sendRechazo(tx, pedido, entrada),
}
