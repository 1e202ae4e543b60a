'use client'

import { Printer } from '@/components/ui/icons'
import { useState } from 'react'
import { type Fuente, type ReciboAMano, useReceipt } from '@/components/tesoreria/pago/use-receipt'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Props = Fuente & {
  pagoID: number | undefined
  /** Absent where only the API's receipt will do. */
  aMano?: Omit<ReciboAMano, 'duplicado'>
  autoFocus?: boolean | undefined
}

export function ReceiptButton({ pagoID, aMano, autoFocus, ...fuente }: Props) {
  const { print, imprimiendo } = useReceipt(fuente)
  /** For a server that counts no prints: this button has shown the original. */
  const [printed, setPrinted] = useState(false)
  async function show() {
    await print(pagoID, aMano && { ...aMano, duplicado: printed })
    setPrinted(true)
  }
  return (
    <Button
      variant="primary"
      autoFocus={autoFocus}
      busy={imprimiendo !== undefined}
      onClick={() => void show()}
    >
      {imprimiendo === undefined ? <Printer aria-hidden /> : <Spinner />}
      Ver recibo
    </Button>
  )
}
