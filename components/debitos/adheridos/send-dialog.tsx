'use client'

import { useCallback, useState } from 'react'
import { MessageDialog, type Motivo } from '@/components/avisos/envio/message-dialog'
import type { Vista } from '@/components/avisos/envio/reach-preview'
import { TEXTOS_DE_ENVIO } from '@/components/avisos/envio/use-sending'
import { useOutcome } from '@/components/llamada/use-outcome'
import { DATOS_DEBITO } from '@/domain/mensaje'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Fila = NonNullable<LeidoEn<'/da_listado/simularMensaje'>['filas']>[number]

const DEBITO: Motivo<Fila> = {
  inicial: {
    asunto: 'Su débito automático',
    texto: `Estimado/a {nombre}:

Está adherido al débito automático de sus cuotas por {forma}.

Ante cualquier cambio, por favor comuníquese con Tesorería.`,
  },
  datos: DATOS_DEBITO,
  hint: '{nombre} y {forma} se cambian por los datos de cada uno.',
  valoresOf: ({ nombre = '', forma = '' }) => ({ nombre, forma }),
}

type Props = { ids: number[]; close: () => void; done: () => void }

export function SendDialog({ ids, close, done }: Props) {
  // The choice does not change while the dialog is open.
  const [fijos] = useState({ ids })
  const { estado, leer } = useLectura('/da_listado/simularMensaje')
  const outcome = useOutcome('/da_listado/enviarMensaje', TEXTOS_DE_ENVIO)
  const simular = useCallback(
    (medio: number, { pagina, solo }: Vista) =>
      void leer({ medio, pagina, soloSinDestino: solo === 'sinDestino', ...fijos }),
    [leer, fijos],
  )
  return (
    <MessageDialog
      motivo={DEBITO}
      estado={estado}
      simular={simular}
      enviar={(after, carta) => outcome.send(after, { ...carta, ...fijos })}
      {...{ outcome, close, done }}
    />
  )
}
