import type { Manejadores } from '@/backend/nucleo/manejador'
import { annulProgramado } from '@/backend/padron/programado/anular'
import { listLoteDeProgramados, listProgramados, listProgramadosDe } from '@/backend/padron/programado/lista'

export const estadoProgramado: Manejadores<'estado_programado'> = {
  traerTodos: (entrada, _pedido, db) => listProgramados(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeProgramados(db, entrada) }),
  traerDe: async (entrada, _pedido, db) => ({ filas: await listProgramadosDe(db, entrada) }),
  anular: (entrada, pedido, tx) => annulProgramado(tx, pedido, entrada),
}
