import type { Manejadores } from '@/backend/nucleo/manejador'
import {
  addPeriodo,
  editPeriodo,
  listPeriodos,
  readPeriodo,
  removePeriodo,
} from '@/backend/seguros/superintendencia/store'

export const superintendenciaMatriculado: Manejadores<'superintendencia_matriculado'> = {
  traerTodos: (entrada, { hoy }, db) => listPeriodos(db, entrada, hoy),
  traerDatos: ({ superintendenciaMatriculadoID }, { hoy }, db) =>
    readPeriodo(db, superintendenciaMatriculadoID, hoy),
  crear: (entrada, pedido, tx) => addPeriodo(tx, pedido, entrada),
  actualizarDatos: (entrada, pedido, tx) => editPeriodo(tx, pedido, entrada),
  eliminar: ({ superintendenciaMatriculadoID }, pedido, tx) =>
    removePeriodo(tx, pedido, superintendenciaMatriculadoID),
}
