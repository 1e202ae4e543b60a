import { giveLlevado, orderLlevado, readLlevado } from '@/backend/mudanza/salida/pedir'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const llevado: Manejadores<'llevado'> = {
  pedir: (_entrada, pedido, tx) => orderLlevado(tx, pedido),
  traer: (_entrada, _pedido, db) => readLlevado(db),
  bajar: (entrada, pedido, db) => giveLlevado(db, pedido, entrada),
}
