import { previewAviso, sendAviso } from '@/backend/avisos/vencimiento/mensaje'
import { listLoteDeVencimientos, listVencimientos } from '@/backend/avisos/vencimiento/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const vencimiento: Manejadores<'vencimiento'> = {
  traerTodos: (entrada, { hoy }, db) => listVencimientos(db, entrada, hoy),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLoteDeVencimientos(db, entrada, hoy) }),
  simularMensaje: (entrada, pedido, db) => previewAviso(db, pedido, entrada),
  enviarMensaje: (entrada, pedido, tx) => sendAviso(tx, pedido, entrada),
}
