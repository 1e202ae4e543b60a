'use client'

import { Printer } from '@/components/ui/icons'
import { useState } from 'react'
import {
  type Cobrado,
  type Fuente,
  type ReciboAMano,
  useRecibo,
} from '@/components/tesoreria/pago/use-recibo'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Props = Fuente & {
  pagoID: number | undefined
  /** Absent where only the API's receipt will do. */
  aMano?: Omit<ReciboAMano, 'duplicado'>
  /** As the payment's answer brought it. */
  cobrado?: Cobrado
  autoFocus?: boolean | undefined
}

export function ReciboButton({ matriculadoID, emisor, pagoID, aMano, cobrado, autoFocus }: Props) {
  const { print, imprimiendo } = useRecibo(emisor)
  /** This button has shown the original already. */
  const [printed, setPrinted] = useState(false)
  async function show() {
    await print(
      { matriculadoID, pagoID },
      aMano && { ...aMano, duplicado: printed },
      printed ? undefined : cobrado,
    )
    setPrinted(true)
  }
  return (
    <Button autoFocus={autoFocus} busy={imprimiendo !== undefined} onClick={() => void show()}>
      {imprimiendo === undefined ? <Printer aria-hidden /> : <Spinner />}
      Ver recibo
    </Button>
  )
}
