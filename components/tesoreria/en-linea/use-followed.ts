import { useCallback, useEffect, useState } from 'react'
import { type PagoEnLinea, mayChange } from '@/components/tesoreria/en-linea/pago-state'
import { useReturned } from '@/components/llamada/use-returned'
import type { Resultado } from '@/domain/en-linea'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

/** Milliseconds between looks, and how many of them. */
const PAUSA = 4_000
const VECES = 45

/**
 * Looks again while the payment may change, and later when somebody comes back to the window. `dicho` is the
 * address's word.
 */
export function useFollowed(
  first: PagoEnLinea | undefined,
  entrada: EntradaEn<'/mercado_pago/traerPago'> | undefined,
  dicho?: Resultado,
): { pago: PagoEnLinea | undefined; look: () => void } {
  const { leer } = useLectura('/mercado_pago/traerPago')
  const [pago, setPago] = useState(first)
  const [looks, setLooks] = useState(0)
  const look = useCallback(() => {
    if (!entrada) return
    void leer(entrada).then((result) => {
      if (result?.ok) setPago(result.datos)
      setLooks((count) => count + 1)
    })
  }, [entrada, leer])
  const open = entrada !== undefined && (pago === undefined || mayChange(pago, dicho))
  useEffect(() => {
    if (!open || looks >= VECES) return
    const timer = setTimeout(look, PAUSA)
    return () => clearTimeout(timer)
  }, [open, look, looks])
  useReturned(open, look)
  return { pago, look }
}
