'use client'

import { useCallback, useState } from 'react'
import { MessageDialog, type Motivo } from '@/components/avisos/envio/message-dialog'
import type { Vista } from '@/components/avisos/envio/reach-preview'
import { TEXTOS_DE_ENVIO } from '@/components/avisos/envio/use-sending'
import type { FiltrosMorosos } from '@/components/avisos/moroso/filters'
import { useOutcome } from '@/components/llamada/use-outcome'
import { DATOS_MOROSO, valoresMoroso } from '@/domain/mensaje'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Elegidos = FiltrosMorosos & { ids?: number[]; excluidos?: number[] | undefined }
type Fila = NonNullable<LeidoEn<'/mensaje/simular'>['filas']>[number]

const DEUDA: Motivo<Fila> = {
  inicial: {
    asunto: 'Su cuenta con el Consejo',
    texto: `Estimado/a {nombre}:

Le informamos que registra una deuda de {importe} ({meses}) con el Consejo.

Por favor comuníquese con Tesorería para regularizarla.`,
  },
  datos: DATOS_MOROSO,
  hint: '{nombre}, {importe} y {meses} se cambian por los datos de cada uno.',
  valoresOf: ({ nombre = '', mora, meses = 0 }) =>
    mora === undefined ? { nombre } : valoresMoroso({ nombre, mora, meses }),
}

type Props = { elegidos: Elegidos; close: () => void; done: () => void }

export function SendDialog({ elegidos, close, done }: Props) {
  // The choice does not change while the dialog is open.
  const [fijos] = useState(elegidos)
  const { estado, leer } = useLectura('/mensaje/simular')
  const outcome = useOutcome('/mensaje/crear', TEXTOS_DE_ENVIO)
  const simular = useCallback(
    (medio: number, { pagina, solo }: Vista) =>
      void leer({
        medio,
        pagina,
        soloSinDestino: solo === 'sinDestino',
        soloEnEspera: solo === 'enEspera',
        ...fijos,
      }),
    [leer, fijos],
  )
  return (
    <MessageDialog
      motivo={DEUDA}
      estado={estado}
      simular={simular}
      enviar={(after, carta) => outcome.send(after, { ...carta, ...fijos })}
      {...{ outcome, close, done }}
    />
  )
}
