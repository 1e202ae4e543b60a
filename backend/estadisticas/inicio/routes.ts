import { findHallazgos } from '@/backend/estadisticas/inicio/hallazgos'
import { listPendientes } from '@/backend/estadisticas/inicio/pendientes'
import { isNewcomer, putStepsAway } from '@/backend/estadisticas/inicio/primeros-pasos'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const inicio: Manejadores<'inicio'> = {
  traerPendientes: async (_entrada, pedido, db) => ({
    pendientes: await listPendientes(db, pedido),
    nuevo: await isNewcomer(db, pedido),
  }),
  guardarPasosVistos: (_entrada, pedido, tx) => putStepsAway(tx, pedido),
  buscar: async ({ texto }, pedido, db) => ({ filas: await findHallazgos(db, pedido, texto) }),
}
