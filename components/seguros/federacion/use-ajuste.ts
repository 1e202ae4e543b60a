import { useCallback, useEffect, useState } from 'react'
import type { Simulado } from '@/components/seguros/federacion/ajuste-words'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { type EstadoLectura, useLectura } from '@/lib/llamada/use-lectura'

export type Change = EntradaEn<'/federacion_matriculado/simular'>
/** What is sent beside a change of cover: nothing unless it was ticked. */
export type Adjustment = Pick<
  EntradaEn<'/federacion_matriculado/darDeBaja'>,
  'cuotasAjustadas' | 'diferenciaAjuste'
>

export interface Adjusting {
  estado: EstadoLectura<Simulado>
  ticked: boolean
  tick: (on: boolean) => void
  adjustment: Adjustment
  /** After a refusal, since the figures may be others now. */
  reread: () => void
}

/** What a change of cover would do to charged months; undefined while it is not known which. */
export function useAjuste(change: Change | undefined): Adjusting {
  const { estado, leer, cancelar } = useLectura('/federacion_matriculado/simular')
  const [seen, setSeen] = useState<Simulado>()
  const { acto, matriculadoID, federacionMatriculadoID, dia, ampliacion, ampliacionExtendida } = change ?? {}
  const reread = useCallback(() => {
    if (!acto || matriculadoID === undefined) return cancelar()
    void leer({ acto, matriculadoID, federacionMatriculadoID, dia, ampliacion, ampliacionExtendida })
  }, [leer, cancelar, acto, matriculadoID, federacionMatriculadoID, dia, ampliacion, ampliacionExtendida])
  useEffect(reread, [reread])
  const datos = estado.fase === 'lista' ? estado.datos : undefined
  // Ticked is what was read then: other figures are not.
  const ticked = datos !== undefined && datos === seen
  return {
    estado,
    ticked,
    tick: (on) => setSeen(on ? datos : undefined),
    adjustment: ticked
      ? { cuotasAjustadas: datos.ajustables, diferenciaAjuste: datos.diferenciaAjustable }
      : {},
    reread,
  }
}
