'use client'

import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { EntradaEn, RutaDeCambio } from '@/lib/llamada/call-paths'
import { isUncertain } from '@/lib/llamada/insist'

/** A change whose entrada has a `motivo`. */
export type RutaConMotivo = {
  [R in RutaDeCambio]: 'motivo' extends keyof EntradaEn<R> ? R : never
}[RutaDeCambio]

export interface TextosDeMotivo {
  titulo: string
  /** On the button; the title unless told. */
  boton?: string
  haciendo: string
  /** 'se anuló el papel': what is unknown without an answer. */
  que: string
  exito: string
  fracaso: string
}

type Props<R extends RutaConMotivo> = {
  ruta: R
  textos: TextosDeMotivo
  entrada: (motivo: string) => EntradaEn<R> | undefined
  /** Once it is done, or nobody knows whether it is: what is shown may be old. */
  after?: (done: boolean) => void
  close: () => void
  /** It closes on a refusal too, unless that is of the reason itself: the screen tells why. */
  answered?: true
  /** Nothing is lost by it. */
  harmless?: boolean
  /** For whom it is. */
  head?: ReactNode
  /** What it is about and what follows. */
  children: ReactNode
}

/** The dialog of an act that takes nothing but its reason, and can be repeated without harm. */
export function ReasonDialog<R extends RutaConMotivo>(props: Props<R>) {
  const { ruta, textos, entrada, after, close, answered, harmless = false, head, children } = props
  const { titulo, boton = titulo, haciendo, ...dichos } = textos
  const form = useForm({ defaultValues: { motivo: '' } })
  const { enviar, ...estado } = useRepetible<RutaDeCambio>(ruta, { ...dichos, relee: true, enCampos: true })
  async function act(motivo: string): Promise<string | undefined> {
    const asked = entrada(motivo)
    const result = asked && (await enviar(asked))
    if (!result) return undefined
    const known = !result.ok && !isUncertain(result)
    const wrong = known ? result.errores['motivo'] : undefined
    if (!known || (answered && wrong === undefined)) {
      close()
      after?.(result.ok)
    }
    return wrong
  }
  return (
    <MoneyDialog
      title={titulo}
      description={head}
      className="max-w-lg"
      outcome={estado}
      typed={form.formState.isDirty}
      close={close}
    >
      <ReasonForm
        {...{ form, act, close }}
        yes={boton}
        savingText={haciendo}
        pendiente={estado.pendiente}
        danger={!harmless}
      >
        {children}
      </ReasonForm>
    </MoneyDialog>
  )
}
