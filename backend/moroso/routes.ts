import type { Manejadores } from '@/backend/http/manejador'
import { listMorosos, listSinFiltro } from '@/backend/moroso/store'

export const moroso: Manejadores<'moroso'> = {
  traerTodos: (entrada, { hoy }, db) => listMorosos(db, entrada, hoy),
}
export const estadisticas: Manejadores<'estadisticas'> = {
  traerMorosos: async (_entrada, { hoy }, db) => ({ filas: await listSinFiltro(db, hoy) }),
}
