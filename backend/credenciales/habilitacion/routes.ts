import { readHabilitacion } from '@/backend/credenciales/habilitacion/hechos'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const habilitacion: Manejadores<'habilitacion'> = {
  traerDatos: ({ matriculadoID }, pedido, db) => readHabilitacion(db, pedido, matriculadoID),
}
