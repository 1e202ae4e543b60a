import { readMudanza } from '@/backend/mudanza/diferencia/estado'
import { listHallazgos, listLoteDeHallazgos } from '@/backend/mudanza/diferencia/hallazgos'
import { listDiferencias, listLoteDeDiferencias } from '@/backend/mudanza/diferencia/lista'
import { answerDiferencia, confirmSurname } from '@/backend/mudanza/diferencia/responder'
import { readDiferencia } from '@/backend/mudanza/diferencia/una'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const mudanza: Manejadores<'mudanza'> = {
  traer: (_entrada, _pedido, db) => readMudanza(db),
  traerTodos: (entrada, _pedido, db) => listDiferencias(db, entrada),
  traerLote: (entrada, _pedido, db) => listLoteDeDiferencias(db, entrada),
  traerDatos: ({ diferenciaID }, { persona }, db) => readDiferencia(db, persona, diferenciaID),
  responder: (entrada, pedido, tx) => answerDiferencia(tx, pedido, entrada),
  traerHallazgos: (entrada, _pedido, db) => listHallazgos(db, entrada),
  traerLoteDeHallazgos: (entrada, _pedido, db) => listLoteDeHallazgos(db, entrada),
  confirmarApellido: (entrada, pedido, tx) => confirmSurname(tx, pedido, entrada),
}
