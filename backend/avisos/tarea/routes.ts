import {
  listActivas,
  listFilas,
  listTareas,
  markSeen,
  readTarea,
  readUltima,
  stopTarea,
} from '@/backend/avisos/tarea/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const tarea: Manejadores<'tarea'> = {
  traerTodas: (entrada, pedido, db) => listTareas(db, pedido, entrada),
  traerActivas: (_entrada, { persona }, db) => listActivas(db, persona.usuarioID),
  traerUltima: (entrada, { persona }, db) => readUltima(db, persona.usuarioID, entrada),
  traerDatos: ({ tareaID }, pedido, db) => readTarea(db, pedido, tareaID),
  traerFilas: (entrada, pedido, db) => listFilas(db, pedido, entrada),
  detener: ({ tareaID }, pedido, tx) => stopTarea(tx, pedido, tareaID),
  darPorVista: ({ tareaID }, pedido, tx) => markSeen(tx, pedido, tareaID),
}
