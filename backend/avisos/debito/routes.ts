import { previewMensaje, sendMensaje } from '@/backend/avisos/debito/mensaje'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const mensajesDeDebito: Pick<Manejadores<'da_listado'>, 'simularMensaje' | 'enviarMensaje'> = {
  simularMensaje: (entrada, _pedido, db) => previewMensaje(db, entrada),
  enviarMensaje: (entrada, pedido, tx) => sendMensaje(tx, pedido, entrada),
}
