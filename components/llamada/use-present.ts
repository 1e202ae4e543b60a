import { useCallback, useEffect, useState } from 'react'
import type { Falla } from '@/lib/api/result'
import type { EntradaEn, LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { useSteady } from '@/lib/llamada/use-steady'

export interface Presente<D> {
  /** As it was last read; it stays in sight while it is read again. */
  ahora: D | undefined
  /** Why the last reading failed. */
  falla: Falla | undefined
  leyendo: boolean
  leer: () => Promise<D | undefined>
}

/** Read when a dialog opens, and again with `leer`, after each refusal. */
export function usePresent<R extends RutaDeLectura>(ruta: R, entrada: EntradaEn<R>): Presente<LeidoEn<R>> {
  const { estado, leer } = useLectura(ruta)
  const [ahora, setAhora] = useState<LeidoEn<R>>()
  const pedida = useSteady(entrada)
  const read = useCallback(
    () =>
      leer(pedida).then((result) => {
        if (!result?.ok) return undefined
        setAhora(result.datos)
        return result.datos
      }),
    [leer, pedida],
  )
  useEffect(() => void read(), [read])
  return {
    ahora,
    falla: estado.fase === 'falla' ? estado.falla : undefined,
    leyendo: estado.fase === 'leyendo' || estado.fase === 'quieta',
    leer: read,
  }
}
