import * as z from 'zod'
import {
  dinero,
  entero,
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
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { lineasDePago } from '@/contract/pago'
import { ESTADOS_EN_LINEA, PANTALLAS } from '@/domain/en-linea'

/**
 * S2 7: the answer is the address of a payment, opened in a new window. The charges are 'en trámite' from then on, until
 * they are paid or it runs out. A doctor pays his own alone; `tipoOperador` is 'operador' for the staff (S2 7).
 */
export const generarPago = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/generarPago',
  acceso: 'pagos.cobrar',
  propio: 'matriculadoID',
  auditoria: { acto: 'pago.generarEnLinea', palabras: 'Pago en línea iniciado' },
  entrada: objeto({
    lineas: ['detallePagosJSON', jsonEn(lineasDePago)],
    observaciones: vaciable(texto(1000)),
    fechaPago: fecha('Ingrese la fecha de pago'),
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
  /** It ended because the provider refused it. */
  rechazado: siNo,
  /** Money came that is not what was asked for: it is nobody's yet, and a person looks at it. */
  enRevision: siNo,
  /** A person has dealt with it. */
  resuelto: siNo,
  /** Where it can still be paid. */
  url: nulo(texto(2000)),
  prueba: siNo,
}

/** One online payment as the register knows it; the provider is asked first when that may be news. */
export const traerPago = dato({
  metodo: 'GET',
  ruta: '/mercado_pago/traerPago',
  acceso: 'pagos.ver',
  propio: 'matriculadoID',
  extension: true,
  entrada: objeto({ pagoID: id, matriculadoID: opcional(id) }),
  salida: objeto({
    ...intento,
    matriculadoID: id,
    matriculado: texto(),
    conceptos: z.array(objeto({ nombre: texto(2000), monto: dinero() }).cable),
    nroRecibo: nulo(texto()),
    /** The payment in the ledger whose receipt it has. */
    reciboDe: nulo(id),
  }).cable,
})

/** Online payments, the newest first: a member's, or everybody's. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/mercado_pago/traerTodos',
  acceso: 'pagos.ver',
  extension: true,
  lista: 'paginada',
  entrada: objeto({
    pagina: ['nroPagina', entero('Página inválida', 1)],
    matriculadoID: opcional(id),
    estado: opcional(z.enum(ESTADOS_EN_LINEA, 'Estado inválido')),
  }),
  salida: objeto({
    ...intento,
    matriculadoID: id,
    matriculado: texto(),
    quien: texto(),
    nroRecibo: nulo(texto()),
    motivo: nulo(texto(1000)),
    /** What a person should look at: another amount, money that became credit, a claim. */
    observacion: nulo(texto(2000)),
  }).cable,
})

/**
 * Ends an open one, so that its charges are free; the provider is asked first, for it may be paid already. A doctor lets
 * go of his own.
 */
export const cancelarPago = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/cancelarPago',
  acceso: 'pagos.anular',
  propio: 'matriculadoID',
  auditoria: { acto: 'pago.cancelarEnLinea', palabras: 'Pago en línea cancelado' },
  extension: true,
  entrada: objeto({
    pagoID: id,
    matriculadoID: opcional(id),
    motivo: textoRequerido('Ingrese el motivo', 1000),
  }),
  salida: z.unknown(),
})

/** Money of another amount was dealt with outside, and how: it is not under review any more. */
export const darPorResuelto = dato({
  metodo: 'POST',
  ruta: '/mercado_pago/darPorResuelto',
  acceso: 'pagos.anular',
  auditoria: { acto: 'pago.resolverEnLinea', palabras: 'Pago en línea dado por resuelto' },
  extension: true,
  entrada: objeto({ pagoID: id, motivo: textoRequerido('Ingrese el motivo', 1000) }),
  salida: z.unknown(),
})
