import type { PagoEnLinea } from '@/components/tesoreria/en-linea/pago-state'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { ReciboButton } from '@/components/tesoreria/pago/recibo-button'

type Props = { pago: PagoEnLinea; emisor: Emisor; autoFocus?: boolean }

export function OnlineRecibo({ pago, emisor, autoFocus }: Props) {
  const { matriculadoID, reciboDe } = pago
  if (matriculadoID === undefined || !reciboDe) return null
  return (
    <ReciboButton matriculadoID={matriculadoID} emisor={emisor} pagoID={reciboDe} autoFocus={autoFocus} />
  )
}
