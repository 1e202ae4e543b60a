import type { PagoEnLinea } from '@/components/tesoreria/en-linea/payment-state'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { ReceiptButton } from '@/components/tesoreria/pago/receipt-button'

type Props = { pago: PagoEnLinea; emisor: Emisor; autoFocus?: boolean }

export function OnlineReceipt({ pago, emisor, autoFocus }: Props) {
  const { matriculadoID, reciboDe } = pago
  if (matriculadoID === undefined || !reciboDe) return null
  return (
    <ReceiptButton matriculadoID={matriculadoID} emisor={emisor} pagoID={reciboDe} autoFocus={autoFocus} />
  )
}
