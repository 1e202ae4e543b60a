import {
  addPractica,
  listPracticas,
  readPractica,
  removePractica,
} from '@/backend/credenciales/practica/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const practicaMatriculado: Manejadores<'practica_matriculado'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listPracticas(db, matriculadoID) }),
  traerDatos: ({ practicaMatriculadoID }, _pedido, db) => readPractica(db, practicaMatriculadoID),
  crear: (entrada, pedido, tx) => addPractica(tx, pedido, entrada),
  eliminar: ({ practicaMatriculadoID }, pedido, tx) => removePractica(tx, pedido, practicaMatriculadoID),
}
