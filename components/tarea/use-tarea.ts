'use client'

import { useEffect, useRef, useState } from 'react'
import { keepLooking } from '@/components/tarea/looking'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { fetchRead } from '@/lib/llamada/ask-proxy'

const CADA = 1_500

/** A job, read again while it runs and somebody looks. `alTerminar` is called when it is seen to end. */
export function useTarea(leida: TareaLeida, alTerminar: (tarea: TareaLeida) => void): TareaLeida {
  const [ahora, setAhora] = useState(leida)
  const [antes, setAntes] = useState(leida)
  if (antes !== leida) {
    setAntes(leida)
    setAhora(leida)
  }
  const latest = useRef(alTerminar)
  useEffect(() => void (latest.current = alTerminar))
  const enCurso = ahora.estado === 'pendiente'
  const { id: tareaID } = ahora
  useEffect(() => {
    if (!enCurso || tareaID === undefined) return
    const control = new AbortController()
    const look = async (senal: AbortSignal) => {
      const read = await fetchRead('/tarea/traerDatos', { tareaID }, { senal })
      // A look without an answer says nothing; the next one is made.
      if (!read.ok) return read.tipo === 'sinRespuesta'
      setAhora(read.datos)
      if (read.datos.estado === 'pendiente') return true
      latest.current(read.datos)
      return false
    }
    keepLooking(look, control.signal, CADA).catch(() => undefined)
    return () => control.abort()
  }, [enCurso, tareaID])
  return ahora
}
