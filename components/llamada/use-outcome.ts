'use client'

import { type ReactNode, useState } from 'react'
import { type Textos, useLlamada } from '@/components/llamada/use-llamada'
import type { Verdict } from '@/components/llamada/use-rereading'
import type { Falla } from '@/lib/api/result'
import { isUncertain } from '@/lib/llamada/insist'
import type { ArchivoEn, EntradaEn, LeidoEn, RutaDeCambio } from '@/lib/llamada/call-paths'

/** For the screen that says that an outcome is not known. */
export interface UnknownAct {
  /** It is being sent again. */
  pendiente: boolean
  repetir: () => void
  /** Told what was read each time it says something else. */
  onRead: (fue: Verdict['fue'] | undefined) => void
  close: () => void
}

/** Shows what tells whether an act was done. */
export type ShowOutcome = (act: UnknownAct) => ReactNode

/** What comes of an act, fixed when it is sent: a repetition is of the same items and for the same person. */
export interface After<D> {
  show: ShowOutcome
  done?: (datos: D) => void
  /** Refused by an answer; what is wrong with fields is answered to who asked. */
  refused?: (falla: Falla) => void
}

/** For the dialog around it. */
export interface Outcome {
  pendiente: boolean
  /** No answer came so far, and it is being sent again by itself. */
  insisting: boolean
  /** No answer came at all. */
  incierto?: { show: ShowOutcome; repetir: () => void } | undefined
}

interface Sending<R extends RutaDeCambio> extends Outcome {
  /** Sends it; answers what is wrong, by field. */
  send: (
    after: After<LeidoEn<R>>,
    entrada: EntradaEn<R>,
    ...archivo: ArchivoEn<R>
  ) => Promise<Readonly<Record<string, string>>>
  /** Nobody waits for its outcome any more. */
  forget: () => void
}

/** A change that must not be repeated blindly, and what is shown while nobody knows whether it was done. */
export function useOutcome<R extends RutaDeCambio>(
  ruta: R,
  textos: Omit<Textos<LeidoEn<R>>, 'cuentaIncierto'>,
): Sending<R> {
  const [incierto, setIncierto] = useState<Outcome['incierto']>()
  const { enviar, ...estado } = useLlamada(ruta, { relee: true, ...textos, cuentaIncierto: true })
  async function send(after: After<LeidoEn<R>>, entrada: EntradaEn<R>, ...archivo: ArchivoEn<R>) {
    const result = await enviar(entrada, ...archivo)
    if (!result) return {}
    const unknown = !result.ok && isUncertain(result)
    setIncierto(
      unknown ? { show: after.show, repetir: () => void send(after, entrada, ...archivo) } : undefined,
    )
    if (result.ok) after.done?.(result.datos)
    else if (!unknown) after.refused?.(result)
    return result.ok ? {} : result.errores
  }
  return { ...estado, incierto, send, forget: () => setIncierto(undefined) }
}
