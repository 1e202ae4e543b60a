'use client'

import { useEffect } from 'react'

type Props = { forma: 'torta' | 'barras' }

/** Fetches what draws a screen's charts while their figures are read. Their places are no part of the page until then. */
export function ChartAhead({ forma }: Props) {
  useEffect(() => {
    void (forma === 'torta'
      ? import('@/components/estadisticas/grafico/torta')
      : import('@/components/estadisticas/grafico/barras'))
  }, [forma])
  return null
}
