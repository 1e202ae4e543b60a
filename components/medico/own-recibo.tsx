'use client'

import { type Fuente, type ReciboAMano, useRecibo } from '@/components/tesoreria/pago/use-recibo'

type Props = Fuente & { pagoID: number; aMano: ReciboAMano }

export function OwnRecibo({ matriculadoID, emisor, pagoID, aMano }: Props) {
  const { print, imprimiendo } = useRecibo(emisor)
  return (
    <button
      type="button"
      className="cell-action"
      aria-disabled={imprimiendo !== undefined || undefined}
      onClick={() => imprimiendo ?? void print({ matriculadoID, pagoID }, aMano)}
    >
      {imprimiendo === undefined ? 'Recibo' : 'Abriendo…'}
    </button>
  )
}
