'use client'

import { type Fuente, type ReciboAMano, useRecibo } from '@/components/tesoreria/pago/use-recibo'

type Props = Fuente & { pagoID: number; aMano: ReciboAMano }

export function OwnRecibo({ pagoID, aMano, ...fuente }: Props) {
  const { print, imprimiendo } = useRecibo(fuente)
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
