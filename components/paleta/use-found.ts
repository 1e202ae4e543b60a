import { useEffect } from 'react'
import type { Hallazgo } from '@/components/paleta/found-entries'
import { QUIETUD } from '@/components/paleta/query'
import { useLectura } from '@/lib/llamada/use-lectura'

const MINIMO = 2

/** What else a text finds on our own server; nothing while that is not known. */
export function useFound(typed: string, activa: boolean): readonly Hallazgo[] {
  const { leer, cancelar, estado } = useLectura('/inicio/buscar')
  const texto = activa && typed.trim().length >= MINIMO ? typed.trim().slice(0, 100) : ''
  useEffect(() => {
    if (texto === '') return
    const timer = setTimeout(() => void leer({ texto }), QUIETUD)
    return () => {
      clearTimeout(timer)
      cancelar()
    }
  }, [texto, leer, cancelar])
  return texto !== '' && estado.fase === 'lista' ? estado.datos : []
}
