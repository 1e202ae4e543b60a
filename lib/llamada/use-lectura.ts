'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Falla, Resultado } from '@/lib/api/result'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { EntradaEn, LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'

export type EstadoLectura<D> =
  | { fase: 'quieta' }
  | { fase: 'leyendo'; intento: number }
  | { fase: 'lista'; datos: D }
  | { fase: 'falla'; falla: Falla }
  /** This server has no such call (decision 255). */
  | { fase: 'ausente' }

export interface Lectura<R extends RutaDeLectura> {
  estado: EstadoLectura<LeidoEn<R>>
  /** Drops the read under way. Answers null when it was dropped itself. */
  leer: (entrada: EntradaEn<R>, desde?: number) => Promise<Resultado<LeidoEn<R>> | null>
  cancelar: () => void
}

/** Reads while the person works. Leaving the screen stops it. */
export function useLectura<R extends RutaDeLectura>(ruta: R): Lectura<R> {
  const [estado, setEstado] = useState<EstadoLectura<LeidoEn<R>>>({ fase: 'quieta' })
  const enCurso = useRef<AbortController>(undefined)

  const cancelar = useCallback(() => {
    enCurso.current?.abort()
    setEstado({ fase: 'quieta' })
  }, [])
  useEffect(() => () => enCurso.current?.abort(), [])

  const leer = useCallback(
    async (entrada: EntradaEn<R>, desde = 1) => {
      enCurso.current?.abort()
      const control = new AbortController()
      enCurso.current = control
      const alIntentar = (intento: number) => setEstado({ fase: 'leyendo', intento })
      try {
        const result = await fetchRead(ruta, entrada, { senal: control.signal, desde, alIntentar })
        if (control.signal.aborted) return null
        if (!result.ok && result.tipo === 'sesion') leaveForLogin()
        setEstado(stateOf(result))
        return result
      } catch (error) {
        if (control.signal.aborted) return null
        throw error
      }
    },
    [ruta],
  )
  return { estado, leer, cancelar }
}

function stateOf<D>(result: Resultado<D>): EstadoLectura<D> {
  if (result.ok) return { fase: 'lista', datos: result.datos }
  return result.ausente ? { fase: 'ausente' } : { fase: 'falla', falla: result }
}
