'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import type { ParteDeArchivos } from '@/lib/debitos/files-action'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { lastPart } from '@/lib/llamada/last-part'
import { saveBlob } from '@/lib/llamada/save-file'

export interface Avance {
  hechos: number
  total: number
}

/** Makes files on the server and has the browser keep each; `error` says in words why there is none. */
export function useFiles() {
  const [avance, setAvance] = useState<Avance>()
  const [error, setError] = useState<string>()

  /**
   * `perdida`: what is told when no end was heard, of what should not be asked again at once. Answers whether there are
   * files.
   */
  async function make(
    ask: () => Promise<ReadableStream<ParteDeArchivos>>,
    perdida = SIN_RESPUESTA,
  ): Promise<boolean> {
    setAvance({ hechos: 0, total: 0 })
    setError(undefined)
    const archivos = new Map<string, Uint8Array<ArrayBuffer>[]>()
    try {
      const end = await lastPart(await ask(), (parte) => {
        if ('hechos' in parte) setAvance(parte)
        if (!('trozo' in parte)) return
        archivos.set(parte.nombre, [...(archivos.get(parte.nombre) ?? []), new Uint8Array(parte.trozo)])
      })
      if ('caducada' in end) {
        leaveEndedSession()
        return false
      }
      if (!('archivos' in end)) {
        setError('error' in end ? end.error : perdida)
        return false
      }
      for (const [nombre, trozos] of archivos) saveBlob(new Blob(trozos), nombre)
      const [only] = archivos.keys()
      toast.success(
        archivos.size === 1 ? 'Se descargó el archivo' : `Se descargaron ${archivos.size} archivos`,
        archivos.size === 1 ? only : [...archivos.keys()].join(', '),
      )
      if (end.aviso) toast.info('Mire el archivo antes de usarlo', end.aviso)
      return true
    } catch {
      setError(perdida)
      return false
    } finally {
      setAvance(undefined)
    }
  }
  return { avance, error, make, forget: () => setError(undefined) }
}
