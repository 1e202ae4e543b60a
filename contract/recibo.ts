import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

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
