import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** What a receipt prints (S2 3: conceptos, matriculado, domicilio, dni, mp). */
export type ReciboDatos = {
  consejo: string
  /** Address, CUIT and the like of the council, one a line. */
  consejoLineas?: readonly string[]
  /** Absent where the server does not tell it: nothing else stands for it. */
  nroRecibo: string | undefined
  /** The payment's own id, which is no receipt's number. */
  pagoID?: number | undefined
  fecha: Fecha
  matriculado: string
  matricula: string
  dni: string
  domicilio: string
  conceptos: readonly { nombre: string; monto: Centavos }[]
  /** Taken off what the concepts come to, which then are at list price. */
  descuento?: Centavos | undefined
  /** Means of payment in words. */
  mp: string
  observaciones?: string | undefined
  /** A later print: the first paper of a payment alone says ORIGINAL (decision 57). */
  duplicado: boolean
  /** The payment was reversed (decision 45). */
  anulado?: { en: string; motivo: string | undefined } | undefined
}

/** 'Recibo N° 0001-00000042'; by its payment where the number is not known, and empty where not even that is. */
export function nameOfReceipt({ nroRecibo, pagoID }: Pick<ReciboDatos, 'nroRecibo' | 'pagoID'>): string {
  if (nroRecibo) return `Recibo N° ${nroRecibo}`
  return pagoID === undefined ? '' : `Pago ${pagoID}`
}
