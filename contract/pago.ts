import * as z from 'zod'
import {
  dinero,
  monto,
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
import { linesOf } from '@/contract/escena'

const TIPOS_DE_EJEMPLO = { traerMatriculas: true, traerPP: true, traerConceptos: true }

const MAX_LINEAS = 600

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
    /** Extension: an online payment holds it; why nothing else can be done with it. */
    enTramite: nulo(objeto({ pagoEnLineaID: id, detalle: texto(1000) }).cable),
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
  }).cable,
})

/**
 * The next `cantidad` uncharged months. Extensions: `tipoMatriculaID`, the chosen type; `totalPrevisto` and
 * `primerMesPrevisto` (any day of that month) are what was shown and must still hold.
 */
export const generarMatriculaAdelantada = dato({
  metodo: 'POST',
  ruta: '/pago/generarMatriculaAdelantada',
  acceso: 'pagos.generar',
  auditoria: { acto: 'cuota.generar', palabras: 'Generación de cuotas' },
  extensiones: ['tipoMatriculaID', 'totalPrevisto', 'primerMesPrevisto'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, cantidad: 1 }),
  entrada: objeto({
    matriculadoID: id,
    cantidad: entero('Ingrese la cantidad de cuotas, entre 1 y 60', 1, 60),
    tipoMatriculaID: opcional(id),
    totalPrevisto: opcional(dinero()),
    primerMesPrevisto: opcional(fecha()),
  }),
  salida: z.unknown(),
})

/** What generarMatriculaAdelantada would do. A month without a price has monto null. */
export const simularMatriculaAdelantada = dato({
  metodo: 'GET',
  ruta: '/pago/simularMatriculaAdelantada',
  acceso: 'pagos.generar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, cantidad: 1 }),
  entrada: objeto({
    matriculadoID: id,
    cantidad: entero('Ingrese la cantidad de cuotas, entre 1 y 60', 1, 60),
    tipoMatriculaID: opcional(id),
  }),
  salida: objeto({
    tipoMatriculaID: id,
    meses: z.array(objeto({ anio: entero(), mes: entero(), monto: nulo(dinero()) }).cable),
    total: dinero(),
    sinPrecio: z.array(texto()),
  }).cable,
})

/** From and to are inclusive. The first row is the opening balance, with id '0-0' (decision 11). */
export const traerCuentaCorriente = lista({
  metodo: 'GET',
  ruta: '/pago/traerCuentaCorriente',
  acceso: 'cuenta.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    desde: '2026-01-01',
    hasta: '2026-12-31',
    ...TIPOS_DE_EJEMPLO,
  }),
  entrada: objeto({
    matriculadoID: id,
    desde: fecha(),
    hasta: fecha(),
    traerMatriculas: siNo,
    traerConceptos: siNo,
    traerPP: siNo,
  }),
  salida: objeto({
    id: z.string(),
    fecha: nulo(fecha()),
    concepto: nulo(texto(2000)),
    tipo: nulo(texto()),
    tipoCon: nulo(entero()),
    tipoMov: nulo(texto()),
    ingreso: nulo(dinero()),
    egreso: nulo(dinero()),
    saldo: nulo(dinero()),
    /** Extension: neither a charge nor money that came in, but an edit, a plan, a reversal or applied credit. */
    ajuste: opcional(siNo),
    /** Extension: this payment was reversed. */
    anulado: opcional(siNo),
  }).cable,
})

/** Chosen pending items, as JSON inside a string. */
const lineaPago = objeto({
  id,
  tipoPagoID: entero('Tipo inválido', 1, 3),
  nombre: vaciable(texto()),
  monto: monto('Ingrese un importe mayor que cero', 1n),
}).cable
export const lineasDePago = z
  .array(lineaPago)
  .min(1, 'Elija al menos un pago pendiente')
  .max(MAX_LINEAS, 'Elija hasta 600 pagos')

const camposDeRecibo = {
  pagoID: id,
  nroRecibo: texto(),
  fecha: fecha(),
  matriculado: texto(),
  matricula: entero(),
  domicilio: nulo(texto()),
  dni: nulo(entero()),
  mp: texto(),
  observaciones: nulo(texto(1000)),
  total: dinero(),
  /** The discount of the year's payment: `conceptos` are at list price and less this they give the total. */
  descuento: dinero(),
  /** Set on a reversed one, whose paper says ANULADO. */
  anulado: nulo(instante),
  motivoAnulacion: nulo(texto(1000)),
  /** `credito`: money for nothing owed, which became the member's credit. */
  conceptos: z.array(objeto({ nombre: texto(2000), monto: dinero(), credito: siNo }).cable),
}
export const recibo = objeto(camposDeRecibo)

/**
 * The member comes from the lines; mixed members and wrong amounts are refused. An empty nroRecibo is numbered in the
 * transaction; a typed one must be free.
 */
export const realizarPagoEfectivo = dato({
  metodo: 'POST',
  ruta: '/pago/realizarPagoEfectivo',
  acceso: 'pagos.cobrar',
  auditoria: { acto: 'pago.cobrar', palabras: 'Cobro' },
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
    fechaPago: fecha('Ingrese la fecha de pago'),
  }),
  salida: objeto({
    movimientoID: nulo(id),
    pagoID: nulo(id),
    nroRecibo: opcional(texto()),
    /** Extension: what emitirRecibo will print, so that the paper is drawn while it is counted (decision 128). */
    recibo: opcional(recibo.cable),
  }).cable,
})

/** Only a proposal: the number is taken in the payment's transaction (decision 10). */
export const proximoRecibo = dato({
  metodo: 'GET',
  ruta: '/pago/proximoRecibo',
  acceso: 'pagos.cobrar',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ nroRecibo: texto() }).cable,
})

/** The specification's receipt data, with number, date and state beside. */
export const traerRecibo = dato({
  metodo: 'GET',
  ruta: '/pago/traerRecibo',
  acceso: 'recibos.ver',
  propio: 'matriculadoID',
  extension: true,
  ejemplo: ({ matriculadoID, pagoID }) => ({ matriculadoID, pagoID }),
  entrada: objeto({ matriculadoID: id, pagoID: id }),
  salida: recibo.cable,
})

/** The receipt for printing: the first of a payment is its ORIGINAL, later ones are a DUPLICADO (decision 57). */
export const emitirRecibo = dato({
  metodo: 'POST',
  ruta: '/pago/emitirRecibo',
  acceso: 'recibos.ver',
  propio: 'matriculadoID',
  auditoria: { acto: 'recibo.emitir', palabras: 'Recibo impreso' },
  extension: true,
  ejemplo: ({ matriculadoID, pagoID }) => ({ matriculadoID, pagoID }),
  entrada: objeto({ matriculadoID: id, pagoID: id }),
  salida: objeto({ ...camposDeRecibo, duplicado: siNo }).cable,
})

/** Queues the receipt's data as a mail to the doctor, and answers the address. */
export const enviarRecibo = dato({
  metodo: 'POST',
  ruta: '/pago/enviarRecibo',
  acceso: 'pagos.cobrar',
  auditoria: { acto: 'recibo.enviar', palabras: 'Recibo enviado por mail' },
  extension: true,
  ejemplo: ({ matriculadoID, pagoID }) => ({ matriculadoID, pagoID }),
  entrada: objeto({ matriculadoID: id, pagoID: id }),
  salida: objeto({ destino: texto() }).cable,
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
