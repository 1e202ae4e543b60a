import type { Manejadores } from '@/backend/nucleo/manejador'
import { countHallazgos, listHallazgos, listLoteDeHallazgos } from '@/backend/padron/control/store'
import { keepAsGood, lookAgain } from '@/backend/padron/control/visto'

export const controlPadron: Manejadores<'controlPadron'> = {
  contar: (_entrada, _pedido, db) => countHallazgos(db),
  traerTodos: (entrada, _pedido, db) => listHallazgos(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeHallazgos(db, entrada) }),
  darPorBueno: (entrada, pedido, tx) => keepAsGood(tx, pedido, entrada),
  volverAMirar: (entrada, pedido, tx) => lookAgain(tx, pedido, entrada),
}
