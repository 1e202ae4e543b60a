import { previewMensaje, sendMensaje } from '@/backend/avisos/debito/mensaje'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const mensajesDeDebito: Pick<Manejadores<'da_listado'>, 'simularMensaje' | 'enviarMensaje'> = {
  simularMensaje: (entrada, pedido, db) => previewMensaje(db, pedido, entrada),
  enviarMensaje: (entrada, pedido, tx) => sendMensaje(tx, pedido, entrada),
}
