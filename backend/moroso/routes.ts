import type { Manejadores } from '@/backend/http/manejador'
import { listMorosos, listPorClase } from '@/backend/moroso/store'

export const moroso: Manejadores<'moroso'> = {
  traerTodos: (entrada, { hoy }, db) => listMorosos(db, entrada, hoy),
}
export const estadisticas: Manejadores<'estadisticas'> = {
  traerMorosos: (_entrada, { hoy }, db) => listPorClase(db, hoy),
}
