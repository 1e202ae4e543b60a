import { listOtrosDebitos } from '@/backend/debitos/envio/otros'
import { makeEnvio } from '@/backend/debitos/envio/generar'
import type { Manejadores } from '@/backend/nucleo/manejador'

const BSE = 41
const ICBC = 42

export const otrosDebitos: Pick<Manejadores<'da_listado'>, 'traerOtrosDebitos'> = {
  traerOtrosDebitos: async (entrada, _pedido, db) => ({ filas: await listOtrosDebitos(db, entrada) }),
}
export const envioBse: Manejadores<'da_listado_envio_bse'> = {
  crear: (mes, pedido, tx) => makeEnvio(tx, pedido, BSE, mes),
}
export const envioIcbc: Manejadores<'da_listado_envio_icbc'> = {
  crear: (mes, pedido, tx) => makeEnvio(tx, pedido, ICBC, mes),
}
