import { annulPapel, reprintPapel } from '@/backend/credenciales/papel/cambios'
import { issueCarnet, issueCarnets, listFotos } from '@/backend/credenciales/papel/carnet'
import { issueCertificados, previewCertificados } from '@/backend/credenciales/papel/a-varios'
import { issueCertificado } from '@/backend/credenciales/papel/emitir'
import { listLoteDePapeles, listPapeles } from '@/backend/credenciales/papel/lista'
import { readHuella } from '@/backend/credenciales/papel/store'
import { verifyPapel } from '@/backend/credenciales/papel/verificar'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const papel: Manejadores<'papel'> = {
  emitir: (entrada, pedido, tx) => issueCertificado(tx, pedido, entrada),
  emitirCarnet: (entrada, pedido, tx, archivo) => issueCarnet(tx, pedido, entrada, archivo),
  emitirCarnets: (entrada, pedido, tx) => issueCarnets(tx, pedido, entrada),
  simularCertificados: (entrada, { hoy }, db) => previewCertificados(db, entrada, hoy),
  emitirCertificados: (entrada, pedido, tx) => issueCertificados(tx, pedido, entrada),
  traerFotos: ({ ids }, { hoy }, db) => listFotos(db, ids, hoy),
  reimprimir: (entrada, pedido, tx) => reprintPapel(tx, pedido, entrada),
  anular: (entrada, pedido, tx) => annulPapel(tx, pedido, entrada),
  traerTodos: (filtros, _pedido, db) => listPapeles(db, filtros),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDePapeles(db, entrada) }),
  verImagen: (entrada, _pedido, db) => readHuella(db, entrada),
  verificar: ({ codigo }, pedido, db) => verifyPapel(db, pedido, codigo),
}
