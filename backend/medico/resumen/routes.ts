import { listAccesos } from '@/backend/medico/accesos/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { readResumen } from '@/backend/medico/resumen/store'

export const medico: Manejadores<'medico'> = {
  traerAccesos: async (_entrada, pedido, db) => ({ filas: await listAccesos(db, pedido) }),
  traerResumen: ({ matriculadoID }, { hoy }, db) => readResumen(db, matriculadoID, hoy),
}
