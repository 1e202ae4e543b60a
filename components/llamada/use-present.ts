import { useCallback, useEffect, useState } from 'react'
import type { Falla } from '@/lib/api/resultado'
import type { EntradaEn, LeidoEn, RutaDeLectura } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'
import { fromJson, toJson } from '@/lib/transporte'

export interface Presente<D> {
  /** As it was read last; it stays in sight while it is read again. */
  ahora: D | undefined
  /** Why the last reading brought nothing. */
  falla: Falla | undefined
  leyendo: boolean
  leer: () => Promise<D | undefined>
}

/** What a dialog is about, read when it opens and whenever `leer` is called: after each refusal. */
export function usePresent<R extends RutaDeLectura>(ruta: R, entrada: EntradaEn<R>): Presente<LeidoEn<R>> {
  const { estado, leer } = useLectura(ruta)
  const [ahora, setAhora] = useState<LeidoEn<R>>()
  const pedida = toJson(entrada)
  const read = useCallback(
    () =>
      leer(fromJson(pedida) as EntradaEn<R>).then((result) => {
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
