'use client'

import { useEffect, useState } from 'react'
import { keepLooking } from '@/components/tarea/looking'
import { onSeen } from '@/components/tarea/seen'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { isRunning } from '@/components/tarea/words'
import { fetchRead } from '@/lib/llamada/ask-proxy'

/** Milliseconds; the screen where it was asked for looks more often. */
const CADA = 3_000

/**
 * Jobs that run, or ended without the person being told. Read again only while one runs; those told of meanwhile
 * stay, marked, until the screen is read anew.
 */
export function useActivas(leidas: readonly TareaLeida[]): readonly TareaLeida[] {
  const [ahora, setAhora] = useState(leidas)
  const [antes, setAntes] = useState(leidas)
  if (antes !== leidas) {
    setAntes(leidas)
    setAhora(leidas)
  }
  useEffect(
    () =>
      onSeen((tareaID) =>
        setAhora((list) => list.map((tarea) => (tarea.id === tareaID ? { ...tarea, vista: true } : tarea))),
      ),
    [],
  )
  const enCurso = ahora.some(isRunning)
  useEffect(() => {
    if (!enCurso) return
    const control = new AbortController()
    const look = async (senal: AbortSignal) => {
      const read = await fetchRead('/tarea/traerActivas', {}, { senal })
      if (!read.ok) return read.tipo === 'sinRespuesta'
      setAhora((list) => [...read.datos, ...list.filter((old) => isTold(old, read.datos))])
      return read.datos.some(isRunning)
    }
    keepLooking(look, control.signal, CADA).catch(() => undefined)
    return () => control.abort()
  }, [enCurso])
  return ahora
}

const isTold = (tarea: TareaLeida, read: readonly TareaLeida[]): boolean =>
  !isRunning(tarea) && !read.some(({ id }) => id === tarea.id)
