'use client'

import { useCallback, useState } from 'react'
import { MessageDialog, type Motivo } from '@/components/avisos/envio/message-dialog'
import type { Vista } from '@/components/avisos/envio/reach-preview'
import { TEXTOS_DE_ENVIO } from '@/components/avisos/envio/use-sending'
import type { FiltrosVencimientos } from '@/components/avisos/vencimiento/filters'
import { useOutcome } from '@/components/llamada/use-outcome'
import { DATOS_VENCIMIENTO } from '@/domain/mensaje'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Fila = NonNullable<LeidoEn<'/vencimiento/simularMensaje'>['filas']>[number]

const VENCIMIENTO: Motivo<Fila> = {
  inicial: {
    asunto: 'Vencimientos en su legajo',
    texto: `Estimado/a {nombre}:

Le recordamos los vencimientos de su legajo en el Consejo: {vencimientos}.

Por favor comuníquese con nosotros para renovar o actualizar lo que corresponda.`,
  },
  datos: DATOS_VENCIMIENTO,
  hint: '{nombre} y {vencimientos} se cambian por los datos de cada uno.',
  valoresOf: ({ nombre = '', vencimientos = '' }) => ({ nombre, vencimientos }),
}

type Props = { elegidos: FiltrosVencimientos & { ids: number[] }; close: () => void; done: () => void }

export function SendDialog({ elegidos, close, done }: Props) {
  // The choice does not change while the dialog is open.
  const [fijos] = useState(elegidos)
  const { estado, leer } = useLectura('/vencimiento/simularMensaje')
  const outcome = useOutcome('/vencimiento/enviarMensaje', TEXTOS_DE_ENVIO)
  const simular = useCallback(
    (medio: number, { pagina, solo }: Vista) =>
      void leer({ medio, pagina, soloSinDestino: solo === 'sinDestino', ...fijos }),
    [leer, fijos],
  )
  return (
    <MessageDialog
      motivo={VENCIMIENTO}
      estado={estado}
      simular={simular}
      enviar={(after, carta) => outcome.send(after, { ...carta, ...fijos })}
      {...{ outcome, close, done }}
    />
  )
}
