import { readConsejo, readLogo } from '@/backend/credenciales/membrete/consejo'
import { findLogo, readMembrete, updateMembrete, writeLogo } from '@/backend/credenciales/membrete/store'
import { isMember, type Manejadores } from '@/backend/nucleo/manejador'

export const membrete: Manejadores<'membrete'> = {
  traerDatos: async (_entrada, { persona }, db) => {
    const membrete = await readMembrete(db)
    return isMember(persona) ? { ...membrete, quien: null } : membrete
  },
  actualizarDatos: (entrada, pedido, tx) => updateMembrete(tx, pedido, entrada),
  verLogo: (_entrada, _pedido, db) => findLogo(db),
  subirLogo: async ({ version }, pedido, tx, archivo) => {
    await archivo.keep(tx)
    return { huella: archivo.huella, version: await writeLogo(tx, pedido, version, archivo.huella) }
  },
  quitarLogo: async ({ version }, pedido, tx) => ({ version: await writeLogo(tx, pedido, version, null) }),
}

export const consejo: Manejadores<'consejo'> = {
  traerDatos: (_entrada, _pedido, db) => readConsejo(db),
  traerLogo: (_entrada, _pedido, db) => readLogo(db),
}
