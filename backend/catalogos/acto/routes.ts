import { addActo, changeActo, removeActo } from '@/backend/catalogos/acto/borrador'
import {
  listActos,
  listLoteDeActos,
  listVigentes,
  readActo,
  readEscaneo,
} from '@/backend/catalogos/acto/store'
import { numberActo, revokeActo, signActo } from '@/backend/catalogos/acto/vida'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const acto: Manejadores<'acto'> = {
  traerTodos: (entrada, _pedido, db) => listActos(db, entrada),
  exportar: async (entrada, _pedido, db) => ({ filas: await listLoteDeActos(db, entrada) }),
  traerDatos: ({ id }, pedido, db) => readActo(db, pedido, id),
  traerTodosSelect: async (_entrada, _pedido, db) => ({ filas: await listVigentes(db) }),
  crear: (entrada, pedido, tx) => addActo(tx, pedido, entrada),
  actualizarDatos: (entrada, pedido, tx) => changeActo(tx, pedido, entrada),
  eliminar: (entrada, pedido, tx) => removeActo(tx, pedido, entrada),
  numerar: (entrada, pedido, tx) => numberActo(tx, pedido, entrada),
  firmar: (entrada, pedido, tx, archivo) => signActo(tx, pedido, entrada, archivo),
  verEscaneo: ({ id }, _pedido, db) => readEscaneo(db, id),
  dejarSinEfecto: (entrada, pedido, tx) => revokeActo(tx, pedido, entrada),
}
