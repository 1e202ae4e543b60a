import { attachOwn, presentOwn, saveOwn, withdrawOwn } from '@/backend/medico/solicitud/actos-propios'
import { readSolicitud } from '@/backend/medico/solicitud/datos'
import { admit, observe, refuseSolicitud, withdraw } from '@/backend/medico/solicitud/decidir'
import { acceptPapel, attachPapel, readPapelFile } from '@/backend/medico/solicitud/papeles'
import { presentForHim } from '@/backend/medico/solicitud/presentar'
import { foretellOwn, listOffered, listOwn, readOwn, readOwnFile } from '@/backend/medico/solicitud/propia'
import { resolve } from '@/backend/medico/solicitud/resolver'
import { listLoteDeSolicitudes, listSolicitudes, listSolicitudesDe } from '@/backend/medico/solicitud/store'
import { changeTipo, listTipos } from '@/backend/medico/solicitud/tipos'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const tipoSolicitud: Manejadores<'tipo_solicitud'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listTipos(db) }),
  actualizarDatos: (entrada, pedido, tx) => changeTipo(tx, pedido, entrada),
}

export const solicitud: Manejadores<'solicitud'> = {
  traerTodas: (entrada, { hoy }, db) => listSolicitudes(db, hoy, entrada),
  traerLote: async (entrada, { hoy }, db) => ({ filas: await listLoteDeSolicitudes(db, hoy, entrada) }),
  traerDe: async (entrada, _pedido, db) => ({ filas: await listSolicitudesDe(db, entrada) }),
  traerDatos: (entrada, pedido, db) => readSolicitud(db, pedido, entrada),
  presentarPorEl: (entrada, pedido, tx) => presentForHim(tx, pedido, entrada),
  adjuntarPapel: (entrada, pedido, tx, archivo) => attachPapel(tx, pedido, entrada, archivo),
  verPapel: (entrada, _pedido, db) => readPapelFile(db, entrada),
  aceptarPapel: (entrada, pedido, tx) => acceptPapel(tx, pedido, entrada),
  observar: (entrada, pedido, tx) => observe(tx, pedido, entrada),
  admitir: (entrada, pedido, tx) => admit(tx, pedido, entrada),
  resolver: (entrada, pedido, tx) => resolve(tx, pedido, entrada),
  rechazar: (entrada, pedido, tx) => refuseSolicitud(tx, pedido, entrada),
  retirar: (entrada, pedido, tx) => withdraw(tx, pedido, entrada),
  traerOfrecidas: async (_entrada, pedido, db) => ({ filas: await listOffered(db, pedido) }),
  simularPropia: (entrada, pedido, db) => foretellOwn(db, pedido, entrada),
  guardarPropia: (entrada, pedido, tx) => saveOwn(tx, pedido, entrada),
  traerPropias: async (_entrada, pedido, db) => ({ filas: await listOwn(db, pedido) }),
  traerPropia: (entrada, pedido, db) => readOwn(db, pedido, entrada),
  adjuntarPropio: (entrada, pedido, tx, archivo) => attachOwn(tx, pedido, entrada, archivo),
  verPropio: (entrada, pedido, db) => readOwnFile(db, pedido, entrada),
  presentarPropia: (entrada, pedido, tx) => presentOwn(tx, pedido, entrada),
  retirarPropia: (entrada, pedido, tx) => withdrawOwn(tx, pedido, entrada),
}
