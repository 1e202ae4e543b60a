import type { Manejadores } from '@/backend/http/manejador'
import { noEncontrado } from '@/backend/http/rechazo'
import { readBasicos, readFicha } from '@/backend/matriculado/ficha'
import { listMatriculados } from '@/backend/matriculado/store'

export const matriculado: Manejadores<'matriculado'> = {
  traerTodos: (filtros, _pedido, db) => listMatriculados(db, filtros),
  traerDatos: async ({ matriculadoID }, _pedido, db) => {
    const ficha = await readFicha(db, matriculadoID)
    if (!ficha) throw noEncontrado()
    return ficha
  },
  traerDatosBasicos: async ({ matriculadoID }, _pedido, db) => {
    const basicos = await readBasicos(db, matriculadoID)
    if (!basicos) throw noEncontrado()
    return basicos
  },
}
