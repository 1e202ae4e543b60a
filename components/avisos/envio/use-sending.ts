'use client'

import { useRouter } from 'next/navigation'
import type { UseFormReturn } from 'react-hook-form'
import { sendWitness } from '@/components/avisos/envio/send-witness'
import { showErrors } from '@/components/form/show-errors'
import type { After } from '@/components/llamada/use-outcome'
import { type DatoMensaje, faultOfTexto, MAIL, saysNothing } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type Texto = { medio: string; asunto: string; texto: string }
export const ETIQUETAS = { asunto: 'Asunto', texto: 'Mensaje' } as const
const FALTAN = { asunto: 'Ingrese Asunto', texto: 'Ingrese el mensaje' } as const

type Enviado = LeidoEn<'/mensaje/crear'>
interface Carta {
  medio: number
  asunto: string | undefined
  texto: string
  /** How many were shown. */
  cantidad: number
}
/** Sends the letter to those that the dialog was opened for. */
export type Enviar = (after: After<Enviado>, carta: Carta) => Promise<unknown>

/** What is told of a sending, whatever it is about. */
export const TEXTOS_DE_ENVIO = {
  fracaso: 'No se pudo enviar el mensaje',
  exito: ({ pendientes = 0, omitidos = 0, rehusados = 0 }: Enviado) =>
    `Mensajes en la bandeja de salida: ${formatCount(pendientes)}${omitidos ? `. Sin enviar: ${formatCount(omitidos)}` : ''}${rehusados ? `. No lo quieren: ${formatCount(rehusados)}` : ''}`,
  enCampos: true,
  relee: false,
} as const

interface Sending {
  datos: readonly DatoMensaje[]
  enviar: Enviar
  done: () => void
  /** The list is read again, and what was typed stays. */
  refused: () => void
}

/** Queues the messages and leads to their outbox. An unanswered sending is kept as it was. */
export function useSending(form: UseFormReturn<Texto>, { datos, enviar, done, refused }: Sending) {
  const router = useRouter()
  const fault = (key: 'asunto' | 'texto', value: string): string | undefined =>
    !value.trim() || (key === 'texto' && saysNothing(value))
      ? FALTAN[key]
      : (faultOfTexto(value, datos) ?? undefined)
  return async ({ medio, asunto, texto }: Texto, cantidad: number) => {
    const mail = medio === String(MAIL)
    const wrong = Object.entries({
      ...(mail ? { asunto: fault('asunto', asunto) } : {}),
      texto: fault('texto', texto),
    }).flatMap(([key, message]) => (message ? [[key, message] as const] : []))
    if (wrong.length > 0) return showErrors(form, Object.fromEntries(wrong), ETIQUETAS)
    await enviar(
      {
        show: sendWitness,
        done: ({ envioID }) => {
          done()
          router.push(`${rutas.mensajes()}?envio=${envioID ?? ''}`)
        },
        refused: ({ errores }) => {
          showErrors(form, errores, ETIQUETAS)
          refused()
        },
      },
      { medio: Number(medio), asunto: mail ? asunto : undefined, texto, cantidad },
    )
  }
}
