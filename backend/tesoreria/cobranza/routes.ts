import type { Manejadores } from '@/backend/nucleo/manejador'
import {
  annulEvento,
  noteAcknowledgement,
  noteLetter,
  noteProceeding,
  noteReception,
} from '@/backend/tesoreria/cobranza/anotar'
import { listLoteDePrescripcion, listPrescripcion } from '@/backend/tesoreria/cobranza/planilla'
import { readPapelDeEvento, readPrescripcion } from '@/backend/tesoreria/cobranza/store'

export const prescripcion: Manejadores<'prescripcion'> = {
  traerTodas: (entrada, { hoy }, db) => listPrescripcion(db, entrada, hoy),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLoteDePrescripcion(db, entrada, hoy) }),
  traerDe: ({ matriculadoID }, { hoy }, db) => readPrescripcion(db, matriculadoID, hoy),
}
export const cobranza: Manejadores<'cobranza'> = {
  intimar: (entrada, pedido, tx) => noteLetter(tx, pedido, entrada),
  recepcion: (entrada, pedido, tx, archivo) => noteReception(tx, pedido, entrada, archivo),
  reconocer: (entrada, pedido, tx, archivo) => noteAcknowledgement(tx, pedido, entrada, archivo),
  anotar: (entrada, pedido, tx) => noteProceeding(tx, pedido, entrada),
  anular: (entrada, pedido, tx) => annulEvento(tx, pedido, entrada),
  verEscaneo: ({ eventoID }, _pedido, db) => readPapelDeEvento(db, eventoID),
}
