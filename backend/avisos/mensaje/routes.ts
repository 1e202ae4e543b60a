import type { Manejadores } from '@/backend/nucleo/manejador'
import { createMensajes, previewMensajes } from '@/backend/avisos/mensaje/a-morosos'
import { listLoteDeMensajes, listMensajes } from '@/backend/avisos/mensaje/lista'
import {
  cancelMensajes,
  markOpened,
  markSent,
  readResumen,
  retryMensajes,
} from '@/backend/avisos/mensaje/store'

export const mensaje: Manejadores<'mensaje'> = {
  simular: (entrada, pedido, db) => previewMensajes(db, pedido, entrada),
  crear: (entrada, pedido, tx) => createMensajes(tx, pedido, entrada),
  traerTodos: (entrada, _pedido, db) => listMensajes(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeMensajes(db, entrada) }),
  traerResumen: (entrada, _pedido, db) => readResumen(db, entrada),
  reintentar: (entrada, pedido, tx) => retryMensajes(tx, pedido, entrada),
  cancelar: (entrada, pedido, tx) => cancelMensajes(tx, pedido, entrada),
  darPorEnviado: ({ mensajeID }, pedido, tx) => markSent(tx, pedido, mensajeID),
  abrir: ({ mensajeID }, pedido, tx) => markOpened(tx, pedido, mensajeID),
}
