import type { Manejadores } from '@/backend/nucleo/manejador'
import { countEnsayo, listEnsayo } from '@/backend/seguros/archivo-federacion/ensayo'
import { freezeMonth, keepHoja, listAltasBajas } from '@/backend/seguros/archivo-federacion/generar'
import { findHoja, listArchivos, listLineas } from '@/backend/seguros/archivo-federacion/store'

export const archivoFederacion: Manejadores<'archivoFederacion'> = {
  contar: (mes, { hoy }, db) => countEnsayo(db, mes, hoy),
  ensayar: (entrada, { hoy }, db) => listEnsayo(db, entrada, hoy),
  generar: (mes, pedido, tx) => freezeMonth(tx, pedido, mes),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLineas(db, entrada) }),
  guardarHoja: (entrada, pedido, tx, archivo) => keepHoja(tx, pedido, entrada, archivo),
  traerTodos: async (mes, _pedido, db) => ({ filas: await listArchivos(db, mes) }),
  bajar: ({ archivoFederacionID, hoja }, _pedido, db) => findHoja(db, archivoFederacionID, hoja),
}

export const estadisticas: Pick<Manejadores<'estadisticas'>, 'altasBajasFederacion'> = {
  altasBajasFederacion: (mes, { hoy }, db) => listAltasBajas(db, mes, hoy),
}
