import type { Manejadores } from '@/backend/nucleo/manejador'
import { confirmMail, propose, withdraw } from '@/backend/padron/propuesta/proponer'
import { approve, refuseProposal } from '@/backend/padron/propuesta/resolver'
import { listOwn, listPending } from '@/backend/padron/propuesta/store'

export const propuesta: Manejadores<'propuesta'> = {
  traerPropias: (_entrada, pedido, db) => listOwn(db, pedido),
  proponer: (entrada, pedido, tx) => propose(tx, pedido, entrada),
  confirmar: (entrada, pedido, tx) => confirmMail(tx, pedido, entrada),
  retirar: (entrada, pedido, tx) => withdraw(tx, pedido, entrada),
  traerTodos: ({ pagina }, { hoy }, db) => listPending(db, hoy, pagina),
  aprobar: (entrada, pedido, tx) => approve(tx, pedido, entrada),
  rechazar: (entrada, pedido, tx) => refuseProposal(tx, pedido, entrada),
}
