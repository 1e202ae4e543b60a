import { randomUUID } from 'node:crypto'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { logToOutput } from '@/backend/nucleo/log'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { keepAviso, noticeOf } from '@/backend/tesoreria/en-linea/avisos'
import { cancelPago } from '@/backend/tesoreria/en-linea/cancelar'
import { consultNow } from '@/backend/tesoreria/en-linea/consultar'
import { startPago } from '@/backend/tesoreria/en-linea/iniciar'
import { playPago, readPreferencia } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'
import { resolvePago } from '@/backend/tesoreria/en-linea/resolver'
import { listIntentos, listLoteDeIntentos, readIntento } from '@/backend/tesoreria/en-linea/store'

export const mercadoPago: Manejadores<'mercado_pago'> = {
  generarPago: (entrada, pedido, tx) => startPago(tx, pedido, entrada),

  traerPago: async (entrada, { pasarela, hoy }, db) => {
    const pago = await readIntento(db, entrada)
    if (!pasarela || pago.estado === 'aprobado' || pago.estado === 'devuelto') return pago
    await consultNow(
      { db, pasarela, hoy: () => hoy, bitacora: logToOutput, detenido: () => false },
      entrada.pagoID,
    )
    return readIntento(db, entrada)
  },

  traerTodos: (entrada, _pedido, db) => listIntentos(db, entrada),
  traerLote: async (entrada, _pedido, db) => ({ filas: await listLoteDeIntentos(db, entrada) }),

  cancelarPago: (entrada, pedido, tx) => cancelPago(tx, pedido, entrada),

  darPorResuelto: (entrada, pedido, tx) => resolvePago(tx, pedido, entrada),
}

/** The test gateway's page does not exist beside another provider. */
export const pasarelaPrueba: Manejadores<'pasarela_prueba'> = {
  traerDatos: ({ preferencia }, { pasarela }, db) => {
    if (pasarela?.nombre !== 'prueba') throw noEncontrado()
    return readPreferencia(db, preferencia)
  },

  actuar: async ({ preferencia, accion }, pedido, tx) => {
    if (pedido.pasarela?.nombre !== 'prueba') throw noEncontrado()
    const proveedorID = await playPago(tx, preferencia, accion)
    await keepAviso(tx, noticeOf(pedido.pasarela, proveedorID, randomUUID()))
    await audit(tx, pedido, { entidad: 'pago_en_linea', despues: { detalle: accion } })
    return null
  },
}
