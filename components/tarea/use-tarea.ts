'use client'

import { useEffect, useRef, useState } from 'react'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { pedirLectura } from '@/lib/llamada/pedir'

/** Milliseconds between two looks at what is being done: soon at first, for most of it is short. */
const PRONTO = 400
const PRIMERAS = 3
const CADA = 1_500

/**
 * A job as it goes on, read again while it is not done and somebody looks. Leaving the page ends the looking alone;
 * whoever comes back begins with what the server says. `alTerminar` is called when it is seen to end.
 */
export function useTarea(leida: TareaLeida, alTerminar: () => void): TareaLeida {
  const [ahora, setAhora] = useState(leida)
  const [antes, setAntes] = useState(leida)
  if (antes !== leida) {
    setAntes(leida)
    setAhora(leida)
  }
  const latest = useRef(alTerminar)
  useEffect(() => void (latest.current = alTerminar))
  const enCurso = ahora.estado === 'pendiente'
  const { id } = ahora
  useEffect(() => {
    if (!enCurso || id === undefined) return
    const control = new AbortController()
    const tell = (read: TareaLeida) => {
      setAhora(read)
      if (read.estado !== 'pendiente') latest.current()
    }
    follow(id, control.signal, tell).catch(() => undefined)
    return () => control.abort()
  }, [enCurso, id])
  return ahora
}

/** Looks until it is done; a look without an answer says nothing, and the next one is made. */
async function follow(tareaID: number, senal: AbortSignal, tell: (read: TareaLeida) => void): Promise<void> {
  for (let vez = 0; !senal.aborted; vez++) {
    await new Promise((resolve) => setTimeout(resolve, vez < PRIMERAS ? PRONTO : CADA))
    if (senal.aborted || document.visibilityState !== 'visible') continue
    const read = await pedirLectura('/tarea/traerDatos', { tareaID }, { senal })
    if (!read.ok) {
      if (read.tipo !== 'sinRespuesta') return
      continue
    }
    tell(read.datos)
    if (read.datos.estado !== 'pendiente') return
  }
}
