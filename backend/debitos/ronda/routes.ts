import { finishRonda, sendRonda, takeOut, undoRonda } from '@/backend/debitos/ronda/cambios'
import { closeRonda } from '@/backend/debitos/ronda/cerrar'
import { countEnsayo, listEnsayo, listLoteDeEnsayo } from '@/backend/debitos/ronda/ensayo'
import { findArchivo, listFilas, listRondas, readFilas, readRonda } from '@/backend/debitos/ronda/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const ronda: Manejadores<'ronda'> = {
  contar: (entrada, _pedido, db) => countEnsayo(db, entrada),
  ensayar: (entrada, _pedido, db) => listEnsayo(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeEnsayo(db, entrada) }),
  cerrar: (entrada, pedido, tx) => closeRonda(tx, pedido, entrada),
  traerTodas: (entrada, _pedido, db) => listRondas(db, entrada),
  traerDatos: ({ rondaID }, { hoy }, db) => readRonda(db, hoy, rondaID),
  traerFilas: (entrada, _pedido, db) => listFilas(db, entrada),
  traerLoteDeFilas: async (entrada, _pedido, db) => ({ filas: await readFilas(db, entrada) }),
  sacar: (entrada, pedido, tx) => takeOut(tx, pedido, entrada),
  enviar: (entrada, pedido, tx) => sendRonda(tx, pedido, entrada),
  deshacer: ({ rondaID, motivo }, pedido, tx) => undoRonda(tx, pedido, rondaID, motivo),
  terminar: ({ rondaID, motivo }, pedido, tx) => finishRonda(tx, pedido, rondaID, motivo),
  bajar: (entrada, _pedido, db) => findArchivo(db, entrada),
}
