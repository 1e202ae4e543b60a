'use client'

import { useRouter } from 'next/navigation'
import { type Cambio, useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'
import { isUncertain } from '@/lib/llamada/insist'
import type { ArchivoEn, EntradaEn, RutaDeCambio } from '@/lib/llamada/call-paths'

interface Textos {
  /** Said on success, where the screen does not show it. */
  exito?: string
  fracaso: string
  /** 'se editó la matrícula': what is unknown without an answer. */
  que: string
  /** The caller shows errors beside its fields. */
  enCampos?: boolean
  /** After a refusal the screen may be old and is read again. */
  relee?: boolean
}

/**
 * A change that can be repeated without harm: without an answer it says so and reads the screen again, and typed work
 * stays.
 */
export function useRepetible<R extends RutaDeCambio>(ruta: R, { que, ...textos }: Textos): Cambio<R> {
  const router = useRouter()
  const { enviar, ...estado } = useLlamada(ruta, { ...textos, cuentaIncierto: true, quedaDicho: true })

  async function send(entrada: EntradaEn<R>, ...archivo: ArchivoEn<R>) {
    const result = await enviar(entrada, ...archivo)
    if (result && !result.ok && isUncertain(result)) {
      toast.error(`El servidor no confirmó el resultado: no se sabe si ${que}`, SE_RELEE, ruta)
      router.refresh()
    }
    return result
  }
  return { enviar: send, ...estado }
}

const SE_RELEE =
  'Se vuelve a leer lo que quedó, que el servidor puede estar cambiando todavía. Repetirlo no lo hace dos veces.'
