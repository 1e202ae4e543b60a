import { useEffect } from 'react'
import type { ReciboHallado } from '@/components/paleta/entries'
import { type Consulta, QUIETUD } from '@/components/paleta/query'
import { useLectura } from '@/lib/llamada/use-lectura'

/** The receipt whose number was typed; undefined while that is not known. `activa` where it may be asked. */
export function useReceiptNumbered(consulta: Consulta, activa: boolean): ReciboHallado | undefined {
  const { leer, cancelar, estado } = useLectura('/recibo/traerTodos')
  const typed = activa && consulta.tipo === 'numero' ? consulta.numero : ''
  const numero = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
  useEffect(() => {
    if (numero === undefined) return
    const timer = setTimeout(() => void leer({ pagina: 1, numero }), QUIETUD)
    return () => {
      clearTimeout(timer)
      cancelar()
    }
  }, [numero, leer, cancelar])
  const found = estado.fase === 'lista' ? estado.datos.filas?.[0] : undefined
  return found?.nroRecibo === numero ? found : undefined
}
