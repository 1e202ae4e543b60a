import { handlersOf, select } from '@/backend/catalogos/catalogo/routes'
import {
  changeConcepto,
  createConcepto,
  readConcepto,
  restoreConcepto,
} from '@/backend/tesoreria/concepto/precio'
import { listCargados } from '@/backend/tesoreria/concepto/cargados'
import { propose, simulate } from '@/backend/tesoreria/concepto/propuesta'
import { listConceptos } from '@/backend/tesoreria/concepto/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { annulConcepto, chargeConcepto } from '@/backend/tesoreria/ledger/concepto'
import { TIPO_PRECIO } from '@/domain/precio'

export const concepto: Manejadores<'concepto'> = {
  ...handlersOf('concepto', `t.tipo <> ${TIPO_PRECIO}`),
  ...select('concepto'),
  traerDatos: ({ id }, _pedido, db) => readConcepto(db, id),
  crear: async (entrada, pedido, tx) => ({ id: await createConcepto(tx, pedido, entrada) }),
  actualizarDatos: async (entrada, pedido, tx) => {
    await changeConcepto(tx, pedido, entrada)
    return null
  },
  restaurar: async ({ id }, pedido, tx) => {
    await restoreConcepto(tx, pedido, id)
    return null
  },
  traerTodosSinPaginar: async ({ tipo }, _pedido, db) => ({ filas: await listConceptos(db, tipo) }),
  simularAnio: (entrada, { hoy }, db) => simulate(db, entrada, hoy),
  proponerAnio: async (entrada, pedido, tx) => ({ cantidad: await propose(tx, pedido, entrada) }),
}

export const conceptoMatriculado: Manejadores<'concepto_matriculado'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listCargados(db, matriculadoID) }),
  crear: async (entrada, pedido, tx) => ({ id: await chargeConcepto(tx, pedido, entrada) }),
  eliminar: ({ conceptoMatriculadoID }, pedido, tx) => annulConcepto(tx, pedido, conceptoMatriculadoID),
}
