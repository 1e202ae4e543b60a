import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, siNo, texto } from '@/contract/campos'
import { llamadasConTotales } from '@/contract/listas/llamadas'
import { recibos } from '@/contract/listas/recibos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'

const camposDeRecibo = {
  pagoID: id,
  /** Ours, or that of before; null for a payment of before without one. */
  nroRecibo: nulo(texto()),
  /** Made before the council came here. */
  deMudanza: siNo,
  fecha: fecha(),
  matriculado: texto(),
  matricula: entero(),
  domicilio: nulo(texto()),
  dni: nulo(entero()),
  mp: texto(),
  /** Extension: number of the transfer, the card's slip or the cheque. */
  referencia: nulo(texto(60)),
  /** Extension: who took the money at the counter. */
  cobrador: nulo(texto()),
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

const deLista = objeto({
  id,
  nroRecibo: nulo(entero()),
  /** What stands for it of a payment of before that has none of ours. */
  reciboAnterior: nulo(texto()),
  fecha: fecha(),
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  /** How he is called today, where the receipt calls him otherwise. */
  hoy: nulo(texto()),
  mp: texto(),
  referencia: nulo(texto(60)),
  total: dinero(),
  /** When it was written down, by whom; null for the system. */
  registrado: instante,
  quien: nulo(texto()),
  anulado: nulo(instante),
  motivo: nulo(texto(1000)),
  ...LUGAR,
}).cable

/**
 * Everybody's receipts and the totals of all that match: what came in, what of it was annulled since, and credit that was
 * applied, for which no money moved (decision 198). `desde` and `hasta` are days of payment, or of annulment with 'devuelto'.
 */
export const { traerTodos, traerLote } = llamadasConTotales(recibos, {
  fila: deLista,
  totales: objeto({
    cantidad: entero(),
    cobrado: dinero(),
    anulado: dinero(),
    aplicado: dinero(),
    filas: z.array(deLista),
  }).cable,
  ejemplo: {
    pagina: () => ({
      ...{ nroPagina: 1, desde: '2020-01-01', hasta: '2030-12-31' },
      ...{ medio: 'efectivo', orden: 'total desc' },
    }),
    lote: () => ({ desde: '2020-01-01', estado: 'vigente', cantidad: 10 }),
  },
})
