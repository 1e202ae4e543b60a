import { useEffect, useRef } from 'react'
import type { Busqueda } from '@/components/paleta/use-medicos'
import type { Entrada } from '@/components/paleta/entrada'

/**
 * An early Enter waits for the answer to its own text, and opens it when it is one doctor: eight digits and Enter.
 */
export function useEarlyEnter(
  typed: string,
  { lista, medicos }: Busqueda,
  entries: readonly Entrada[],
  open: (entry: Entrada, beside: boolean) => void,
) {
  const early = useRef<{ typed: string; beside: boolean }>(undefined)
  useEffect(() => {
    const waiting = early.current
    if (!lista || waiting?.typed !== typed) return
    early.current = undefined
    const only = medicos.length === 1 && entries.find(({ grupo }) => grupo === 'Matriculados')
    if (only) open(only, waiting.beside)
  })
  return early
}
