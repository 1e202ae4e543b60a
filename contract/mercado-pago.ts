import * as z from 'zod'
import {
  FECHA_MALA,
  dinero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { enLinea } from '@/contract/listas/en-linea'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { lineasDePago } from '@/contract/linea-de-pago'
import { ESTADOS_EN_LINEA, PANTALLAS } from '@/domain/en-linea'
import { linesOf } from '@/contract/escena'

/**
 * The answer is the address for paying, opened in a new window. The charges are 'en trámite' until they are paid or
 * it expires. Doctors pay only their own; `tipoOperador` is 'operador' for the staff.
 */
export const generarPago = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/generarPago',
  acceso: 'pagos.cobrar',
  propio: 'matriculadoID',
  auditoria: { acto: 'pago.generarEnLinea', palabras: 'Pago en línea iniciado' },
  ejemplo: ({ matriculadoID, libreEnLinea }) => ({
    detallePagosJSON: linesOf(libreEnLinea),
    observaciones: 'Desde el celular',
    fechaPago: '2026-11-21',
    matriculadoID,
    tipoOperador: 'operador',
  }),
  entrada: objeto({
    lineas: ['detallePagosJSON', jsonEn(lineasDePago)],
    observaciones: vaciable(texto(1000)),
    fechaPago: fecha('Ingrese la fecha de pago', FECHA_MALA),
    matriculadoID: id,
    tipoOperador: z.enum(PANTALLAS, 'Operador inválido'),
  }),
  falta: 'la dirección de pago',
  salida: texto(2000),
})

const intento = {
  id,
  estado: z.enum(ESTADOS_EN_LINEA),
  total: dinero(),
  creado: instante,
  vence: instante,
  /** The provider refused it. */
  rechazado: siNo,
  /** The money is not what was asked for, so a person looks at it. */
  enRevision: siNo,
  resuelto: siNo,
  url: nulo(texto(2000)),
  prueba: siNo,
}

/** The provider is asked first when there may be news. */
export const traerPago = dato({
  metodo: 'GET',
  ruta: '/mercado_pago/traerPago',
  acceso: 'pagos.ver',
  propio: 'matriculadoID',
  extension: true,
  ejemplo: ({ pagoEnLineaID, matriculadoID }) => ({ pagoID: pagoEnLineaID, matriculadoID }),
  entrada: objeto({ pagoID: id, matriculadoID: opcional(id) }),
  salida: objeto({
    ...intento,
    matriculadoID: id,
    matriculado: texto(),
    conceptos: z.array(objeto({ nombre: texto(2000), monto: dinero() }).cable),
    nroRecibo: nulo(texto()),
    /** The ledger's payment with its receipt. */
    reciboDe: nulo(id),
  }).cable,
})

const deLista = objeto({
  ...intento,
  matriculadoID: id,
  matriculado: texto(),
  quien: texto(),
  nroRecibo: nulo(texto()),
  motivo: nulo(texto(1000)),
  /** What a person should look at: another amount, money that became credit, a claim. */
  observacion: nulo(texto(2000)),
  ...LUGAR,
}).cable

/** The newest first, of one member or everybody. */
export const { traerTodos, traerLote } = llamadasDeListado(enLinea, {
  fila: deLista,
  ejemplo: {
    pagina: ({ matriculadoID }) => ({ nroPagina: 1, matriculadoID, estado: 'abierto', orden: 'total desc' }),
    lote: ({ matriculadoID }) => ({ matriculadoID, estado: 'abierto', cantidad: 10 }),
  },
})

/**
 * Ends an open payment and frees its charges, after asking the provider whether it is paid. Doctors end only their
 * own.
 */
export const cancelarPago = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/cancelarPago',
  acceso: 'pagos.anular',
  propio: 'matriculadoID',
  auditoria: { acto: 'pago.cancelarEnLinea', palabras: 'Pago en línea cancelado' },
  extension: true,
  ejemplo: ({ cancelableEnLinea, matriculadoID }) => ({
    pagoID: cancelableEnLinea,
    matriculadoID,
    motivo: 'Pagó en caja',
  }),
  entrada: objeto({
    pagoID: id,
    matriculadoID: opcional(id),
    motivo: textoRequerido('Ingrese el motivo', 1000),
  }),
  salida: z.unknown(),
})

/** Money of another amount was dealt with outside, so it is not under review any more. */
export const darPorResuelto = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/darPorResuelto',
  acceso: 'pagos.anular',
  auditoria: { acto: 'pago.resolverEnLinea', palabras: 'Pago en línea dado por resuelto' },
  extension: true,
  ejemplo: ({ pagoEnLineaID }) => ({ pagoID: pagoEnLineaID, motivo: 'Se devolvió por transferencia' }),
  entrada: objeto({ pagoID: id, motivo: textoRequerido('Ingrese el motivo', 1000) }),
  salida: z.unknown(),
})
