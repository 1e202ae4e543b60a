import { previewNotice, sendNotice } from '@/backend/avisos/aviso-de-debito/mensaje'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const avisoDeDebito: Manejadores<'avisoDeDebito'> = {
  simular: (entrada, pedido, db) => previewNotice(db, pedido, entrada),
  enviar: (entrada, pedido, tx) => sendNotice(tx, pedido, entrada),
}
