import * as z from 'zod'
import {
  FECHA_MALA,
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
import { TIPOS_DE_EJEMPLO, linesOf } from '@/contract/escena'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { lineasDePago } from '@/contract/linea-de-pago'
import { recibo } from '@/contract/recibo'

/** Unpaged; `mostrarTodo` is always sent as true. */
export const traerPagosPendientes = lista({
  metodo: 'GET',
  ruta: '/pago/traerPagosPendientes',
  acceso: 'pagos.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, ...TIPOS_DE_EJEMPLO, mostrarTodo: true }),
  entrada: objeto({
    matriculadoID: id,
    traerMatriculas: siNo,
    traerPP: siNo,
    traerConceptos: siNo,
    mostrarTodo: siNo,
  }),
  salida: objeto({
    id,
    tipoPagoID: entero(),
    tipoPagoNombre: nulo(texto()),
    nombre: nulo(texto()),
    mes: nulo(entero()),
    anio: nulo(entero()),
    monto: dinero(),
    fecha: nulo(instante),
    /** Extension: an instalment of a broken plan that is owed again. */
    planRoto: opcional(siNo),
    /** Extension: what a short collection left of another charge. */
    resto: opcional(siNo),
    /** Extension: an online payment holds it; why nothing else can be done with it. */
    enTramite: nulo(objeto({ pagoEnLineaID: nulo(id), rondaID: nulo(id), detalle: texto(1000) }).cable),
  }).cable,
})

/**
 * What the rules let this person do on the pending list, and its dialogs' first values. `quienesElegirPlanes`: who
 * may choose instalments, told to those who may not.
 */
export const traerReglas = dato({
  metodo: 'GET',
  ruta: '/pago/traerReglas',
  acceso: 'pagos.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    editarMatriculas: siNo,
    elegirPlanes: siNo,
    quienesElegirPlanes: z.array(texto()),
    aniosDeuda: entero(),
    cuotasPlan: entero(),
    /** By what may be paid at the counter, cash first. */
    medios: z.array(objeto({ id, nombre: texto(), pideReferencia: siNo }).cable),
  }).cable,
})

/**
 * The member comes from the lines; mixed members and wrong amounts are refused. An empty nroRecibo is numbered in the
 * transaction; a typed one must be free. Extension: by what it is paid, else in cash (decision 216).
 */
export const realizarPagoEfectivo = dato({
  metodo: 'POST',
  ruta: '/pago/realizarPagoEfectivo',
  acceso: 'pagos.cobrar',
  auditoria: { acto: 'pago.cobrar', palabras: 'Cobro' },
  extensiones: ['medioPagoID', 'referencia'],
  ejemplo: ({ cargo }) => ({
    detallePagosJSON: linesOf(cargo),
    fechaPago: '2026-11-21',
    observaciones: 'En mano',
    nroRecibo: '',
  }),
  entrada: objeto({
    lineas: ['detallePagosJSON', jsonEn(lineasDePago)],
    observaciones: vaciable(texto(1000)),
    nroRecibo: vaciable(texto(20)),
    fechaPago: fecha('Ingrese la fecha de pago', FECHA_MALA),
    medioPagoID: opcional(id),
    referencia: opcional(texto(60)),
  }),
  salida: objeto({
    movimientoID: nulo(id),
    pagoID: nulo(id),
    nroRecibo: opcional(texto()),
    /** Extension: what emitirRecibo will print, so that the paper is drawn while it is counted (decision 128). */
    recibo: opcional(recibo.cable),
  }).cable,
})

/** Reverses a payment: its charges are owed again, and its receipt is ANULADO with its number (decision 45). */
export const anular = dato({
  metodo: 'POST',
  ruta: '/pago/anular',
  acceso: 'pagos.anular',
  auditoria: { acto: 'pago.anular', palabras: 'Pago anulado' },
  extension: true,
  ejemplo: ({ pagoID }) => ({ pagoID, motivo: 'Cobrado dos veces' }),
  entrada: objeto({ pagoID: id, motivo: textoRequerido('Ingrese el motivo', 1000) }),
  salida: z.unknown(),
})
