import { annulPapel, reprintPapel } from '@/backend/credenciales/papel/cambios'
import { issueCertificado } from '@/backend/credenciales/papel/emitir'
import { listPapeles, readHuella } from '@/backend/credenciales/papel/store'
import { verifyPapel } from '@/backend/credenciales/papel/verificar'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const papel: Manejadores<'papel'> = {
  emitir: (entrada, pedido, tx) => issueCertificado(tx, pedido, entrada),
  reimprimir: ({ papelID }, pedido, tx) => reprintPapel(tx, pedido, papelID),
  anular: (entrada, pedido, tx) => annulPapel(tx, pedido, entrada),
  traerTodos: (filtros, _pedido, db) => listPapeles(db, filtros),
  verImagen: ({ papelID }, _pedido, db) => readHuella(db, papelID),
  verificar: ({ codigo }, pedido, db) => verifyPapel(db, pedido, codigo),
}
