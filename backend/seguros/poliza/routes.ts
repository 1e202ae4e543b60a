import type { Manejadores } from '@/backend/nucleo/manejador'
import { findPoliza, listLoteDePolizas, listPolizas, listPolizasDe } from '@/backend/seguros/poliza/store'
import { loadPolizas } from '@/backend/seguros/poliza/cargar'

export const federacion: Manejadores<'federacion'> = {
  cargarPolizas: (mes, pedido, tx, archivos) => loadPolizas(tx, pedido, mes, archivos),
}

export const poliza: Manejadores<'poliza'> = {
  traerTodos: (entrada, _pedido, db) => listPolizas(db, entrada),
  traerDeMatriculado: (entrada, _pedido, db) => listPolizasDe(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDePolizas(db, entrada) }),
  bajar: (entrada, _pedido, db) => findPoliza(db, entrada),
}
