import { loadReports } from '@/backend/debitos/envio/cargar'
import { listOtrosDebitos } from '@/backend/debitos/envio/otros'
import { makeEnvio } from '@/backend/debitos/envio/generar'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { refuse } from '@/backend/nucleo/rechazo'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { nameOfForma } from '@/domain/debito/formas'
import { PLANILLA } from '@/domain/debito/ronda'

const BSE = 41
const ICBC = 42

export const otrosDebitos: Pick<
  Manejadores<'da_listado'>,
  'traerOtrosDebitos' | 'validarPagosOtrosDebitos'
> = {
  traerOtrosDebitos: async (entrada, _pedido, db) => ({ filas: await listOtrosDebitos(db, entrada) }),
  validarPagosOtrosDebitos: ({ formaPagoID: forma, ...mes }, pedido, tx, archivos) => {
    if (bancoDeForma(forma) || !nameOfForma(forma)) refuse('formaPagoID', 'Elija una entidad')
    return loadReports(tx, pedido, { ...mes, forma, clases: { archivo: PLANILLA } }, archivos)
  },
}
export const envioBse: Manejadores<'da_listado_envio_bse'> = {
  crear: (mes, pedido, tx) => makeEnvio(tx, pedido, BSE, mes),
  validarPagos: (mes, pedido, tx, archivos) => {
    const clases = { archivoCc: 'CC', archivoCa: 'CA' }
    return loadReports(tx, pedido, { ...mes, forma: BSE, clases }, archivos)
  },
}
export const envioIcbc: Manejadores<'da_listado_envio_icbc'> = {
  crear: (mes, pedido, tx) => makeEnvio(tx, pedido, ICBC, mes),
  validarPagos: (mes, pedido, tx, archivos) =>
    loadReports(tx, pedido, { ...mes, forma: ICBC, clases: { archivo: 'SB' } }, archivos),
}
