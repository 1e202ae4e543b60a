import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Leido = LeidoEn<'/pago/emitirRecibo'>
type Concepto = NonNullable<Leido['conceptos']>[number]

/** The signer and the API's answer. What the server does not tell is absent. */
export type ReciboDatos = Emisor &
  Partial<Omit<Leido, 'conceptos'>> & {
    conceptos?: readonly Pick<Concepto, 'nombre' | 'monto'>[] | undefined
  }

type Nombrado = Pick<ReciboDatos, 'nroRecibo' | 'pagoID' | 'deMudanza'>

/** 'Recibo N° 0001-00000042'; without a number by its payment, or ''. */
export function nameOfReceipt({ nroRecibo, pagoID, deMudanza }: Nombrado): string {
  if (nroRecibo) return `Recibo N° ${nroRecibo}`
  if (pagoID === undefined) return ''
  return deMudanza ? `Pago ${pagoID} del sistema anterior` : `Pago ${pagoID}`
}
