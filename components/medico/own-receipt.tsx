'use client'

import { type Fuente, type ReciboAMano, useReceipt } from '@/components/tesoreria/pago/use-receipt'

type Props = Fuente & { pagoID: number; aMano: ReciboAMano }

export function OwnReceipt({ pagoID, aMano, ...fuente }: Props) {
  const { print, imprimiendo } = useReceipt(fuente)
  return (
    <button
      type="button"
      className="cell-action"
      aria-disabled={imprimiendo !== undefined || undefined}
      onClick={() => imprimiendo ?? void print(pagoID, aMano)}
    >
      {imprimiendo === undefined ? 'Recibo' : 'Abriendo…'}
    </button>
  )
}
