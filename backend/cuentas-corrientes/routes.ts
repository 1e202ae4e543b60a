import { listCuentas, listLoteDeCuentas } from '@/backend/cuentas-corrientes/store'
import type { Manejadores } from '@/backend/http/manejador'

export const cuentasCorrientes: Manejadores<'cuentasCorrientes'> = {
  traerTodos: (entrada, _pedido, db) => listCuentas(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeCuentas(db, entrada) }),
}
