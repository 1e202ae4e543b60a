import type { Manejadores } from '@/backend/nucleo/manejador'
import { loadPolizas } from '@/backend/seguros/poliza/cargar'

export const federacion: Manejadores<'federacion'> = {
  cargarPolizas: (mes, pedido, tx, archivos) => loadPolizas(tx, pedido, mes, archivos),
}
