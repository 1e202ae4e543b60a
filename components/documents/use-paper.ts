'use client'

import { useState } from 'react'
import { type DocumentoPedido, imprimir } from '@/components/documents/imprimir'
import type { Documento } from '@/components/documents/papeles'
import { toast } from '@/components/ui/toast'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import type { Falla, Resultado } from '@/lib/api/result'

/** `imprimiendo` is the paper under way, of those that a screen offers. */
export function usePaper<K = true>(fracaso: string) {
  const [imprimiendo, setImprimiendo] = useState<K>()
  async function print(which: K, read: () => Promise<DocumentoPedido>, foreseen?: Documento): Promise<void> {
    setImprimiendo(() => which)
    try {
      await imprimir(fracaso, read, foreseen)
    } catch {
      toast.error(fracaso, ERROR_DATOS)
    } finally {
      setImprimiendo(undefined)
    }
  }
  return { print, imprimiendo }
}

/** Undefined where the session ended, which is told elsewhere. */
export function paperOf<D>(result: Resultado<D>, made: (datos: D) => Documento): DocumentoPedido {
  return result.ok ? { documento: made(result.datos) } : failedPaper(result)
}

export const failedPaper = ({ tipo, mensaje }: Falla): DocumentoPedido =>
  tipo === 'sesion' ? undefined : { mensaje }
