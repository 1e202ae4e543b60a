'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { MensajeDialog, type Motivo } from '@/components/avisos/envio/mensaje-dialog'
import type { Vista } from '@/components/avisos/envio/reach-preview'
import { TEXTOS_DE_ENVIO } from '@/components/avisos/envio/use-sending'
import { useOutcome } from '@/components/llamada/use-outcome'
import type { Medio } from '@/domain/mensaje'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

/** The calls that write to a selection: what tells whom it reaches, and what sends it. */
interface Envios {
  '/mensaje/simular': '/mensaje/crear'
  '/vencimiento/simularMensaje': '/vencimiento/enviarMensaje'
  '/da_listado/simularMensaje': '/da_listado/enviarMensaje'
  '/avisoDeDebito/simular': '/avisoDeDebito/enviar'
  '/rechazo/simularMensaje': '/rechazo/enviarMensaje'
  '/seleccion/simularMensaje': '/seleccion/enviarMensaje'
}
type Simulacion = keyof Envios

/** One of those whom a sending would reach, as its call tells him. */
export type FilaEn<R extends Simulacion> = NonNullable<LeidoEn<R>['filas']>[number]

type Props<R extends Simulacion> = {
  simular: R
  enviar: Envios[R]
  motivo: Motivo<FilaEn<R>>
  /** Who is written to. */
  elegidos: Omit<EntradaEn<R>, 'medio' | 'pagina' | 'soloSinDestino' | 'soloNoQuieren' | 'soloEnEspera'>
  /** The call can show those alone whose letter waits. */
  espera?: boolean
  /** For whom it is, where it is one. */
  head?: ReactNode
  /** Said of whoever has no address by a means, where he is the only one. */
  sinDestino?: ((medio: Medio) => ReactNode) | undefined
  close: () => void
  done: () => void
}

/** Writes to those chosen, who do not change while the dialog is open. */
export function ChosenDialog<R extends Simulacion>(props: Props<R>) {
  const { motivo, espera = false, head, sinDestino, close, done } = props
  const [fijos] = useState(props.elegidos)
  const { estado, leer } = useLectura(props.simular)
  const outcome = useOutcome<Envios[Simulacion]>(props.enviar, TEXTOS_DE_ENVIO)
  const simular = useCallback(
    (medio: number, { pagina, solo }: Vista) =>
      void leer({
        ...{ medio, pagina, soloSinDestino: solo === 'sinDestino', soloNoQuieren: solo === 'noQuieren' },
        ...(espera && { soloEnEspera: solo === 'enEspera' }),
        ...fijos,
      } as unknown as EntradaEn<R>),
    [leer, espera, fijos],
  )
  return (
    <MensajeDialog
      motivo={motivo}
      estado={estado}
      simular={simular}
      enviar={(after, carta) => outcome.send(after, { ...carta, ...fijos })}
      {...{ outcome, head, sinDestino, close, done }}
    />
  )
}
