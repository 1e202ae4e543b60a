import type { Manejadores } from '@/backend/nucleo/manejador'
import { listLote, listMatriculados, listOrden } from '@/backend/padron/listado/store'

export const listado: Pick<Manejadores<'listado'>, 'traerOrden' | 'traerLote'> = {
  traerOrden: (entrada, { hoy }, db) => listOrden(db, entrada, hoy),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLote(db, entrada, hoy) }),
}
export const estadisticas: Pick<Manejadores<'estadisticas'>, 'listado_matriculados'> = {
  listado_matriculados: (entrada, { hoy }, db) => listMatriculados(db, entrada, hoy),
}
