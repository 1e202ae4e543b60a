import { listExcluidos } from '@/backend/tesoreria/cuota/excluidos'
import { orderMes } from '@/backend/tesoreria/cuota/generar'
import { requireMes, simulate } from '@/backend/tesoreria/cuota/simulacion'
import { listCargos, listCorridas, readCorrida } from '@/backend/tesoreria/cuota/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { annulRun } from '@/backend/tesoreria/ledger/anular'

export const cuota: Manejadores<'cuota'> = {
  simularMes: async (mes, { hoy }, db) => {
    requireMes(mes, hoy)
    return simulate(db, mes)
  },

  traerExcluidos: (entrada, { hoy }, db) => listExcluidos(db, entrada, hoy),

  generarMes: (entrada, pedido, tx) => orderMes(tx, pedido, entrada),

  traerCorridas: ({ pagina }, _pedido, db) => listCorridas(db, pagina),

  traerCorrida: ({ corridaID }, _pedido, db) => readCorrida(db, corridaID),

  traerCargos: (entrada, _pedido, db) => listCargos(db, entrada),

  deshacerMes: ({ corridaID, motivo }, pedido, tx) => annulRun(tx, pedido, corridaID, motivo.trim()),
}
