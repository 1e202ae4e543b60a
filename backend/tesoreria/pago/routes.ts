import { isMember, type Manejadores, type Persona } from '@/backend/nucleo/manejador'
import { applyCredit } from '@/backend/tesoreria/ledger/aplicar-saldo'
import { collect } from '@/backend/tesoreria/ledger/cobrar'
import { eliminateDeuda, listDeudaVieja, restoreEliminacion } from '@/backend/tesoreria/ledger/eliminar'
import { chargeAdelanto, planAdelanto } from '@/backend/tesoreria/pago/adelanto'
import { requireMedio } from '@/backend/tesoreria/pago/medio'
import { annulByHand } from '@/backend/tesoreria/pago/anular'
import { payAnual, planAnual, requireYear } from '@/backend/tesoreria/pago/anual'
import { listEliminaciones, requireWhoMay } from '@/backend/tesoreria/pago/eliminaciones'
import { emitRecibo, nextRecibo, readRecibo, receiptOf } from '@/backend/tesoreria/pago/recibo'
import { mailRecibo, withReceiptByMail } from '@/backend/tesoreria/pago/recibo-por-mail'
import { readReglas, requirePlanes } from '@/backend/tesoreria/pago/personas'
import { readSaldoAFavor } from '@/backend/tesoreria/pago/saldo'
import { checkLineas, checkPago, readNroRecibo } from '@/backend/tesoreria/pago/rules'
import { listCuenta, listPendientes } from '@/backend/tesoreria/pago/store'

/** The reason of an annulment is for the staff only. */
const forReader = <R extends { motivoAnulacion: string | null }>(persona: Persona, recibo: R): R =>
  isMember(persona) ? { ...recibo, motivoAnulacion: null } : recibo

export const pago: Manejadores<'pago'> = {
  traerPagosPendientes: async (entrada, _pedido, db) => ({ filas: await listPendientes(db, entrada) }),

  generarMatriculaAdelantada: (entrada, pedido, tx) => chargeAdelanto(tx, pedido, entrada),

  simularMatriculaAdelantada: async (entrada, { hoy }, db) => {
    const { tipoMatriculaID, meses, total, sinPrecio } = await planAdelanto(db, entrada, hoy)
    return { tipoMatriculaID, meses, total, sinPrecio }
  },

  traerCuentaCorriente: async (entrada, { persona }, db) => ({
    filas: await listCuenta(db, entrada, persona),
  }),

  realizarPagoEfectivo: async (entrada, pedido, tx) => {
    checkPago(entrada, pedido.hoy)
    await requirePlanes(tx, pedido.persona, entrada.lineas)
    const otro = await requireMedio(tx, entrada)
    const cobro = await withReceiptByMail(tx, pedido, () =>
      collect(tx, pedido, {
        lineas: entrada.lineas,
        otro,
        fecha: entrada.fechaPago,
        observaciones: entrada.observaciones,
        nroRecibo: readNroRecibo(entrada.nroRecibo),
      }),
    )
    return { ...cobro, nroRecibo: String(cobro.nroRecibo), recibo: await receiptOf(tx, cobro.pagoID) }
  },

  traerReglas: (_entrada, { persona }, db) => readReglas(db, persona),

  proximoRecibo: async (_entrada, _pedido, db) => ({ nroRecibo: await nextRecibo(db) }),

  eliminarCincoAniosAtras: (entrada, pedido, tx) => eliminateDeuda(tx, pedido, entrada),
  simularEliminarDeuda: ({ matriculadoID }, { hoy }, db) => listDeudaVieja(db, matriculadoID, hoy),
  traerEliminaciones: async ({ matriculadoID }, _pedido, db) => ({
    filas: await listEliminaciones(db, matriculadoID),
  }),
  deshacerEliminacion: async ({ eliminacionID }, pedido, tx) => {
    await requireWhoMay(tx, pedido.persona, eliminacionID)
    return restoreEliminacion(tx, pedido, eliminacionID)
  },

  anular: (entrada, pedido, tx) => annulByHand(tx, pedido, entrada),

  pagoAnual: async (entrada, pedido, tx) => {
    const cobro = await withReceiptByMail(tx, pedido, () => payAnual(tx, pedido, entrada))
    return { ...cobro, recibo: await receiptOf(tx, cobro.pagoID) }
  },
  simularPagoAnual: async (entrada, { hoy }, db) => {
    requireYear(entrada.anio, hoy)
    return (await planAnual(db, entrada)).simulacion
  },

  traerSaldoAFavor: ({ matriculadoID }, _pedido, db) => readSaldoAFavor(db, matriculadoID),
  aplicarSaldo: async (entrada, pedido, tx) => {
    checkLineas(entrada.lineas)
    await requirePlanes(tx, pedido.persona, entrada.lineas)
    const { pagoID, nroRecibo } = await withReceiptByMail(tx, pedido, () => applyCredit(tx, pedido, entrada))
    return { pagoID, nroRecibo: String(nroRecibo), recibo: await receiptOf(tx, pagoID) }
  },

  traerRecibo: async (entrada, { persona }, db) => {
    const recibo = await readRecibo(db, entrada.matriculadoID, entrada.pagoID)
    return forReader(persona, recibo)
  },
  enviarRecibo: (entrada, pedido, tx) => mailRecibo(tx, pedido, entrada),
  emitirRecibo: async (entrada, pedido, tx) =>
    forReader(pedido.persona, await emitRecibo(tx, pedido, entrada)),
}
