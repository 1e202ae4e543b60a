'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { TRIES } from '@/lib/llamada/tries'
import type { RutaDeLectura } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

export type RutaDeOpciones = Exclude<
  Extract<RutaDeLectura, `/${string}/traerTodosSelect`>,
  '/sucursal_banco/traerTodosSelect'
>

/** Why a select has no options. */
export interface SinOpciones {
  ruta: RutaDeOpciones
  mensaje: string
  /** Without an answer the further tries are made by themselves. */
  sinRespuesta: boolean
}

type Props = SinOpciones & {
  opcional?: boolean
}

/**
 * Tells under a select that its options could not be read. The page is drawn again once they come; what was typed
 * stays.
 */
export function UnreadOptions({ ruta, mensaje, sinRespuesta, opcional }: Props) {
  const router = useRouter()
  const { estado, leer } = useLectura(ruta)
  const [drawing, draw] = useTransition()
  const again = useCallback(
    async (desde: number) => {
      const result = await leer({}, desde)
      if (result?.ok) draw(() => router.refresh())
    },
    [leer, router],
  )
  useEffect(() => {
    if (sinRespuesta) void again(2)
  }, [sinRespuesta, again])
  const leyendo = estado.fase === 'leyendo'
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-destructive-ink">
      <span>
        No se pudieron cargar las opciones: {estado.fase === 'falla' ? estado.falla.mensaje : mensaje}
        {opcional && ' Puede dejarlo vacío.'}
        {leyendo && estado.intento > 1 && ` Intento ${estado.intento} de ${TRIES}.`}
      </span>
      <Button variant="outline" size="sm" busy={leyendo || drawing} onClick={() => void again(1)}>
        {leyendo || drawing ? 'Reintentando…' : 'Reintentar'}
      </Button>
    </span>
  )
}

export const unreadHint = (sin: SinOpciones | undefined): ReactNode => sin && <UnreadOptions {...sin} />
