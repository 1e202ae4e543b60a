import { listHistorial } from '@/backend/auditoria/historial'
import { resetAccessKey } from '@/backend/cuenta/clave-acceso'
import type { Manejadores } from '@/backend/http/manejador'
import { noEncontrado } from '@/backend/http/rechazo'
import { createMatriculado } from '@/backend/matriculado/alta'
import { removeMatriculado } from '@/backend/matriculado/baja'
import { editCampo } from '@/backend/matriculado/edicion'
import {
  changeEstado,
  changeGeneraCuotas,
  listPeriodos,
  previewEstado,
  readCobertura,
} from '@/backend/matriculado/estado'
import { readBasicos, readFicha } from '@/backend/matriculado/ficha'
import { listLote, listMatriculados } from '@/backend/matriculado/store'

export const periodoMatricula: Manejadores<'periodoMatricula'> = {
  traerTodos: async ({ matriculadoID }, _pedido, db) => ({ filas: await listPeriodos(db, matriculadoID) }),
}
export const federacionMatriculado: Manejadores<'federacion_matriculado'> = {
  traerEstado: ({ matriculadoID }, _pedido, db) => readCobertura(db, matriculadoID),
}

export const matriculado: Manejadores<'matriculado'> = {
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLote(db, entrada) }),
  traerHistorial: (filtros, _pedido, db) => listHistorial(db, filtros),
  crear: (alta, pedido, tx) => createMatriculado(tx, pedido, alta),
  actualizarDatos: (edicion, pedido, tx) => editCampo(tx, pedido, edicion),
  cambiarEstado: (entrada, pedido, tx) => changeEstado(tx, pedido, entrada),
  simularEstado: (entrada, { hoy }, db) => previewEstado(db, entrada, hoy),
  cambiarGeneraCuotas: (entrada, pedido, tx) => changeGeneraCuotas(tx, pedido, entrada),
  reiniciarClaveAcceso: resetAccessKey,
  eliminar: ({ matriculadoID }, pedido, tx) => removeMatriculado(tx, pedido, matriculadoID),
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
