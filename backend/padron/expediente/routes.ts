import type { Manejadores } from '@/backend/nucleo/manejador'
import { beginExpediente, readTabla } from '@/backend/padron/expediente/leer'

export const expediente: Manejadores<'expediente'> = {
  empezar: (entrada, pedido, tx) => beginExpediente(tx, pedido, entrada),
  traerTabla: async (entrada, pedido, db) => ({ filas: await readTabla(db, pedido, entrada) }),
}
