'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Marcha, DescargaPedida } from '@/components/descarga/pedido'
import { toast } from '@/components/ui/toast'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'

const QUIETA: Marcha = { fase: 'quieta' }

/** One download at a time. Leaving the screen stops it, and no half file is saved. */
export function useDownload() {
  const [marcha, setMarcha] = useState(QUIETA)
  const enCurso = useRef<{ stop: () => void }>(undefined)

  const drop = useCallback(() => {
    enCurso.current?.stop()
    enCurso.current = undefined
  }, [])
  useEffect(() => drop, [drop])

  async function start(pedido: DescargaPedida) {
    if (enCurso.current) return
    const propia = { stop: () => undefined as void }
    enCurso.current = propia
    const go = (next: Marcha) => {
      if (next.fase !== 'bajando') enCurso.current = undefined
      setMarcha(next)
    }
    setMarcha({ fase: 'bajando', pedido, avance: { filas: 0, total: null, intento: 1, armando: false } })
    try {
      const { saveDownload } = await import('@/components/descarga/run-download')
      if (enCurso.current === propia) propia.stop = saveDownload(pedido, go)
    } catch {
      go({ fase: 'falla', pedido, mensaje: ERROR_INESPERADO, enCsv: false })
    }
  }

  function cancel() {
    if (!enCurso.current) return
    drop()
    setMarcha(QUIETA)
    toast.info('Descarga cancelada', 'No se guardó ningún archivo.')
  }

  return { marcha, start, cancel, close: () => setMarcha(QUIETA) }
}
