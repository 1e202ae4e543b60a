import type { Manejadores } from '@/backend/nucleo/manejador'
import { createPlan } from '@/backend/tesoreria/ledger/planear'
import { breakPlan, planRotura } from '@/backend/tesoreria/ledger/romper'
import { listPlanes, readPlan } from '@/backend/tesoreria/plan-pagos/store'

export const planPagos: Manejadores<'plan_pagos'> = {
  crear: async (entrada, pedido, tx) => ({ id: await createPlan(tx, pedido, entrada) }),
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listPlanes(db, matriculadoID) }),
  traerDetalle: ({ planID }, _pedido, db) => readPlan(db, planID),
  simularRotura: async ({ planID }, _pedido, db) => {
    const { pagado, restante, cuotas, vuelven } = await planRotura(db, planID)
    return { pagado, restante, cuotas, vuelven }
  },
  romper: (entrada, pedido, tx) => breakPlan(tx, pedido, entrada),
}
