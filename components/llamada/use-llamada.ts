'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { usePropio } from '@/components/llamada/servidor'
import { toast } from '@/components/ui/toast'
import type { Falla, Resultado } from '@/lib/api/result'
import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'
import { insist, isUncertain, stillUnknown } from '@/lib/llamada/insist'
import { sendChange } from '@/lib/llamada/ask-proxy'
import type { ArchivoEn, EntradaEn, LeidoEn, RutaDeCambio } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { toJson } from '@/lib/exact-json'

export interface Textos<D> {
  /** Said on success; a function of the answer, or fixed. */
  exito?: string | ((datos: D) => string)
  /** The title of a failure; the server's own words stand under it. */
  fracaso?: string
  /** The list to go to after success; without it the screen stays and is read again. */
  destino?: string
  /** The caller itself tells of an unknown outcome; 'sinClave': where repeating it may do it twice. */
  cuentaIncierto?: boolean | 'sinClave'
  /** The caller shows errors beside all its fields, or beside these; they are not said again. */
  enCampos?: boolean | readonly string[]
  /** A failure stays told when the dialog or button that asked is gone. */
  quedaDicho?: boolean
  /** After a refusal the screen may be old and is read again. */
  relee?: boolean
}

export interface Cambio<R extends RutaDeCambio> {
  /** Null when one is under way, or the screen is being left for what it did (a double click). */
  enviar: (entrada: EntradaEn<R>, ...archivo: ArchivoEn<R>) => Promise<Resultado<LeidoEn<R>> | null>
  pendiente: boolean
  /** No answer came so far, and it is being sent again by itself. */
  insisting: boolean
  /**
   * The server looks at keys that are beyond the specification: by its own a repetition is done once, and an edit made on
   * older values is refused.
   */
  reconoce: boolean
}

/**
 * The one way a change leaves the browser: send, tell, navigate, read the screen again. The key is
 * made with the first sending and kept until an answer comes, so that repeating an unanswered act moves money once; a
 * form corrected meanwhile is another act. What the caller would have to tell as unknown is first repeated on our own
 * server (decision 126).
 */
export function useLlamada<R extends RutaDeCambio>(ruta: R, textos: Textos<LeidoEn<R>> = {}): Cambio<R> {
  const router = useRouter()
  const leaveSaved = useLeaveSaved()
  const propio = usePropio()
  const [pendiente, setPendiente] = useState(false)
  const [insisting, setInsisting] = useState(false)
  const enCurso = useRef(false)
  const acto = useRef<{ clave: string; entrada: string; archivo: File | undefined; dudoso?: boolean }>(
    undefined,
  )
  // Leaving the dialog or screen of a failed act ends its notice.
  const cuentaIncierto = textos.cuentaIncierto === 'sinClave' ? !propio : textos.cuentaIncierto
  const { quedaDicho = false } = textos
  useEffect(() => (quedaDicho ? undefined : () => toast.retry(ruta)), [ruta, quedaDicho])

  async function enviar(entrada: EntradaEn<R>, ...file: ArchivoEn<R>) {
    if (enCurso.current) return null
    enCurso.current = true
    setPendiente(true)
    toast.retry(ruta)
    const sent = toJson(entrada)
    const [archivo] = file
    if (acto.current?.entrada !== sent || acto.current.archivo !== archivo)
      acto.current = { clave: makeIdempotencyKey(), entrada: sent, archivo }
    const { clave, dudoso } = acto.current
    const send = () => sendChange(ruta, entrada, clave, ...file)
    const answer = await (propio && cuentaIncierto ? insist(send, () => setInsisting(true)) : send())
    const result = dudoso ? stillUnknown(answer) : answer
    // A screen that is being left sends nothing more: a second press, just after the answer, would be another act.
    const leaves = result.ok && textos.destino !== undefined
    enCurso.current = leaves
    setPendiente(leaves)
    setInsisting(false)
    if (result.ok || !isUncertain(result)) acto.current = undefined
    else acto.current.dudoso = true
    tell(result, ruta, propio, { ...textos, cuentaIncierto })
    if (result.ok && textos.destino) void leaveSaved(textos.destino)
    // Without an answer reading might lose the screen, and with it what is unknown.
    else if (isDone(result) || (!result.ok && textos.relee && isAnswer(result))) router.refresh()
    return result
  }
  return { enviar, pendiente, insisting, reconoce: propio }
}

function tell<D>(
  result: Resultado<D>,
  ruta: string,
  propio: boolean,
  { exito, fracaso, cuentaIncierto, enCampos }: Textos<D>,
): void {
  if (result.ok) {
    const text = typeof exito === 'function' ? exito(result.datos) : exito
    if (text) toast.success(text)
  } else if (result.tipo === 'sesion') leaveForLogin()
  // What is done where a server has no such call is the caller's.
  else if (result.ausente) return
  else if (enCampos && isOf(result.errores, enCampos)) return
  else if (cuentaIncierto && (isUncertain(result) || result.hecho)) return
  // Ours knows a repetition by its key; another may have done it, and does it again (decision 66).
  else if (!propio && isUncertain(result)) toast.error(NO_SE_SABE, MIRE, ruta)
  else if (fracaso && !result.hecho) toast.error(fracaso, result.mensaje, ruta)
  else toast.error(result.mensaje, undefined, ruta)
}

const NO_SE_SABE = 'El servidor no confirmó el resultado: no se sabe si se hizo'
const MIRE = 'El servidor puede estar trabajando todavía. Mire cómo quedó antes de repetirlo.'

const isOf = (errores: Falla['errores'], campos: true | readonly string[]): boolean =>
  Object.keys(errores).some((campo) => campos === true || campos.includes(campo))

const isAnswer = ({ tipo }: Falla): boolean => tipo !== 'inesperado' && tipo !== 'sinRespuesta'

/** Done, says the server, though its result did not come. */
const isDone = (result: Resultado<unknown>): boolean => result.ok || result.hecho === true
