import type { Manejadores, Pedido } from '@/backend/nucleo/manejador'
import { type DeHoy, runRecordatorios } from '@/backend/avisos/recordatorio/correr'
import {
  listPlantillas,
  listRecordatorios,
  previewRecordatorios,
  removePlantilla,
  removeRecordatorio,
  savePlantilla,
  saveRecordatorio,
} from '@/backend/avisos/recordatorio/store'

const deHoy = ({ hoy, pasarela }: Pedido): DeHoy => ({ hoy, enLinea: pasarela !== null })

export const recordatorio: Manejadores<'recordatorio'> = {
  traerTodos: async (_entrada, _pedido, db) => ({ filas: await listRecordatorios(db) }),
  guardar: (entrada, pedido, tx) => saveRecordatorio(tx, pedido, entrada),
  eliminar: ({ recordatorioID }, pedido, tx) => removeRecordatorio(tx, pedido, recordatorioID),
  simular: (_entrada, pedido, db) => previewRecordatorios(db, deHoy(pedido)),
  correr: (_entrada, pedido, tx) => runRecordatorios(tx, pedido, deHoy(pedido)),
  traerPlantillas: async (_entrada, _pedido, db) => ({ filas: await listPlantillas(db) }),
  guardarPlantilla: (entrada, pedido, tx) => savePlantilla(tx, pedido, entrada),
  eliminarPlantilla: ({ plantillaID }, pedido, tx) => removePlantilla(tx, pedido, plantillaID),
}
