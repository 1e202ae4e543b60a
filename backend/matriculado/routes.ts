import { resetAccessKey } from '@/backend/cuenta/clave-acceso'
import type { Manejadores } from '@/backend/http/manejador'
import { noEncontrado, Rechazo } from '@/backend/http/rechazo'
import { readBasicos, readFicha } from '@/backend/matriculado/ficha'
import { listMatriculados } from '@/backend/matriculado/store'

const pendiente = () => Promise.reject(new Rechazo('Todavía no disponible'))

export const periodoMatricula: Manejadores<'periodoMatricula'> = { traerTodos: pendiente }
export const federacionMatriculado: Manejadores<'federacion_matriculado'> = { traerEstado: pendiente }

export const matriculado: Manejadores<'matriculado'> = {
  traerLote: pendiente,
  traerHistorial: pendiente,
  crear: pendiente,
  actualizarDatos: pendiente,
  cambiarEstado: pendiente,
  simularEstado: pendiente,
  cambiarGeneraCuotas: pendiente,
  reiniciarClaveAcceso: resetAccessKey,
  eliminar: pendiente,
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
