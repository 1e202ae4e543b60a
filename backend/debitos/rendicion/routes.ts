import { orderReport } from '@/backend/debitos/rendicion/aplicar'
import { closeCobro, creditCobro } from '@/backend/debitos/rendicion/cobros'
import { undoReport } from '@/backend/debitos/rendicion/deshacer'
import { annulReceipt } from '@/backend/debitos/rendicion/reversas'
import { readReport } from '@/backend/debitos/rendicion/leer'
import {
  listCobros,
  listFilas,
  listRendiciones,
  readCobros,
  readFilas,
  readRendicion,
} from '@/backend/debitos/rendicion/store'
import { readResultados } from '@/backend/debitos/rendicion/resultados'
import { DIAS_DE_RESULTADO } from '@/domain/debito/rendicion'
import { addDays } from '@/domain/fechas'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const rendicion: Manejadores<'rendicion'> = {
  leer: (entrada, pedido, tx, archivo) => readReport(tx, pedido, entrada, archivo),
  traerDatos: ({ rendicionID }, _pedido, db) => readRendicion(db, rendicionID),
  traerTodas: async ({ rondaID }, _pedido, db) => ({ filas: await listRendiciones(db, rondaID) }),
  traerResultados: async (_entrada, { hoy }, db) => ({
    filas: await readResultados(db, addDays(hoy, -DIAS_DE_RESULTADO)),
  }),
  traerFilas: (entrada, _pedido, db) => listFilas(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await readFilas(db, entrada) }),
  aplicar: ({ rendicionID, luego }, pedido, tx) => orderReport(tx, pedido, rendicionID, luego),
  deshacer: (entrada, pedido, tx) => undoReport(tx, pedido, entrada),
}

export const cobroPorResolver: Manejadores<'cobroPorResolver'> = {
  traerTodos: (entrada, _pedido, db) => listCobros(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await readCobros(db, entrada) }),
  acreditar: (entrada, pedido, tx) => creditCobro(tx, pedido, entrada),
  anularRecibo: (entrada, pedido, tx) => annulReceipt(tx, pedido, entrada),
  cerrar: (entrada, pedido, tx) => closeCobro(tx, pedido, entrada),
}
