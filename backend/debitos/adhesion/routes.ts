import { enrol } from '@/backend/debitos/adhesion/adherir'
import { issueAutorizacion } from '@/backend/debitos/adhesion/autorizacion'
import { editAccount, endEnrolment } from '@/backend/debitos/adhesion/cambios'
import { listEnDebito, listLoteEnDebito, listResultados } from '@/backend/debitos/adhesion/lista'
import { listHistoria, readDatos, readUltimo, requireMember } from '@/backend/debitos/adhesion/store'
import { findCerrados } from '@/backend/nucleo/debito-cerrado'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const daListado: Omit<
  Manejadores<'da_listado'>,
  'simularMensaje' | 'enviarMensaje' | 'traerOtrosDebitos' | 'validarPagosOtrosDebitos'
> = {
  traerDatos: ({ matriculadoID }, _pedido, db) => readDatos(db, matriculadoID),
  traerHistoria: async ({ matriculadoID }, _pedido, db) => ({ filas: await listHistoria(db, matriculadoID) }),
  traerCerrados: async ({ matriculadoID }, pedido, db) => ({
    filas: await findCerrados(db, pedido, await requireMember(db, matriculadoID)),
  }),
  traerUltimoDA: (_entrada, _pedido, db) => readUltimo(db),
  traerTodos: (entrada, _pedido, db) => listEnDebito(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteEnDebito(db, entrada) }),
  traerResultados: async (entrada, _pedido, db) => ({ filas: await listResultados(db, entrada) }),
  adherir: (entrada, pedido, tx) => enrol(tx, pedido, entrada),
  actualizarDatos: (entrada, pedido, tx) => editAccount(tx, pedido, entrada),
  baja: (entrada, pedido, tx) => endEnrolment(tx, pedido, entrada),
  emitirAutorizacion: ({ matriculadoID }, pedido, tx) => issueAutorizacion(tx, pedido, matriculadoID),
}
