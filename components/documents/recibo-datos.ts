import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Leido = LeidoEn<'/pago/emitirRecibo'>
type Concepto = NonNullable<Leido['conceptos']>[number]

/**
 * What a receipt prints: who signs it and what the API answers of the payment. Absent is what the server does not tell:
 * nothing else stands for it.
 */
export type ReciboDatos = Emisor &
  Partial<Omit<Leido, 'conceptos'>> & {
    conceptos?: readonly Pick<Concepto, 'nombre' | 'monto'>[] | undefined
  }

/** 'Recibo N° 0001-00000042'; by its payment where the number is not known, and empty where not even that is. */
export function nameOfReceipt({ nroRecibo, pagoID }: Pick<ReciboDatos, 'nroRecibo' | 'pagoID'>): string {
  if (nroRecibo) return `Recibo N° ${nroRecibo}`
  return pagoID === undefined ? '' : `Pago ${pagoID}`
}
