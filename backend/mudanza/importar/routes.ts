import { discardPlanilla } from '@/backend/mudanza/importar/descartar'
import { orderDeshacer, previewDeshacer } from '@/backend/mudanza/importar/deshacer'
import { orderImportacion } from '@/backend/mudanza/importar/importar'
import { listFilas, readAdivinada, readDatos, saveLectura } from '@/backend/mudanza/importar/lectura'
import { listHallazgos, listRenglones } from '@/backend/mudanza/importar/renglones'
import { orderRevision } from '@/backend/mudanza/importar/revisar'
import { listImportaciones } from '@/backend/mudanza/importar/store'
import { readAgain, uploadPlanilla } from '@/backend/mudanza/importar/subir'
import { listValores } from '@/backend/mudanza/importar/valores'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const importacion: Manejadores<'importacion'> = {
  subir: (entrada, pedido, tx, archivo) => uploadPlanilla(tx, pedido, entrada, archivo),
  traerTodas: (entrada, pedido, db) => listImportaciones(db, pedido, entrada),
  traerDatos: ({ importacionID }, pedido, db) => readDatos(db, pedido, importacionID),
  traerFilas: (entrada, pedido, db) => listFilas(db, pedido, entrada),
  guardarLectura: (entrada, pedido, tx) => saveLectura(tx, pedido, entrada),
  releer: (entrada, pedido, tx) => readAgain(tx, pedido, entrada),
  traerAdivinada: (entrada, pedido, db) => readAdivinada(db, pedido, entrada),
  traerValores: ({ importacionID }, pedido, db) => listValores(db, pedido, importacionID),
  revisar: (entrada, pedido, tx) => orderRevision(tx, pedido, entrada),
  traerRenglones: (entrada, pedido, db) => listRenglones(db, pedido, entrada),
  traerHallazgos: ({ importacionID }, pedido, db) => listHallazgos(db, pedido, importacionID),
  importar: (entrada, pedido, tx) => orderImportacion(tx, pedido, entrada),
  simularDeshacer: (entrada, pedido, db) => previewDeshacer(db, pedido, entrada),
  deshacer: (entrada, pedido, tx) => orderDeshacer(tx, pedido, entrada),
  descartar: ({ importacionID }, pedido, tx) => discardPlanilla(tx, pedido, importacionID),
}
