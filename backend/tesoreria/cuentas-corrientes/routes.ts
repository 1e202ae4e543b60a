import { listCuentas, listLoteDeCuentas } from '@/backend/tesoreria/cuentas-corrientes/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const cuentasCorrientes: Manejadores<'cuentasCorrientes'> = {
  traerTodos: (entrada, _pedido, db) => listCuentas(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeCuentas(db, entrada) }),
}
