import type { Manejadores } from '@/backend/nucleo/manejador'
import { listLoteDeRecibos, listRecibos } from '@/backend/tesoreria/recibo/lista'

export const recibo: Manejadores<'recibo'> = {
  traerTodos: (entrada, _pedido, db) => listRecibos(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeRecibos(db, entrada) }),
}
