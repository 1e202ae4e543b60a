import { listRehusados, readLink, readOwn, saveOwn, obeyLink } from '@/backend/avisos/rehuso/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const avisoRehusado: Manejadores<'aviso_rehusado'> = {
  traerPropios: (_entrada, pedido, db) => readOwn(db, pedido),
  guardarPropios: (entrada, pedido, tx) => saveOwn(tx, pedido, entrada),
  traerTodos: async (entrada, _pedido, db) => ({ filas: await listRehusados(db, entrada) }),
  leerBaja: readLink,
  darDeBaja: obeyLink,
}
