import { listOffered, readOffer, updateOffer } from '@/backend/credenciales/papel-pedido/oferta'
import { askFor, withdraw } from '@/backend/credenciales/papel-pedido/pedir'
import { issueAsked, refuseAsked } from '@/backend/credenciales/papel-pedido/resolver'
import { listOpen, listOwn } from '@/backend/credenciales/papel-pedido/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const papelPedido: Manejadores<'papel_pedido'> = {
  traerTipo: ({ tipoCertificadoID }, _pedido, db) => readOffer(db, tipoCertificadoID),
  actualizarTipo: (entrada, pedido, tx) => updateOffer(tx, pedido, entrada),
  traerOfrecidos: (_entrada, pedido, db) => listOffered(db, pedido),
  traerPropios: (_entrada, pedido, db) => listOwn(db, pedido),
  pedir: (entrada, pedido, tx) => askFor(tx, pedido, entrada),
  retirar: (entrada, pedido, tx) => withdraw(tx, pedido, entrada),
  traerTodos: ({ pagina }, _pedido, db) => listOpen(db, pagina),
  emitir: (entrada, pedido, tx) => issueAsked(tx, pedido, entrada),
  rechazar: (entrada, pedido, tx) => refuseAsked(tx, pedido, entrada),
}
