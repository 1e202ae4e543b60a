import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/refeps'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { orderComparacion, uploadExtracto } from '@/backend/padron/refeps/cargar'
import { listAvisos, listDiferencias, resolveDiferencia } from '@/backend/padron/refeps/diferencias'
import { listComparaciones, readDatos } from '@/backend/padron/refeps/store'

export const refeps: Manejadores<'refeps'> = {
  cargar: (_entrada, pedido, tx, archivo) => uploadExtracto(tx, pedido, 'refeps', archivo),
  traerTodas: (entrada, _pedido, db) => listComparaciones(db, 'refeps', entrada),
  traerDatos: ({ comparacionID }, _pedido, db) =>
    readDatos<FilaDe<typeof traerDatos>>(db, 'refeps', comparacionID),
  comparar: (entrada, pedido, tx) => orderComparacion(tx, pedido, 'refeps', entrada),
  traerDiferencias: (entrada, pedido, db) => listDiferencias(db, pedido, entrada),
  resolver: (entrada, pedido, tx) => resolveDiferencia(tx, pedido, entrada),
  exportarAvisos: (entrada, _pedido, db) => listAvisos(db, entrada),
}
