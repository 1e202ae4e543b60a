import { randomUUID } from 'node:crypto'
import { audit } from '@/backend/auditoria/store'
import type { Manejadores } from '@/backend/http/manejador'
import { logToOutput } from '@/backend/http/bitacora'
import { noEncontrado } from '@/backend/http/rechazo'
import { keepAviso, noticeOf } from '@/backend/pasarela/avisos'
import { cancelPago } from '@/backend/pasarela/cancelar'
import { consultNow } from '@/backend/pasarela/consultar'
import { startPago } from '@/backend/pasarela/iniciar'
import { playPago, readPreferencia } from '@/backend/pasarela/pasarela-de-prueba'
import { resolvePago } from '@/backend/pasarela/resolver'
import { listIntentos, readIntento } from '@/backend/pasarela/store'

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

  cancelarPago: (entrada, pedido, tx) => cancelPago(tx, pedido, entrada),

  darPorResuelto: (entrada, pedido, tx) => resolvePago(tx, pedido, entrada),
}

/** The page of the local test gateway; where it is not the provider, there is nothing. */
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
