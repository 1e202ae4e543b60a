'use client'

import type { ReactNode } from 'react'
import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import type { morosos } from '@/contract/listas/morosos'
import { DATOS_MOROSO, type Medio, valoresMoroso } from '@/domain/mensaje'

type Elegidos = FiltrosDe<typeof morosos.declaracion> & { ids?: number[]; excluidos?: number[] | undefined }

const DEUDA: Motivo<FilaEn<'/mensaje/simular'>> = {
  inicial: {
    asunto: 'Su cuenta con el Consejo',
    texto: `{saludo}:

Le informamos que registra una deuda de {importe} ({meses}) con el Consejo.

{pago}

Ante cualquier duda, comuníquese con Tesorería.

{firma}`,
  },
  datos: DATOS_MOROSO,
  valoresOf: ({ nombre = '', mora, meses = 0 }) =>
    mora === undefined ? { nombre } : valoresMoroso({ nombre, mora, meses }),
}

type Props = {
  elegidos: Elegidos
  head?: ReactNode
  sinDestino?: (medio: Medio) => ReactNode
  close: () => void
  done: () => void
}

export const SendDialog = ({ elegidos, head, sinDestino, close, done }: Props) => (
  <ChosenDialog
    simular="/mensaje/simular"
    enviar="/mensaje/crear"
    motivo={DEUDA}
    elegidos={elegidos}
    espera
    {...{ head, sinDestino, close, done }}
  />
)
