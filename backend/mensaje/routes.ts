import type { Manejadores } from '@/backend/http/manejador'
import { createMensajes, previewMensajes } from '@/backend/mensaje/a-morosos'
import {
  cancelMensajes,
  listMensajes,
  markOpened,
  markSent,
  readResumen,
  retryMensajes,
} from '@/backend/mensaje/store'

export const mensaje: Manejadores<'mensaje'> = {
  simular: (entrada, { hoy }, db) => previewMensajes(db, hoy, entrada),
  crear: (entrada, pedido, tx) => createMensajes(tx, pedido, entrada),
  traerTodos: (entrada, _pedido, db) => listMensajes(db, entrada),
  traerResumen: (entrada, _pedido, db) => readResumen(db, entrada),
  reintentar: (entrada, pedido, tx) => retryMensajes(tx, pedido, entrada),
  cancelar: (entrada, pedido, tx) => cancelMensajes(tx, pedido, entrada),
  darPorEnviado: ({ mensajeID }, pedido, tx) => markSent(tx, pedido, mensajeID),
  abrir: ({ mensajeID }, pedido, tx) => markOpened(tx, pedido, mensajeID),
}
