'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { usePropio } from '@/components/llamada/servidor'
import { toast } from '@/components/ui/toast'
import type { Falla, Resultado } from '@/lib/api/resultado'
import { makeClave } from '@/lib/llamada/clave'
import { insist, isUncertain, stillUnknown } from '@/lib/llamada/insist'
import { pedirCambio } from '@/lib/llamada/pedir'
import type { ArchivoEn, EntradaEn, LeidoEn, RutaDeCambio } from '@/lib/llamada/rutas-de-llamada'
import { leaveForLogin } from '@/lib/llamada/sesion-caducada'
import { toJson } from '@/lib/transporte'

export interface Textos<D> {
  /** What is said on success; a function when it depends on the answer. */
  exito?: string | ((datos: D) => string)
  /** Title of a failure; the server's own words stand under it (D9). */
  fracaso?: string
  /** The list to go to after success (leave-saved.ts); without it the screen stays and reads itself again. */
  destino?: string
  /** The caller tells by itself what was not confirmed or came without what it is for: what must not be repeated blindly. */
  cuentaIncierto?: boolean
  /** The caller shows what is wrong beside its fields, or what is wrong with these; said there, it is not said again. */
  enCampos?: boolean | readonly string[]
  /** A failure stays told when what asked for it is gone: a dialog or a button that goes with it, an unknown outcome. */
  quedaDicho?: boolean
  /** Refused, what the screen shows may be old: it is read again. */
  relee?: boolean
}

export interface Cambio<R extends RutaDeCambio> {
  /** Sends it; null when one is under way already (a double click). */
  enviar: (entrada: EntradaEn<R>, ...archivo: ArchivoEn<R>) => Promise<Resultado<LeidoEn<R>> | null>
  pendiente: boolean
  /** No answer came so far, and it is being sent again by itself. */
  insisting: boolean
}

/**
 * The one way a change leaves the browser: send, tell, navigate, read the screen again (D2). The key is
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
  // Who leaves the dialog or screen of a failed act has done with it.
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
      acto.current = { clave: makeClave(), entrada: sent, archivo }
    const { clave, dudoso } = acto.current
    const send = () => pedirCambio(ruta, entrada, clave, ...file)
    const answer = await (propio && textos.cuentaIncierto ? insist(send, () => setInsisting(true)) : send())
    const result = dudoso ? stillUnknown(answer) : answer
    enCurso.current = false
    setPendiente(false)
    setInsisting(false)
    if (result.ok || !isUncertain(result)) acto.current = undefined
    else acto.current.dudoso = true
    tell(result, ruta, textos)
    if (result.ok && textos.destino) void leaveSaved(textos.destino)
    // Without an answer the screen might be lost, and with it what is not known.
    else if (isDone(result) || (!result.ok && textos.relee && isAnswer(result))) router.refresh()
    return result
  }
  return { enviar, pendiente, insisting }
}

function tell<D>(
  result: Resultado<D>,
  ruta: string,
  { exito, fracaso, cuentaIncierto, enCampos }: Textos<D>,
): void {
  if (result.ok) {
    const text = typeof exito === 'function' ? exito(result.datos) : exito
    if (text) toast.success(text)
  } else if (result.tipo === 'sesion') leaveForLogin()
  else if (enCampos && isOf(result.errores, enCampos)) return
  else if (cuentaIncierto && (isUncertain(result) || result.hecho)) return
  else if (fracaso && !result.hecho) toast.error(fracaso, result.mensaje, ruta)
  else toast.error(result.mensaje, undefined, ruta)
}

const isOf = (errores: Falla['errores'], campos: true | readonly string[]): boolean =>
  Object.keys(errores).some((campo) => campos === true || campos.includes(campo))

const isAnswer = ({ tipo }: Falla): boolean => tipo !== 'inesperado' && tipo !== 'sinRespuesta'

/** Done, says the server, though what was asked for did not come: the screen shows what was before. */
const isDone = (result: Resultado<unknown>): boolean => result.ok || result.hecho === true
