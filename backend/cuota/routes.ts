import type { Manejadores } from '@/backend/http/manejador'
import { Rechazo } from '@/backend/http/rechazo'

const pendiente = () => Promise.reject(new Rechazo('Todavía no disponible'))

export const cuota: Manejadores<'cuota'> = {
  simularMes: pendiente,
  traerExcluidos: pendiente,
  generarMes: pendiente,
  traerCorridas: pendiente,
  traerCorrida: pendiente,
  traerCargos: pendiente,
  deshacerMes: pendiente,
}
