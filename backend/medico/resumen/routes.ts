import type { Manejadores } from '@/backend/nucleo/manejador'
import { readResumen } from '@/backend/medico/resumen/store'

export const medico: Manejadores<'medico'> = {
  traerResumen: ({ matriculadoID }, { hoy }, db) => readResumen(db, matriculadoID, hoy),
}
