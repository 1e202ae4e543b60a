import { addEspecialidad } from '@/backend/credenciales/especialidad/agregar'
import { removeEspecialidad } from '@/backend/credenciales/especialidad/eliminar'
import { readConceptoElegido } from '@/backend/acceso/ajuste/concepto'
import { listEspecialidades, readEspecialidad } from '@/backend/credenciales/especialidad/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const especialidadMatriculado: Manejadores<'especialidad_matriculado'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({
    filas: await listEspecialidades(db, matriculadoID),
  }),
  traerDatos: ({ especialidadMatriculadoID }, _pedido, db) => readEspecialidad(db, especialidadMatriculadoID),
  traerConcepto: (_entrada, _pedido, db) => readConceptoElegido(db, 'conceptoEspecialidad'),
  crear: (entrada, pedido, tx) => addEspecialidad(tx, pedido, entrada),
  eliminar: ({ especialidadMatriculadoID }, pedido, tx) =>
    removeEspecialidad(tx, pedido, especialidadMatriculadoID),
}
