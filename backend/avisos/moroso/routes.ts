import type { Manejadores } from '@/backend/nucleo/manejador'
import { listLoteDeMorosos, listMorosos, listPorClase } from '@/backend/avisos/moroso/store'

export const moroso: Manejadores<'moroso'> = {
  traerTodos: (entrada, { hoy }, db) => listMorosos(db, entrada, hoy),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLoteDeMorosos(db, entrada, hoy) }),
}
export const estadisticas: Pick<Manejadores<'estadisticas'>, 'traerMorosos'> = {
  traerMorosos: ({ cantidad }, { hoy }, db) => listPorClase(db, hoy, cantidad),
}
