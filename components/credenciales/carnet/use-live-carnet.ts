'use client'

import { useEffect, useRef, useState } from 'react'
import { SEGUNDOS_DE_RENOVACION } from '@/domain/codigo-de-carnet'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'

export type Carnet = LeidoEn<'/carnet_digital/traerPropio'>

const RENOVACION = SEGUNDOS_DE_RENOVACION * 1_000
/** An answer older than this proves nothing about today. */
const FRESCO = RENOVACION * 1.5
const LATIDO = 5_000

interface Visto {
  carnet: Carnet
  /** When it was asked for, by this telephone's clock, of which only differences count. */
  pedido: number
}

/** The service worker tells this time when the page is opened without a connection. */
const keepTime = async (instant: string): Promise<void> => {
  try {
    await (await caches.open('carnet')).put('/carnet/ultima-conexion', new Response(instant))
  } catch {
    // Without the store it says that there is no connection, and not since when.
  }
}

/**
 * The card as long as it is true: renewed each minute and whenever somebody comes back to it. `vivo` is false while nobody
 * knows whether it still holds, and `sinConexion` when asking failed; `sirve` tells whether the code may still be read.
 */
export function useLiveCarnet(first: Carnet) {
  const [visto, setVisto] = useState<Visto>(() => ({ carnet: first, pedido: Date.now() }))
  const [ahora, setAhora] = useState(visto.pedido)
  const [sinConexion, setSinConexion] = useState(false)
  const [aLaVista, setALaVista] = useState(true)
  const enCurso = useRef<AbortController>(undefined)

  useEffect(() => void keepTime(visto.carnet.ahora ?? ''), [visto])
  useEffect(() => {
    let last = Date.now()
    const renew = async () => {
      enCurso.current?.abort()
      const control = (enCurso.current = new AbortController())
      const pedido = (last = Date.now())
      const alIntentar = (intento: number) => intento > 1 && setSinConexion(true)
      try {
        const result = await fetchRead(
          '/carnet_digital/traerPropio',
          {},
          { senal: control.signal, alIntentar },
        )
        if (!result.ok && result.tipo === 'sesion') return leaveForLogin()
        setSinConexion(!result.ok)
        if (!result.ok) return
        setVisto({ carnet: result.datos, pedido })
        setALaVista(true)
      } catch (error) {
        if (!control.signal.aborted) throw error
      }
    }
    const seen = () => {
      // What is shown at the return must not be what was true before.
      setALaVista(false)
      if (document.visibilityState === 'visible') void renew()
    }
    const lost = () => setSinConexion(true)
    const back = () => void renew()
    const beat = setInterval(() => {
      setAhora(Date.now())
      if (document.visibilityState === 'visible' && Date.now() - last >= RENOVACION) void renew()
    }, LATIDO)
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      clearInterval(beat)
      enCurso.current?.abort()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])

  const { carnet, pedido } = visto
  const age = Math.max(ahora, pedido) - pedido
  return {
    carnet,
    sinConexion,
    vivo: aLaVista && !sinConexion && age < FRESCO,
    sirve: aLaVista && age < lifeOf(carnet),
  }
}

const lifeOf = ({ ahora, vence }: Carnet): number => Date.parse(vence ?? '') - Date.parse(ahora ?? '') || 0
