import { listUnmet, mayExcept } from '@/backend/credenciales/regla-emision/reglas'
import { readRegla, updateRegla } from '@/backend/credenciales/regla-emision/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const reglaEmision: Manejadores<'regla_emision'> = {
  traerDatos: ({ tipoCertificadoID }, _pedido, db) => readRegla(db, tipoCertificadoID),
  actualizarDatos: (entrada, pedido, tx) => updateRegla(tx, pedido, entrada),
  evaluar: async (papel, pedido, db) => ({
    incumplidas: await listUnmet(db, papel, pedido.hoy),
    puedeExceptuar: mayExcept(pedido),
  }),
}
