import type { Manejadores } from '@/backend/nucleo/manejador'
import { addSeguro, changeSeguro, closeSeguro, removeSeguro } from '@/backend/seguros/federacion/cambios'
import { listMesesGenerados } from '@/backend/seguros/archivo-federacion/store'
import { tellCuotas } from '@/backend/seguros/federacion/cuotas'
import { daysOf } from '@/backend/seguros/federacion/dias'
import { listSeguros, readEstado } from '@/backend/seguros/federacion/store'

export const federacionMatriculado: Manejadores<'federacion_matriculado'> = {
  traerEstado: ({ matriculadoID }, { hoy }, db) => readEstado(db, matriculadoID, hoy),
  traerTodos: (entrada, { hoy }, db) => listSeguros(db, entrada, hoy),
  crear: (entrada, pedido, tx) => addSeguro(tx, pedido, entrada),
  crearSeguro: (entrada, pedido, tx) => addSeguro(tx, pedido, entrada),
  cambiarSeguro: (entrada, pedido, tx) => changeSeguro(tx, pedido, entrada),
  darDeBaja: (entrada, pedido, tx) => closeSeguro(tx, pedido, entrada),
  simular: async (entrada, pedido, db) => {
    const cambio = await daysOf(db, entrada)
    return {
      ...(await tellCuotas(db, pedido, cambio)),
      archivos: cambio ? await listMesesGenerados(db, cambio) : [],
    }
  },
  eliminar: (entrada, pedido, tx) => removeSeguro(tx, pedido, entrada),
}
