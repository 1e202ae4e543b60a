import type { Manejadores } from '@/backend/nucleo/manejador'
import { countFaltas, listFaltas, listLoteDeFaltas } from '@/backend/seguros/control/store'

export const controlCobertura: Manejadores<'controlCobertura'> = {
  contar: (mes, { hoy }, db) => countFaltas(db, mes, hoy),
  traerTodos: (entrada, { hoy }, db) => listFaltas(db, entrada, hoy),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLoteDeFaltas(db, entrada, hoy) }),
}
