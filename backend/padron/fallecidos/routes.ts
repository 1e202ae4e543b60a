import type { Manejadores } from '@/backend/nucleo/manejador'
import { asentarMuerte, resolveFila } from '@/backend/padron/fallecidos/asentar'
import { listFallecidos, listToExport } from '@/backend/padron/fallecidos/filas'
import { readLista } from '@/backend/padron/fallecidos/store'
import { orderComparacion, uploadExtracto } from '@/backend/padron/refeps/cargar'
import { listComparaciones } from '@/backend/padron/refeps/store'

export const fallecidos: Manejadores<'fallecidos'> = {
  cargar: (_entrada, pedido, tx, archivo) => uploadExtracto(tx, pedido, 'fallecidos', archivo),
  traerTodas: (entrada, _pedido, db) => listComparaciones(db, 'fallecidos', entrada),
  traerDatos: ({ comparacionID }, _pedido, db) => readLista(db, comparacionID),
  comparar: (entrada, pedido, tx) => orderComparacion(tx, pedido, 'fallecidos', entrada),
  traerFilas: (entrada, { hoy }, db) => listFallecidos(db, hoy, entrada),
  resolver: (entrada, pedido, tx) => resolveFila(tx, pedido, entrada),
  asentar: (entrada, pedido, tx) => asentarMuerte(tx, pedido, entrada),
  exportar: (entrada, { hoy }, db) => listToExport(db, hoy, entrada),
}
